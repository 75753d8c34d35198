import Foundation

extension LayoutDirection {
    /// The layout direction for the language of the app's texts: right-to-left if the texts are translated into the
    /// user's language and that language is written from right to left.
    static var ofUser: LayoutDirection {
        let locale = UserLocale.current
        // For most users, no search for translations is needed.
        guard LanguageTag(locale).isRightToLeft else { return .leftToRight }
        return of(LocalizedStringTables.tables(of: .main), for: locale)
    }

    /// Returns the writing direction of the language that a bundle's texts have for a locale.
    static func of(_ tables: LocalizedStringTables, for locale: Locale) -> LayoutDirection {
        tables.language(for: locale)?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
}

extension LanguageTag {
    /// Whether the language is written from right to left.
    var isRightToLeft: Bool {
        if let script { return Self.rightToLeftScripts.contains(script) }
        return Self.rightToLeftLanguages.contains(language)
    }

    /// The codes of ISO 15924 of the scripts in use whose letters have the bidirectional classes R and AL.
    private static let rightToLeftScripts: Set<String> = [
        "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
    ]

    /// The languages that are written in these scripts, unless a tag names a different script.
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "arz", "bal", "ckb", "dv", "fa", "glk", "he", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
        "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
