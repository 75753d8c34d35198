import Foundation

/// The selection in a text: a range, or the insertion point.
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
    /// The indices of a selection.
    public enum Indices: Hashable, Sendable {
        /// A range; an empty range is an insertion point.
        case selection(Range<String.Index>)
    }

    /// The indices of the selection.
    public var indices: Indices
    /// The side of a line break on which an insertion point is shown. It has no effect.
    public var affinity: TextSelectionAffinity { .automatic }

    /// Creates a selection from a range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection that is only an insertion point.
    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    /// Whether the selection is only an insertion point.
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

    /// Returns the selected range as character positions in a text; `nil` if the selection extends beyond the text.
    func characters(of text: CountedText) -> Range<Int>? {
        guard case .selection(let range) = indices, range.upperBound <= text.string.endIndex else {
            return nil
        }
        return text.offset(of: range.lowerBound)..<text.offset(of: range.upperBound)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a selection and a title.
    ///
    /// - Parameters:
    ///   - selection: the selection, which can be read and set; `nil` until the first key is pressed.
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

    /// Creates a field with a selection and a title.
    ///
    /// - Parameters:
    ///   - selection: the selection, which can be read and set; `nil` until the first key is pressed.
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
