import Foundation

/// How the numbers that an app writes become cells.
///
/// In CursesUI one unit is one cell. Other metrics read an app's points as cells; what is visible
/// stays so: a length above zero takes at least one cell.
package struct CellMetrics: Hashable, Sendable {
    /// Units in one column.
    package var columnWidth: CGFloat
    /// Units in one row.
    package var rowHeight: CGFloat

    package init(columnWidth: CGFloat, rowHeight: CGFloat) {
        self.columnWidth = columnWidth
        self.rowHeight = rowHeight
    }

    package static let cells = CellMetrics(columnWidth: 1, rowHeight: 1)

    func columns(_ length: CGFloat) -> Int { cells(length, columnWidth) }
    func rows(_ length: CGFloat) -> Int { cells(length, rowHeight) }

    func cells(_ length: CGFloat, along axis: Axis) -> Int {
        axis == .horizontal ? columns(length) : rows(length)
    }

    private func cells(_ length: CGFloat, _ unit: CGFloat) -> Int {
        guard !length.isNaN else { return 0 }
        let cells = (length / unit).rounded()
        if cells >= CGFloat(Int.unbounded) { return .unbounded }
        if cells <= -CGFloat(Int.unbounded) { return -.unbounded }
        if cells == 0 { return length > 0 ? 1 : length < 0 ? -1 : 0 }
        return Int(cells)
    }
}

private struct CellMetricsKey: EnvironmentKey {
    static let defaultValue = CellMetrics.cells
}

extension EnvironmentValues {
    package var cellMetrics: CellMetrics {
        get { self[CellMetricsKey.self] }
        set { self[CellMetricsKey.self] = newValue }
    }
}
