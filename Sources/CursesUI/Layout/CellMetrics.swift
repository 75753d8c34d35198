import CursesUITerminal
import Foundation

/// How the numbers that an app writes become cells.
///
/// In CursesUI one unit is one cell. Other metrics read an app's points as cells; what is visible
/// stays so: a length above zero takes at least one cell. A gap between views may vanish: it is
/// rounded to the nearest number of cells.
public struct CellMetrics: Hashable, Sendable {
    /// Units in one column.
    public var columnWidth: CGFloat
    /// Units in one row.
    public var rowHeight: CGFloat

    /// Metrics in which a cell has a size.
    public init(columnWidth: CGFloat, rowHeight: CGFloat) {
        self.columnWidth = columnWidth
        self.rowHeight = rowHeight
    }

    /// One unit is one cell.
    public static let cells = CellMetrics(columnWidth: 1, rowHeight: 1)
    /// A cell as wide and high as one of a terminal's usual font is in points.
    public static let points = CellMetrics(columnWidth: 8, rowHeight: 16)

    func columns(_ length: CGFloat) -> Int { cells(length, columnWidth) }
    func rows(_ length: CGFloat) -> Int { cells(length, rowHeight) }

    func cells(_ length: CGFloat, along axis: Axis) -> Int {
        axis == .horizontal ? columns(length) : rows(length)
    }

    private func cells(_ length: CGFloat, _ unit: CGFloat) -> Int {
        let cells = Int(cells: length / unit)
        return cells != 0 ? cells : length > 0 ? 1 : length < 0 ? -1 : 0
    }

    /// The cells of a gap or of a way from here to there, which may be none.
    func gap(_ length: CGFloat, along axis: Axis) -> Int {
        Int(cells: length / unit(axis))
    }

    /// The last whole cell before a position.
    func cellsBefore(_ position: CGFloat, along axis: Axis) -> Int {
        Int(cells: (position / unit(axis)).rounded(.down))
    }

    /// The units that a number of cells takes.
    func units(_ cells: Int, along axis: Axis) -> CGFloat {
        CGFloat(cells) * unit(axis)
    }

    func units(_ size: CellSize) -> CGSize {
        CGSize(
            width: units(size.width, along: .horizontal),
            height: units(size.height, along: .vertical)
        )
    }

    private func unit(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? columnWidth : rowHeight
    }
}
