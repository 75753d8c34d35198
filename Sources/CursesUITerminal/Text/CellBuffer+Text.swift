extension CellBuffer {
    /// Writes text in one line, clipped to `clip` and to the buffer. If the style has no background, the
    /// cells keep the background that they have.
    ///
    /// The text cannot affect anything outside its cells, see ``Glyph``.
    ///
    /// - Parameter point: the position of the first column; it may be outside `clip`.
    /// - Returns: the width of the text in columns, including clipped ones.
    @discardableResult
    public mutating func write(
        _ text: some StringProtocol,
        style: Style,
        at point: CellPoint,
        clip: CellRect
    ) -> Int {
        var width = 0
        withRow(point.row, clip: clip) { row in
            Glyph.forEachGlyph(in: text) { glyph in
                row.putOver(glyph, style: style, at: point.column + width)
                width += glyph.width
            }
        }
        return width
    }
}
