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
        _ line: FieldLine,
        caret: Int,
        width: Int,
        alignment: TextAlignment = .leading
    ) {
        self.width = max(0, width)
        let before = line.columns(before: caret)
        let total = line.columns
        if total < self.width {
            firstColumn = 0
            // The cell of a caret at the end is kept free.
            inset = min(alignment.inset(self.width - total), self.width - total - 1)
        } else {
            inset = 0
            // The caret covers the character behind it.
            let caretWidth = max(1, line.columns(before: caret + 1) - before)
            firstColumn = min(firstColumn, total + 1 - self.width)
            firstColumn = max(firstColumn, before + min(caretWidth, self.width) - self.width)
            firstColumn = max(0, min(firstColumn, before))
        }
        caretColumn = before - firstColumn + inset
    }

    /// The place of the caret for a click: before the character that is shown at a column of the
    /// field, or at the end of the text.
    func caret(at column: Int, in line: FieldLine) -> Int {
        line.characters(endingAtColumn: column - inset + firstColumn)
    }

    /// Draws what is visible; a wide character that an edge cuts shows as a space.
    ///
    /// - Parameters:
    ///   - point: the first cell of the field.
    ///   - selection: the characters that get `selectionStyle`.
    func draw(
        _ line: FieldLine,
        into buffer: inout CellBuffer,
        at point: CellPoint,
        clip: CellRect,
        style: Style,
        selection: Range<Int>? = nil,
        selectionStyle: Style = .plain
    ) {
        let field = CellRect(origin: point, size: CellSize(width: width, height: 1))
        buffer.withRow(point.row, clip: clip.intersection(field)) { row in
            let start = line.characters(endingAtColumn: firstColumn)
            var column = point.column + inset - firstColumn + line.columns(before: start)
            line.forEachCharacter(from: start) { offset, character in
                guard !row.isBehind(column) else { return false }
                let isSelected = selection?.contains(offset) ?? false
                Glyph.forEachGlyph(of: character) { glyph in
                    row.putOver(glyph, style: isSelected ? selectionStyle : style, at: column)
                    column += glyph.width
                }
                return true
            }
        }
    }
}
