/// The text of a field while it is edited: its caret, its selection, and what keys do to them.
///
/// Places are counted in characters, so that the caret never stands within an emoji or between a
/// letter and its accent.
struct TextEditingState: Sendable {
    /// Where the caret and the selection are.
    struct Position: Hashable, Sendable {
        /// How many characters stand before the caret.
        var caret: Int
        /// The end of the selection at which the caret is not; `nil` if nothing is selected.
        var anchor: Int?
    }

    private(set) var content: CountedText
    private(set) var position: Position
    /// Whether the text may have several lines; if not, what is inserted becomes one line.
    let allowsNewlines: Bool
    /// What has changed in the text since somebody asked.
    private(set) var change: TextChange?

    /// A text with the caret at its end.
    init(_ text: String = "", allowsNewlines: Bool = false) {
        content = CountedText(text)
        position = Position(caret: content.count)
        self.allowsNewlines = allowsNewlines
    }

    var text: String { content.string }

    /// How many characters stand before the caret.
    var caret: Int { position.caret }

    /// The end of the selection at which the caret is not; `nil` if nothing is selected.
    var anchor: Int? { position.anchor }

    /// The characters that are selected; `nil` for none.
    var selection: Range<Int>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }

    /// The text that is selected; empty for none.
    var selectedText: String {
        selection.map { text.utf8Slice(bytes(of: $0)) } ?? ""
    }

    /// `nil` at the start of the text.
    var characterBeforeCaret: Character? {
        caret > 0 ? text[content.index(of: caret - 1)] : nil
    }

    /// Puts text in place of the selection, or where the caret stands.
    mutating func insert(_ inserted: String) {
        replace(selection ?? caret..<caret, with: allowsNewlines ? inserted : singleLine(inserted))
    }

    /// Deletes the selection, or, where there is none, all between the caret and where a movement
    /// would take it: `.left` is backspace. At the end of a line `.lineEnd` deletes the line end.
    ///
    /// - Returns: what was deleted; empty if there was nothing.
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
    /// - Parameter extending: whether the selection goes along. If not, it ends: a step to the left
    ///   or right goes to its edge.
    mutating func move(_ movement: TextMovement, extending: Bool = false) {
        if !extending, let selection, movement == .left || movement == .right {
            place(movement == .left ? selection.lowerBound : selection.upperBound)
        } else {
            place(movement.target(from: caret, in: content), extending: extending)
        }
    }

    /// Puts the caret before a character; places outside of the text are those at its ends.
    mutating func place(_ offset: Int, extending: Bool = false) {
        position.anchor = extending ? anchor ?? caret : nil
        position.caret = min(max(0, offset), content.count)
    }

    /// Selects the whole text, with the caret at its end.
    mutating func selectAll() {
        position = Position(caret: content.count, anchor: 0)
    }

    /// Takes over a text that was changed by someone else.
    ///
    /// The caret stays at its place, or at the end if it was there; a selection ends. The same text
    /// changes nothing.
    ///
    /// - Returns: whether it is another text.
    @discardableResult
    mutating func setText(_ newText: String) -> Bool {
        let wasAtEnd = caret == content.count
        let before = text
        guard let new = content.setString(newText) else { return false }
        note(new, to: before)
        place(wasAtEnd ? content.count : caret)
        return true
    }

    /// Changes the text back, and the caret and the selection to where they were.
    mutating func apply(_ change: TextChange, position: Position) {
        let before = text
        if let new = content.replaceUTF8(change.newRange, with: change.old) { note(new, to: before) }
        self.position = position
    }

    /// What has changed in the text since this was last asked; `nil` for nothing.
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
        // What is inserted may join its neighbours to one character; the caret then goes behind it.
        place(content.characters(beforeUTF8: bytes.lowerBound + inserted.utf8.count))
    }

    /// The text in one line: runs of line ends become a space, those at its ends go, and so do tabs
    /// become spaces.
    private func singleLine(_ text: String) -> String {
        guard text.hasLineEndOrTab else { return text }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.replacing("\t", with: " ")
    }
}

extension String {
    /// Whether it may be that there is one: a scan of bytes, for texts are long where this matters.
    fileprivate var hasLineEndOrTab: Bool {
        let mayHave = utf8.withContiguousStorageIfAvailable { bytes in
            // Line ends beyond ASCII begin with C2 or E2.
            for byte in bytes where byte < 0x0E || byte == 0xC2 || byte == 0xE2 {
                if byte >= 0x09 { return true }
            }
            return false
        }
        return mayHave != false && contains { $0.isNewline || $0 == "\t" }
    }
}
