import CursesUI
import CursesUITerminal

/// Draws a chart in columns that are counted from its leading edge: from right to left, it is mirrored. Texts are not.
@MainActor
struct ChartCanvas {
    let context: DrawingContext
    /// The columns of the chart.
    let width: Int
    let isRightToLeft: Bool

    func put(_ glyph: Glyph, style: Style, at point: CellPoint) {
        context.put(glyph, style: style, at: place(point, columns: 1))
    }

    /// Writes a text, whose first column is the nearest to the leading edge.
    func write(_ text: String, style: Style, at point: CellPoint) {
        context.write(line: text, style: style, at: place(point, columns: TextWidth.columns(of: text)))
    }

    private func place(_ point: CellPoint, columns: Int) -> CellPoint {
        isRightToLeft ? CellPoint(column: width - point.column - columns, row: point.row) : point
    }
}
