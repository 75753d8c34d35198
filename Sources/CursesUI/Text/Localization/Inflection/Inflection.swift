/// Grammatical agreement between a formatted text and its number.
enum Inflection {
    /// Puts the last word of the pieces into the plural if the number before it requires that.
    ///
    /// Only English is inflected. Texts in other languages stay as written.
    ///
    /// - Parameter operands: the number among the arguments that the pieces show; nil if there is none, so that digits
    ///   in the text count.
    static func inflect(_ pieces: inout ArraySlice<FormattedPiece>, operands: PluralOperands?, language: LanguageTag) {
        guard language.language == "en" else { return }
        guard let operands = operands ?? number(in: pieces) else { return }
        guard PluralRules.rules(for: language).category(of: operands) != .one else { return }
        guard let index = pieces.lastIndex(where: { $0.text.contains(where: \.isLetter) }) else { return }
        pieces[index].text = inflected(pieces[index].text)
    }

    /// Returns the first number in the pieces.
    private static func number(in pieces: ArraySlice<FormattedPiece>) -> PluralOperands? {
        let text = pieces.map(\.text).joined()
        let digits = text.drop { !$0.isASCIIDigit }
            .prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
            .filter { $0 != "," }
        let number = digits.hasSuffix(".") ? String(digits.dropLast()) : digits
        return PluralOperands(decimal: number)
    }

    /// Returns the text with its last word in the plural.
    private static func inflected(_ text: String) -> String {
        guard let last = text.lastIndex(where: \.isLetter) else { return text }
        let end = text.index(after: last)
        let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        return text[..<start] + EnglishPlural.plural(of: String(text[start..<end])) + text[end...]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
