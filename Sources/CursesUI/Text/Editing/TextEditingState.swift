/// The state of a text that is being edited: the text, the caret and the selection, with their changes.
///
/// Positions are counted in characters, so that the caret is never within an emoji or between a letter and its accent.
struct TextEditingState: Sendable {
    /// The positions of the caret and the selection.
    struct Position: Hashable, Sendable {
        /// The number of characters before the caret.
        var caret: Int
        /// The end of the selection opposite the caret; `nil` if nothing is selected.
        var anchor: Int?
    }

    private(set) var content: CountedText
    private(set) var position: Position
    /// Whether the text may have several lines. If not, inserted text is converted to a single line.
    let allowsNewlines: Bool
    /// The change of the text since the last call to `takeChange()`.
    private(set) var change: TextChange?

    /// Creates a text with the caret at its end.
    init(_ text: String = "", allowsNewlines: Bool = false) {
        content = CountedText(text)
        position = Position(caret: content.count)
        self.allowsNewlines = allowsNewlines
    }

    var text: String { content.string }

    /// The number of characters before the caret.
    var caret: Int { position.caret }

    /// The end of the selection opposite the caret; `nil` if nothing is selected.
    var anchor: Int? { position.anchor }

    /// The selected characters; `nil` if nothing is selected.
    var selection: Range<Int>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }

    /// The selected text; empty if nothing is selected.
    var selectedText: String {
        selection.map { text.utf8Slice(bytes(of: $0)) } ?? ""
    }

    /// The character before the caret; `nil` at the start of the text.
    var characterBeforeCaret: Character? {
        caret > 0 ? text[content.index(of: caret - 1)] : nil
    }

    /// Replaces the selection with text, or inserts text at the caret.
    mutating func insert(_ inserted: String) {
        replace(selection ?? caret..<caret, with: allowsNewlines ? inserted : singleLine(inserted))
    }

    /// Deletes the selection. If there is none, deletes the text between the caret and the target of a movement:
    /// `.left` corresponds to Backspace. At the end of a line, `.lineEnd` deletes the line end.
    ///
    /// - Returns: the deleted text; empty if there is none.
    @discardableResult
    mutating func delete(_ movement: TextMovement) -> String {
        var target = movement.target(from: caret, in: content)
        if movement == .lineEnd, target == caret { target = min(caret + 1, content.count) }
        let range = selection ?? min(caret, target)..<max(caret, target)
        guard !range.isEmpty else { return "" }
        let deleted = text.utf8Slice(bytes(of: range))
        replace(range, with: "")
        return deleted
    }

    /// Moves the caret.
    ///
    /// - Parameter extending: whether the selection is extended. If not, it ends, and a movement by one character
    ///   places the caret at its edge.
    mutating func move(_ movement: TextMovement, extending: Bool = false) {
        if !extending, let selection, movement == .left || movement == .right {
            place(movement == .left ? selection.lowerBound : selection.upperBound)
        } else {
            place(movement.target(from: caret, in: content), extending: extending)
        }
    }

    /// Moves the caret to the position before a character, within the limits of the text.
    mutating func place(_ offset: Int, extending: Bool = false) {
        position.anchor = extending ? anchor ?? caret : nil
        position.caret = min(max(0, offset), content.count)
    }

    /// Selects a range, with the caret at its end.
    mutating func select(_ range: Range<Int>) {
        position = Position(caret: range.upperBound, anchor: range.lowerBound)
    }

    /// Returns the word at a position, or the characters between two words.
    func word(at offset: Int) -> Range<Int> {
        let characters = Array(text)
        guard !characters.isEmpty else { return 0..<0 }
        let place = min(max(0, offset), characters.count - 1)
        let kind = characters[place].wordKind
        var start = place
        var end = place + 1
        while start > 0, characters[start - 1].wordKind == kind { start -= 1 }
        while end < characters.count, characters[end].wordKind == kind { end += 1 }
        return start..<end
    }

    /// Returns the line at a position, without its line end.
    func line(at offset: Int) -> Range<Int> { content.lineStart(of: offset)..<content.lineEnd(of: offset) }

    /// Selects the whole text, with the caret at its end.
    mutating func selectAll() {
        position = Position(caret: content.count, anchor: 0)
    }

    /// Sets a text that other code has changed.
    ///
    /// The caret keeps its offset, or stays at the end if it was there. The selection ends. If the text is the same,
    /// nothing changes.
    ///
    /// - Returns: whether the text is different.
    @discardableResult
    mutating func setText(_ newText: String) -> Bool {
        let wasAtEnd = caret == content.count
        let before = text
        guard let new = content.setString(newText) else { return false }
        note(new, to: before)
        place(wasAtEnd ? content.count : caret)
        return true
    }

    /// Undoes a change, and restores the caret and the selection.
    mutating func apply(_ change: TextChange, position: Position) {
        let before = text
        if let new = content.replaceUTF8(change.newRange, with: change.old) { note(new, to: before) }
        self.position = position
    }

    /// Returns the change of the text since the last call; `nil` if there is none.
    mutating func takeChange() -> TextChange? {
        defer { change = nil }
        return change
    }

    private mutating func note(_ new: TextChange, to before: String) {
        if change == nil { change = new } else { change?.append(new, to: before) }
    }

    private func bytes(of range: Range<Int>) -> Range<Int> {
        content.utf8Offset(of: range.lowerBound)..<content.utf8Offset(of: range.upperBound)
    }

    private mutating func replace(_ range: Range<Int>, with inserted: String) {
        let before = text
        let bytes = bytes(of: range)
        if let new = content.replaceUTF8(bytes, with: inserted) { note(new, to: before) }
        // Inserted text may combine with its neighbours into one character. The caret goes after that character.
        place(content.characters(beforeUTF8: bytes.lowerBound + inserted.utf8.count))
    }

    /// Converts a text to a single line: removes line ends at its start and end, and replaces other line ends and tabs
    /// with spaces.
    private func singleLine(_ text: String) -> String {
        guard text.hasLineEndOrTab else { return text }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.replacing("\t", with: " ")
    }
}

extension Character {
    /// The kind of the character for word boundaries: letters and digits form words, separate from spaces and other
    /// characters. A line end is never part of a word.
    fileprivate var wordKind: Int { isNewline ? 3 : isLetter || isNumber ? 0 : isWhitespace ? 1 : 2 }
}

extension String {
    /// Whether the text has a line end or a tab. Bytes are scanned first, because texts may be long.
    fileprivate var hasLineEndOrTab: Bool {
        let mayHave = utf8.withContiguousStorageIfAvailable { bytes in
            // The UTF-8 form of each line end beyond ASCII begins with C2 or E2.
            for byte in bytes where byte < 0x0E || byte == 0xC2 || byte == 0xE2 {
                if byte >= 0x09 { return true }
            }
            return false
        }
        return mayHave != false && contains { $0.isNewline || $0 == "\t" }
    }
}
