extension CellBuffer {
    /// Writes text in one line, clipped to `clip` and the buffer.
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
        var position = point
        for character in text {
            Glyph.forEachGlyph(of: character) { glyph in
                put(glyph, style: style, at: position, clip: clip)
                position.column += glyph.width
            }
        }
        return position.column - point.column
    }
}
