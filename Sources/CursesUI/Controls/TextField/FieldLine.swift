import CursesUITerminal

/// A line of text as a field shows it: its characters, or a mark for each of them.
struct FieldLine: Sendable {
    let text: CountedText
    /// Shown in place of each character of a secret; `nil` for ordinary text.
    let mark: Character?
    private let markWidth: Int

    init(_ text: CountedText, mark: Character? = nil) {
        self.text = text
        self.mark = mark
        markWidth = max(1, mark.map(TextWidth.columns) ?? 1)
    }

    /// The columns of the line.
    var columns: Int { mark == nil ? text.columns : text.count * markWidth }

    /// The number of columns before a character.
    func columns(before offset: Int) -> Int {
        mark == nil ? text.columns(before: offset) : offset * markWidth
    }

    /// The number of characters that end at or before a column.
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
