import CursesUITerminal

/// The part of a line of text that a field of some columns shows.
///
/// It moves no further than it must for the caret to be seen, which needs a cell behind the last
/// character, too. Text that is shorter than the field is aligned.
struct TextFieldViewport: Hashable, Sendable {
    /// The columns of the text that are hidden on the left.
    private(set) var firstColumn = 0
    /// The columns of the field.
    private(set) var width = 0
    /// The columns left of the text, where it is shorter than the field.
    private(set) var inset = 0
    /// The column in the field where the caret stands.
    private(set) var caretColumn = 0

    /// Follows a change of the text, of the caret or of the field.
    ///
    /// - Parameters:
    ///   - caret: how many characters stand before the caret.
    ///   - width: the columns of the field.
    mutating func update(
        text: String,
        caret: Int,
        width: Int,
        alignment: TextAlignment = .leading
    ) {
        self.width = max(0, width)
        let before = TextWidth.columns(of: text.prefix(caret))
        let rest = text.dropFirst(caret)
        let total = before + TextWidth.columns(of: rest)
        if total < self.width {
            firstColumn = 0
            // The cell of a caret at the end is kept free.
            inset = min(alignment.inset(self.width - total), self.width - total - 1)
        } else {
            inset = 0
            // The caret covers the character behind it.
            let caretWidth = max(1, rest.first.map(TextWidth.columns) ?? 1)
            firstColumn = min(firstColumn, total + 1 - self.width)
            firstColumn = max(firstColumn, before + min(caretWidth, self.width) - self.width)
            firstColumn = max(0, min(firstColumn, before))
        }
        caretColumn = before - firstColumn + inset
    }

    /// The place of the caret for a click: before the character that is shown at a column of the
    /// field, or at the end of the text.
    func caret(at column: Int, in text: String) -> Int {
        let target = column - inset + firstColumn
        var end = 0
        return text.prefix { character in
            end += TextWidth.columns(of: character)
            return end <= target
        }.count
    }

    /// Draws what is visible; a wide character that an edge cuts shows as a space.
    ///
    /// - Parameters:
    ///   - point: the first cell of the field.
    ///   - selection: the characters that get `selectionStyle`.
    func draw(
        _ text: String,
        into buffer: inout CellBuffer,
        at point: CellPoint,
        clip: CellRect,
        style: Style,
        selection: Range<Int>? = nil,
        selectionStyle: Style = .plain
    ) {
        let field = CellRect(origin: point, size: CellSize(width: width, height: 1))
        buffer.withRow(point.row, clip: clip.intersection(field)) { row in
            var column = point.column + inset - firstColumn
            for (offset, character) in text.enumerated() {
                guard !row.isBehind(column) else { break }
                let isSelected = selection?.contains(offset) ?? false
                Glyph.forEachGlyph(of: character) { glyph in
                    row.putOver(glyph, style: isSelected ? selectionStyle : style, at: column)
                    column += glyph.width
                }
            }
        }
    }
}
