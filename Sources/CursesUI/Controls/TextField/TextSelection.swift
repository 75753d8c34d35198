import Foundation

/// What is selected in a text: a part of it, or the place of the caret.
///
/// ```swift
/// @State private var text = "Hello"
/// @State private var selection: TextSelection?
///
/// TextField("Text", text: $text, selection: $selection)
/// Button("Select all") {
///     selection = TextSelection(range: text.startIndex..<text.endIndex)
/// }
/// ```
public struct TextSelection: Hashable, Sendable {
    /// What is selected.
    public enum Indices: Hashable, Sendable {
        /// An empty range is the place of the caret.
        case selection(Range<String.Index>)
    }

    /// What is selected.
    public var indices: Indices

    /// A part of a text.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Nothing but a place between two characters.
    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    /// Whether nothing is selected, so that typing inserts.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        }
    }
}

extension TextSelection {
    init(_ state: TextEditingState) {
        let range = state.selection ?? state.caret..<state.caret
        let text = state.content
        self.init(range: text.index(of: range.lowerBound)..<text.index(of: range.upperBound))
    }

    /// The characters that are selected; `nil` where the text is not so long.
    func characters(of text: CountedText) -> Range<Int>? {
        guard case .selection(let range) = indices, range.upperBound <= text.string.endIndex else {
            return nil
        }
        return text.offset(of: range.lowerBound)..<text.offset(of: range.upperBound)
    }
}

extension TextField where Label == Text {
    /// - Parameters:
    ///   - selection: what is selected, and to be selected; `nil` before the first key.
    ///   - prompt: shown while the text is empty, in place of the title.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        var entry = TextEntry(
            value: TextEntryValue(text), prompt: prompt, axis: axis ?? .horizontal
        )
        entry.selection = selection
        self.init(entry, label: Text(titleKey))
    }

    /// - Parameters:
    ///   - selection: what is selected, and to be selected; `nil` before the first key.
    ///   - prompt: shown while the text is empty, in place of the title.
    ///   - axis: `.vertical` wraps the text and lets the field grow.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        var entry = TextEntry(
            value: TextEntryValue(text), prompt: prompt, axis: axis ?? .horizontal
        )
        entry.selection = selection
        self.init(entry, label: Text(title))
    }
}
