import Foundation

/// The selection in an attributed text: a range, or the insertion point.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Bold") {
///     text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
/// }
/// ```
public struct AttributedTextSelection: Equatable, Sendable {
    /// The place of a selection in a text.
    public enum Indices: Equatable, Sendable {
        /// The place at which text is inserted.
        case insertionPoint(AttributedString.Index)
        /// Ranges of the text. An editor selects one.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable {
        /// Numbers of characters, which an editor sets.
        case offsets(Range<Int>)
        /// Indices, which an app sets.
        case indices(Range<AttributedString.Index>)
    }

    private var place: Place?
    private var typing: AttributeContainer?

    /// Creates a selection at the end of a text.
    public init() {}

    /// Creates an insertion point.
    ///
    /// - Parameter typingAttributes: the attributes of text that is inserted there; `nil` for those of the character
    ///   before.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .indices(insertionPoint..<insertionPoint)
        typing = typingAttributes
    }

    /// Creates a selection of a range.
    public init(range: Range<AttributedString.Index>) {
        place = .indices(range)
    }

    /// Creates a selection of ranges. An editor selects from the start of the first to the end of the last.
    public init(ranges: RangeSet<AttributedString.Index>) {
        if let first = ranges.ranges.first, let last = ranges.ranges.last {
            place = .indices(first.lowerBound..<last.upperBound)
        }
    }

    init(offsets: Range<Int>, typing: AttributeContainer? = nil) {
        place = .offsets(offsets)
        self.typing = typing
    }

    /// Returns the place of the selection in a text.
    public func indices(in text: AttributedString) -> Indices {
        let range = range(in: text)
        return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Returns the attributes that text has which is inserted at the selection.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let range = range(in: text)
        if !range.isEmpty { return text[range].runs.first?.attributes ?? AttributeContainer() }
        guard range.lowerBound > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
        let before = text.characters.index(before: range.lowerBound)
        return text[before..<range.lowerBound].runs.first?.attributes ?? AttributeContainer()
    }

    /// Returns the attributes of the selected text, run by run.
    public func attributes(in text: AttributedString) -> [AttributeContainer] {
        let range = range(in: text)
        return range.isEmpty ? [typingAttributes(in: text)] : text[range].runs.map(\.attributes)
    }

    /// Returns the range of the selection in a text, which is empty for an insertion point.
    func range(in text: AttributedString) -> Range<AttributedString.Index> {
        switch place {
        case nil:
            return text.endIndex..<text.endIndex
        case .indices(let range):
            let lower = min(max(range.lowerBound, text.startIndex), text.endIndex)
            return lower..<min(max(range.upperBound, lower), text.endIndex)
        case .offsets(let range):
            let characters = text.characters
            func index(_ offset: Int) -> AttributedString.Index {
                characters.index(characters.startIndex, offsetBy: offset, limitedBy: characters.endIndex)
                    ?? characters.endIndex
            }
            return index(range.lowerBound)..<index(range.upperBound)
        }
    }

    /// Returns the selection as numbers of characters.
    func offsets(in text: AttributedString) -> Range<Int> {
        if case .offsets(let range) = place { return range }
        let range = range(in: text)
        let start = text.characters.distance(from: text.startIndex, to: range.lowerBound)
        return start..<start + text.characters.distance(from: range.lowerBound, to: range.upperBound)
    }

    var hasPlace: Bool { place != nil }

    fileprivate mutating func type(with attributes: AttributeContainer, in text: AttributedString) {
        self = AttributedTextSelection(offsets: offsets(in: text), typing: attributes)
    }
}

extension AttributedString {
    /// Changes the attributes of the selected text, or those of the text that is typed next if nothing is selected.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        let range = selection.range(in: self)
        guard !range.isEmpty else {
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            return selection.type(with: attributes, in: self)
        }
        let offsets = selection.offsets(in: self)
        for run in self[range].runs {
            var attributes = run.attributes
            body(&attributes)
            self[run.range].setAttributes(attributes)
        }
        selection = AttributedTextSelection(offsets: offsets)
    }

    /// Replaces the selected text, and places the insertion point after the new one.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with text: some AttributedStringProtocol
    ) {
        let start = selection.offsets(in: self).lowerBound
        replaceSubrange(selection.range(in: self), with: text)
        let end = start + text.characters.count
        selection = AttributedTextSelection(offsets: end..<end)
    }

    /// Replaces the selected text by characters with the attributes of the selection.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
    ) {
        let new = AttributedString(String(characters), attributes: selection.typingAttributes(in: self))
        replaceSelection(&selection, with: new)
    }

    /// The selected text.
    public subscript(selection: AttributedTextSelection) -> AttributedSubstring { self[selection.range(in: self)] }
}
