#if !canImport(Darwin)
import Foundation

extension AttributedString {
    /// Creates the localized string for a key, with its inline Markdown parsed.
    ///
    /// - Parameters:
    ///   - table: the name of the string table; `nil` for `Localizable`.
    ///   - bundle: the bundle that contains the table; `nil` for the app's.
    ///   - comment: a note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let text = String(
            localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
        self = .inline(text)
    }

    /// Creates the localized string for a resource, with its inline Markdown parsed.
    public init(localized resource: LocalizedStringResource) {
        self = .inline(String(localized: resource))
    }

    private static func inline(_ text: String) -> AttributedString {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}
#endif
