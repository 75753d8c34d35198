import CursesUI
import CursesUITerminal

/// Draws a chart with columns that are counted from its leading edge. In a right-to-left layout the chart is mirrored,
/// but its texts are not.
@MainActor
struct ChartCanvas {
    let context: DrawingContext
    /// The number of columns of the chart.
    let width: Int
    let isRightToLeft: Bool

    func put(_ glyph: Glyph, style: Style, at point: CellPoint) {
        let style = context.schemeWithoutColors == nil ? style.closingGaps(of: glyph) : style
        context.put(glyph, style: style, at: place(point, columns: 1))
    }

    /// Writes a text that starts at a column counted from the leading edge.
    func write(_ text: String, style: Style, at point: CellPoint) {
        context.write(line: text, style: style, at: place(point, columns: TextWidth.columns(of: text)))
    }

    private func place(_ point: CellPoint, columns: Int) -> CellPoint {
        isRightToLeft ? CellPoint(column: width - point.column - columns, row: point.row) : point
    }
}

extension Style {
    /// Returns the style with a full block's colour as the background as well, because some fonts leave a gap between
    /// the blocks of two rows, in which the background is visible.
    func closingGaps(of glyph: Glyph) -> Style {
        guard glyph == "█", foreground != .default, background == .default, attributes.isEmpty else { return self }
        var style = self
        style.background = foreground
        return style
    }
}
