import Foundation

extension LocalizedStringTables {
    /// Returns the text for a key, filled with arguments.
    ///
    /// If the key has no translation, its default value, or else the key itself, is used.
    func localizedString(
        forKey key: String, value: String? = nil, table: String? = nil, locale: Locale,
        arguments: [FormatArgument] = []
    ) -> String {
        localizedPieces(forKey: key, value: value, table: table, locale: locale, arguments: arguments)
            .map(\.text).joined()
    }

    /// Returns the text for a key as it is written, with its format specifiers; `nil` if the key has no translation.
    func format(forKey key: String, table: String?, locale: Locale) -> String? {
        translation(forKey: key, table: table, locale: locale)?.entry.format.usualText
    }

    /// Returns the pieces of the text for a key. They distinguish arguments from the translation, because only markup
    /// in the translation counts.
    ///
    /// - Parameter configure: changes other properties that the text depends on, such as the device.
    func localizedPieces(
        forKey key: String, value: String? = nil, table: String? = nil, locale: Locale,
        arguments: [FormatArgument] = [], configure: (inout FormatContext) -> Void = { _ in }
    ) -> [FormattedPiece] {
        let translation = translation(forKey: key, table: table, locale: locale) ?? untranslated(key, value, table)
        var context = FormatContext(language: translation.language, locale: locale, arguments: arguments)
        configure(&context)
        return FormatFiller.pieces(of: translation.entry, key: key, in: context)
    }

    private func untranslated(_ key: String, _ value: String?, _ table: String?) -> Translation {
        let text = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return Translation(entry: LocalizedEntry(text), language: developmentLanguage(table: table))
    }
}
