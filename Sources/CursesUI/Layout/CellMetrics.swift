import CursesUITerminal
import Foundation

/// The conversion of an app's units to cells.
///
/// In CursesUI one unit is one cell. Other metrics convert an app's points to cells, and keep visible views visible: a
/// length above zero takes at least one cell. A gap between views is rounded to the nearest number of cells, so it may
/// vanish.
public struct CellMetrics: Hashable, Sendable {
    /// The width of a column, in units.
    public var columnWidth: CGFloat
    /// The height of a row, in units.
    public var rowHeight: CGFloat

    /// Creates metrics from the size of a cell in units.
    public init(columnWidth: CGFloat, rowHeight: CGFloat) {
        self.columnWidth = columnWidth
        self.rowHeight = rowHeight
    }

    /// One unit is one cell.
    public static let cells = CellMetrics(columnWidth: 1, rowHeight: 1)
    /// The metrics in which a cell has the typical size of a character in a terminal, in points.
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

    /// Converts a gap or a distance to a number of cells, which may be zero.
    func gap(_ length: CGFloat, along axis: Axis) -> Int {
        Int(cells: length / unit(axis))
    }

    /// Converts the distance between two neighbours to a number of cells. A negative distance is rounded towards zero:
    /// neighbours that overlap by a part of a line on a phone must not cover each other's only row.
    func spacing(_ length: CGFloat, along axis: Axis) -> Int {
        length < 0 ? Int(cells: (length / unit(axis)).rounded(.up)) : gap(length, along: axis)
    }

    /// Returns the number of whole cells before a position.
    func cellsBefore(_ position: CGFloat, along axis: Axis) -> Int {
        Int(cells: (position / unit(axis)).rounded(.down))
    }

    /// Converts a number of cells to units.
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
