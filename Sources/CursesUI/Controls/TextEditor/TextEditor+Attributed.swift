import Foundation

extension TextEditor {
    /// Creates an editor for a text with attributes.
    ///
    /// Typed characters have the attributes of the character before them. A terminal shows the characters without their
    /// attributes while they are edited; a `Text` shows them with their attributes.
    public init(text: Binding<AttributedString>) {
        self.init(text: EditedAttributes(text: text, selection: nil).characters)
    }

    /// Creates an editor for a text with attributes and its selection.
    ///
    /// A terminal shows the characters without their attributes while they are edited; a `Text` shows them with their
    /// attributes.
    ///
    /// - Parameter selection: the selection, which can be read and set.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
        let edited = EditedAttributes(text: text, selection: selection)
        self.init(text: edited.characters, selection: edited.range(of: selection))
    }
}

/// A text with attributes, as an editor of characters reads and writes it.
private struct EditedAttributes {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?

    /// The characters. A change keeps the attributes of the characters around it.
    var characters: Binding<String> {
        Binding {
            String(text.wrappedValue.characters)
        } set: {
            replace(with: $0)
        }
    }

    /// The selection as a range of the characters.
    func range(of selection: Binding<AttributedTextSelection>) -> Binding<TextSelection?> {
        Binding {
            guard selection.wrappedValue.hasPlace else { return nil }
            let characters = String(text.wrappedValue.characters)
            let offsets = selection.wrappedValue.offsets(in: text.wrappedValue).clamped(to: 0..<characters.count + 1)
            let start = characters.index(
                characters.startIndex, offsetBy: offsets.lowerBound, limitedBy: characters.endIndex)
            let end = characters.index(
                characters.startIndex, offsetBy: offsets.upperBound, limitedBy: characters.endIndex)
            guard let start, let end else { return nil }
            return TextSelection(range: start..<end)
        } set: { new in
            guard case .selection(let range) = new?.indices else { return }
            let characters = String(text.wrappedValue.characters)
            guard range.upperBound <= characters.endIndex else { return }
            let start = characters.distance(from: characters.startIndex, to: range.lowerBound)
            let end = start + characters.distance(from: range.lowerBound, to: range.upperBound)
            guard selection.wrappedValue.offsets(in: text.wrappedValue) != start..<end else { return }
            selection.wrappedValue = AttributedTextSelection(offsets: start..<end)
        }
    }

    private func replace(with new: String) {
        var edited = text.wrappedValue
        let old = String(edited.characters)
        guard old != new else { return }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let inserted = new.dropFirst(start).dropLast(end)
        let first = edited.characters.index(edited.startIndex, offsetBy: start)
        let last = edited.characters.index(first, offsetBy: old.count - start - end)
        let place = AttributedTextSelection(range: first..<last)
        let attributes = selection?.wrappedValue ?? place
        edited.replaceSubrange(
            first..<last,
            with: AttributedString(String(inserted), attributes: attributes.typingAttributes(in: edited)))
        text.wrappedValue = edited
        let caret = start + inserted.count
        selection?.wrappedValue = AttributedTextSelection(offsets: caret..<caret)
    }
}
