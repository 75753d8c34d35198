import Foundation

/// All that the text of a translation depends on, besides the translation.
struct FormatContext: Sendable {
    /// The language of the translation, whose plural rules count.
    var language: LanguageTag
    /// The locale in which numbers are written.
    var locale: Locale
    var arguments: [FormatArgument] = []
    var numberFormat = NumberFormat.localized
    /// The kind of device.
    var device = LocalizedDevice.terminal
    /// The room in characters; nil if it is not limited.
    var width: Int?
    /// Whether `^[...](inflect: true)` is carried out; if not, it stays as it is written.
    var isInflected = true
}
