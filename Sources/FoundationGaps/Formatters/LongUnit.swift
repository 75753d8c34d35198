import Foundation

/// A unit of the calendar that has no fixed length.
enum LongUnit {
    case year, month

    /// The words of a language: for one and for several, then a short form for one and for several, and the narrow form.
    private typealias Words = (one: String, several: String, short: String, shorts: String, narrow: String)

    private static let years: [String: Words] = [
        "de": (" Jahr", " Jahre", " J", " J", "J"), "en": (" year", " years", " yr", " yrs", "y"),
        "es": (" año", " años", " a", " a", "a"), "fr": (" an", " ans", " an", " ans", "a"),
        "it": (" anno", " anni", " anno", " anni", "a"), "ja": ("年", "年", "年", "年", "年"),
        "ko": ("년", "년", "년", "년", "년"), "nl": (" jaar", " jaar", " jr", " jr", "j"),
        "pt": (" ano", " anos", " ano", " anos", "a"), "sv": (" år", " år", " år", " år", "å"),
        "zh": ("年", "年", "年", "年", "年"),
    ]

    private static let months: [String: Words] = [
        "de": (" Monat", " Monate", " Mon.", " Mon.", "M"), "en": (" month", " months", " mth", " mths", "mo"),
        "es": (" mes", " meses", " m.", " m.", "m"), "fr": (" mois", " mois", " m.", " m.", "m"),
        "it": (" mese", " mesi", " mese", " mesi", "m"), "ja": ("か月", "か月", "か月", "か月", "か月"),
        "ko": ("개월", "개월", "개월", "개월", "개월"), "nl": (" maand", " maanden", " mnd", " mnd", "m"),
        "pt": (" mês", " meses", " mês", " meses", "m"), "sv": (" månad", " månader", " mån", " mån", "m"),
        "zh": ("个月", "个月", "个月", "个月", "个月"),
    ]

    /// Returns a number of units as text. A language without words gets the English ones.
    func text(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, language: String) -> String {
        let table = self == .year ? Self.years : Self.months
        guard let words = table[language] ?? table["en"] else { return "\(count)" }
        let isOne = count == 1 || count == 0 && ["fr", "pt"].contains(language)
        return switch style {
        case .full, .spellOut: "\(count)\(isOne ? words.one : words.several)"
        case .short: "\(count)\(isOne ? words.short : words.shorts)"
        case .brief: "\(count)\((isOne ? words.short : words.shorts).trimmingCharacters(in: .whitespaces))"
        case .positional, .abbreviated: "\(count)\(words.narrow)"
        }
    }
}
