import Foundation

/// Recognizes the language of a text by its script. It does not know the languages that are written in Latin letters.
open class NLLanguageRecognizer: NSObject {
    private var counts: [NLLanguage: Int] = [:]

    /// The languages that are expected; has no effect.
    open var languageHints: [NLLanguage: Double] = [:]
    /// The languages that may be recognized; empty for all.
    open var languageConstraints: [NLLanguage] = []

    /// Creates an object that has read no text.
    public override init() {}

    /// Returns the language of a text; `nil` for one in Latin letters.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Reads more text.
    open func processString(_ string: String) {
        for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
            counts[Self.language(of: scalar), default: 0] += 1
        }
    }

    /// Forgets the text.
    open func reset() { counts = [:] }

    /// The language of the text; `nil` if it is unknown.
    open var dominantLanguage: NLLanguage? {
        let shares = shares
        guard let best = shares.max(by: { $0.value < $1.value }), best.key != .undetermined else { return nil }
        return best.key
    }

    /// Returns the languages of the text with the shares of their letters.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        let known = shares.filter { $0.key != .undetermined }.sorted { $0.value > $1.value }
        return Dictionary(uniqueKeysWithValues: known.prefix(max(0, maxHypotheses)).map { ($0.key, $0.value) })
    }

    private var shares: [NLLanguage: Double] {
        var counts = counts
        // Chinese characters are Japanese beside Hiragana, and Korean beside Hangul.
        for language in [NLLanguage.japanese, .korean] where counts[language] != nil {
            counts[language, default: 0] += counts.removeValue(forKey: .simplifiedChinese) ?? 0
        }
        let russian = [NLLanguage.russian, .ukrainian].filter { counts[$0] != nil }
        if russian.count == 2 { counts[.ukrainian, default: 0] += counts.removeValue(forKey: .russian) ?? 0 }
        if !languageConstraints.isEmpty { counts = counts.filter { languageConstraints.contains($0.key) } }
        let sum = Double(counts.values.reduce(0, +))
        return counts.mapValues { Double($0) / sum }
    }

    /// The language that a letter indicates; undetermined for one that several languages use.
    private static func language(of scalar: Unicode.Scalar) -> NLLanguage {
        switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .japanese
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .korean
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: .simplifiedChinese
        // The letters that Ukrainian has and Russian does not.
        case 0x404, 0x406, 0x407, 0x454, 0x456, 0x457, 0x490, 0x491: .ukrainian
        case 0x400...0x52F: .russian
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x590...0x5FF: .hebrew
        case 0x600...0x6FF, 0x750...0x77F: .arabic
        case 0x530...0x58F: .armenian
        case 0x10A0...0x10FF: .georgian
        case 0xE00...0xE7F: .thai
        case 0xE80...0xEFF: .lao
        case 0xF00...0xFFF: .tibetan
        case 0x1000...0x109F: .burmese
        case 0x1780...0x17FF: .khmer
        case 0x900...0x97F: .hindi
        case 0x980...0x9FF: .bengali
        case 0xA00...0xA7F: .punjabi
        case 0xA80...0xAFF: .gujarati
        case 0xB00...0xB7F: .oriya
        case 0xB80...0xBFF: .tamil
        case 0xC00...0xC7F: .telugu
        case 0xC80...0xCFF: .kannada
        case 0xD00...0xD7F: .malayalam
        case 0xD80...0xDFF: .sinhalese
        case 0x1200...0x137F: .amharic
        case 0x13A0...0x13FF: .cherokee
        default: .undetermined
        }
    }
}
