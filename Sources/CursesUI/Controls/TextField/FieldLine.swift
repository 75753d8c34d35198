import CursesUITerminal

/// A line of text as a field shows it: its characters, or a mark in place of each character.
struct FieldLine: Sendable {
    let text: CountedText
    /// The character that replaces each character of a secret; `nil` for ordinary text.
    let mark: Character?
    private let markWidth: Int
    /// The visual order of the characters; `nil` if no part of the line is right-to-left.
    let visual: VisualFieldLine?

    init(_ text: CountedText, mark: Character? = nil, visual: VisualFieldLine? = nil) {
        self.text = text
        self.mark = mark
        markWidth = max(1, mark.map(TextWidth.columns) ?? 1)
        self.visual = visual
    }

    /// The number of columns of the line.
    var columns: Int { visual?.line.width ?? (mark == nil ? text.columns : text.count * markWidth) }

    /// Returns the number of columns before a character.
    func columns(before offset: Int) -> Int {
        mark == nil ? text.columns(before: offset) : offset * markWidth
    }

    /// Returns the column and the width of the caret, which is before a character or at the end of the line.
    func caret(before offset: Int) -> (column: Int, width: Int) {
        if let visual { return visual.caret(before: offset) }
        let before = columns(before: offset)
        return (before, max(1, columns(before: offset + 1) - before))
    }

    /// Returns the caret position that is shown at a column.
    func caret(at column: Int) -> Int { visual?.caret(at: column) ?? characters(endingAtColumn: column) }

    /// Returns the number of characters that end at or before a column.
    func characters(endingAtColumn column: Int) -> Int {
        guard mark != nil else { return text.characters(endingAtColumn: column) }
        return column.clamped(0, columns) / markWidth
    }

    /// Calls a closure with the visible character at a position and each following one, while the closure returns
    /// `true`.
    func forEachCharacter(from offset: Int, while body: (_ offset: Int, Character) -> Bool) {
        var offset = offset
        if let mark {
            while offset < text.count, body(offset, mark) { offset += 1 }
        } else {
            for character in text.string[text.index(of: offset)...] {
                guard body(offset, character) else { break }
                offset += 1
            }
        }
    }
}
