import Foundation

/// Finds the words of a text. It does not know what they are: only the schemes `tokenType` and `language` have tags.
open class NLTagger: NSObject {
    /// Which parts of a text are left out, and which are joined.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Words are left out.
        public static let omitWords = Options(rawValue: 1)
        /// Punctuation is left out.
        public static let omitPunctuation = Options(rawValue: 2)
        /// Spaces are left out.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Symbols are left out.
        public static let omitOther = Options(rawValue: 8)
        /// Has no effect: names are not recognized.
        public static let joinNames = Options(rawValue: 16)
        /// Has no effect: contractions are always one word.
        public static let joinContractions = Options(rawValue: 32)
    }

    /// Whether there are data for a scheme.
    public enum AssetsResult: Int, Sendable {
        case available, notAvailable, error
    }

    /// The schemes.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    open var string: String?

    /// Creates a tagger.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// The language of the text; `nil` for one in Latin letters.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    /// Returns the schemes that have tags.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language] : [.language]
    }
    /// Calls the closure with the answer that there are no data.
    @preconcurrency
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
    ) {
        completionHandler(.notAvailable, nil)
    }
    /// Returns that there are no data.
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        .notAvailable
    }
    /// Has no effect: all languages have the same rules.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Has no effect: models are not used.
    open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}

    /// Calls a closure with each part of a text that a range touches, until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, part) {
            return
        }
    }

    /// Returns the parts of a text that a range touches, with their tags.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        guard unit == .word else {
            return NLTokenizer.tokens(of: string, unit, in: range)
                .map { (tag(of: $0, in: string, unit, scheme), $0.range) }
        }
        return TextParts(text: string).parts(in: string.startIndex..<string.endIndex)
            .filter { $0.range.overlaps(range) && !isLeftOut($0, by: options) }
            .map { (tag(of: $0, in: string, unit, scheme), $0.range) }
    }

    /// Returns the part at a place of the text, with its tag.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string, index < string.endIndex else { return (nil, index..<index) }
        return tags(in: index..<string.index(after: index), unit: unit, scheme: scheme).first ?? (nil, index..<index)
    }

    /// Returns the part at a place of the text, without tags.
    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        return (tag.map { [$0.rawValue: 1] } ?? [:], range)
    }

    /// Returns the part at a place of the text.
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tag(at: index, unit: unit, scheme: .tokenType).1
    }

    private func isLeftOut(_ part: TextParts.Part, by options: Options) -> Bool {
        switch part.kind {
        case .word, .number: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        case .symbol: options.contains(.omitOther)
        }
    }

    private func tag(
        of part: TextParts.Part, in string: String, _ unit: NLTokenUnit, _ scheme: NLTagScheme
    ) -> NLTag? {
        if scheme == .language {
            return NLLanguageRecognizer.dominantLanguage(for: String(string[part.range])).map { NLTag($0.rawValue) }
        }
        guard scheme == .tokenType, unit == .word else { return nil }
        switch part.kind {
        case .word, .number: return .word
        case .punctuation: return .punctuation
        case .whitespace: return .whitespace
        case .symbol: return .other
        }
    }
}
