import Foundation

/// Room between views: as an app writes it, in its units, or in cells, as CursesUI's own views have it.
enum Gap: Hashable, Sendable {
    case units(CGFloat)
    case cells(Int)

    func cells(_ metrics: CellMetrics, along axis: Axis) -> Int {
        switch self {
        case .units(let length): metrics.gap(length, along: axis)
        case .cells(let cells): cells
        }
    }
}
