/// The text of a field while it is edited: its caret, its selection, and what keys do to them.
///
/// Places are counted in characters, so that the caret never stands within an emoji or between a
/// letter and its accent.
struct TextEditingState: Hashable, Sendable {
    private(set) var text: String
    /// How many characters stand before the caret.
    private(set) var caret: Int
    /// The end of the selection at which the caret is not; `nil` if nothing is selected.
    private(set) var anchor: Int?
    /// Whether the text may have several lines; if not, what is inserted becomes one line.
    let allowsNewlines: Bool

    /// A text with the caret at its end.
    init(_ text: String = "", allowsNewlines: Bool = false) {
        self.text = text
        self.allowsNewlines = allowsNewlines
        caret = text.count
    }

    /// The characters that are selected; `nil` for none.
    var selection: Range<Int>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }

    /// The text that is selected; empty for none.
    var selectedText: String {
        selection.map { String(text[indices($0)]) } ?? ""
    }

    /// `nil` at the start of the text.
    var characterBeforeCaret: Character? {
        caret > 0 ? text[text.index(text.startIndex, offsetBy: caret - 1)] : nil
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
        var target = movement.target(from: caret, in: text)
        if movement == .lineEnd, target == caret { target = min(caret + 1, text.count) }
        let range = selection ?? min(caret, target)..<max(caret, target)
        guard !range.isEmpty else { return "" }
        let deleted = String(text[indices(range)])
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
            place(movement.target(from: caret, in: text), extending: extending)
        }
    }

    /// Puts the caret before a character; places outside of the text are those at its ends.
    mutating func place(_ offset: Int, extending: Bool = false) {
        anchor = extending ? anchor ?? caret : nil
        caret = min(max(0, offset), text.count)
    }

    /// Selects the whole text, with the caret at its end.
    mutating func selectAll() {
        anchor = 0
        caret = text.count
    }

    /// Takes over a text that was changed by someone else.
    ///
    /// The caret stays at its place, or at the end if it was there; a selection ends. The same text
    /// changes nothing.
    mutating func setText(_ newText: String) {
        guard newText != text else { return }
        let wasAtEnd = caret == text.count
        text = newText
        caret = wasAtEnd ? text.count : min(caret, text.count)
        anchor = nil
    }

    private func indices(_ range: Range<Int>) -> Range<String.Index> {
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        return start..<text.index(start, offsetBy: range.count)
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        let indices = indices(range)
        let before = text[..<indices.lowerBound]
        // What is inserted may join its neighbours to one character; the caret then goes behind it.
        let scalarCount = before.unicodeScalars.count + new.unicodeScalars.count
        text = before + new + text[indices.upperBound...]
        var scalarsBefore = 0
        caret = text.prefix { character in
            defer { scalarsBefore += character.unicodeScalars.count }
            return scalarsBefore < scalarCount
        }.count
        anchor = nil
    }

    /// The text in one line: runs of line ends become a space, those at its ends go, and so do tabs
    /// become spaces.
    private func singleLine(_ text: String) -> String {
        guard text.contains(where: { $0.isNewline || $0 == "\t" }) else { return text }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.replacing("\t", with: " ")
    }
}
