extension CellBuffer {
    /// Writes text in one line, clipped to `clip` and to the buffer. If the style has no background, the
    /// cells keep the background that they have.
    ///
    /// The text cannot affect anything outside its cells, see ``Glyph``.
    ///
    /// - Parameter point: the position of the first column; it may be outside `clip`.
    /// - Returns: the width of the text in columns, including clipped ones.
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
