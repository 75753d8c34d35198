import Foundation

/// The parts into which a text is divided.
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Divides a text into words, sentences or paragraphs.
///
/// Words are those of Unicode's rules, without a dictionary: each Chinese character is a word.
open class NLTokenizer: NSObject {
    /// What a word consists of.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Digits.
        public static let numeric = Attributes(rawValue: 1)
        /// Symbols.
        public static let symbolic = Attributes(rawValue: 2)
        /// Emoji.
        public static let emojic = Attributes(rawValue: 4)
    }

    /// The parts into which the text is divided.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String?

    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Has no effect: all languages have the same rules.
    open func setLanguage(_ language: NLLanguage) {}

    /// Returns the part at a place of the text.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return Self.tokens(of: string, unit).first { $0.range.contains(index) }?.range ?? index..<index
    }

    /// Returns the parts that a range touches, as one range.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let parts = tokens(for: range)
        guard let first = parts.first, let last = parts.last else { return range }
        return first.lowerBound..<last.upperBound
    }

    /// Returns the parts that a range touches.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.tokens(of: string, unit, in: range).map(\.range)
    }

    /// Calls a closure with each part that a range touches, until it returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        for part in Self.tokens(of: string, unit, in: range) {
            let attributes: Attributes =
                switch part.kind {
                case .number: .numeric
                case .symbol: [.symbolic, .emojic]
                default: []
                }
            guard block(part.range, attributes) else { return }
        }
    }

    /// The parts of a text that a range touches.
    static func tokens(
        of string: String, _ unit: NLTokenUnit, in range: Range<String.Index>? = nil
    ) -> [TextParts.Part] {
        let whole = string.startIndex..<string.endIndex
        let parts = TextParts(text: string)
        let all: [TextParts.Part] =
            switch unit {
            case .word: parts.words(in: whole)
            case .sentence: parts.sentences(in: whole).map { TextParts.Part(range: $0, kind: .word) }
            case .paragraph: parts.paragraphs(in: whole).map { TextParts.Part(range: $0, kind: .word) }
            case .document: whole.isEmpty ? [] : [TextParts.Part(range: whole, kind: .word)]
            }
        guard let range, range != whole else { return all }
        return all.filter { $0.range.overlaps(range) }
    }
}
