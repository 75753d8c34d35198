extension CellBuffer {
    /// Writes text in one line, clipped to `clip` and the buffer, on top of what is there: a style
    /// without a background of its own leaves the one below.
    ///
    /// Nothing in the text can leave its cells: see ``Glyph``.
    ///
    /// - Parameter point: where the first column stands; it may lie outside of `clip`.
    /// - Returns: the columns that the text takes, clipped or not.
    @discardableResult
    package mutating func write(
        _ text: some StringProtocol,
        style: Style,
        at point: CellPoint,
        clip: CellRect
    ) -> Int {
        withRow(point.row, clip: clip) { row in
            var column = point.column
            Glyph.forEachGlyph(in: text) { glyph in
                row.putOver(glyph, style: style, at: column)
                column += glyph.width
            }
            return column - point.column
        }
    }
}
