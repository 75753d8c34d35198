import Foundation

/// A space between views: in an app's units, or in cells for CursesUI's own views.
enum Gap: Hashable, Sendable {
    case units(CGFloat)
    case cells(Int)

    func cells(_ metrics: CellMetrics, along axis: Axis) -> Int {
        switch self {
        case .units(let length): metrics.spacing(length, along: axis)
        case .cells(let cells): cells
        }
    }
}
