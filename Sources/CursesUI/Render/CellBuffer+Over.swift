import CursesUITerminal

extension CellBuffer {
    /// Puts a glyph on top of what is there: where its style has no background of its own, the one
    /// below stays.
    mutating func putOver(_ glyph: Glyph, style: Style, at point: CellPoint, clip: CellRect) {
        var style = style
        if style.background == .default, bounds.contains(point) {
            style.background = self[column: point.column, row: point.row].style.background
        }
        put(glyph, style: style, at: point, clip: clip)
    }
}
