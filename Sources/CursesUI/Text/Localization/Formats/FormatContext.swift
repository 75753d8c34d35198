import Foundation

/// Everything that the text of a translation depends on, other than the translation itself.
struct FormatContext: Sendable {
    /// The language of the translation, whose plural rules apply.
    var language: LanguageTag
    /// The locale in which numbers are written.
    var locale: Locale
    var arguments: [FormatArgument] = []
    var numberFormat = NumberFormat.localized
    /// The kind of device.
    var device = LocalizedDevice.terminal
    /// The available space, in characters; nil if it is not limited.
    var width: Int?
    /// Whether `^[...](inflect: true)` is applied. If not, the markup stays as written.
    var isInflected = true
}
