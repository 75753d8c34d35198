import Foundation

/// A language, with a script and a region if they are given: the parts of a locale that choose a translation.
///
/// The description is a tag of BCP 47, such as `zh-Hant-TW`.
struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    var language: String
    var script: String?
    var region: String?

    /// The language of the texts that the developer wrote, where nothing tells it.
    static let english = LanguageTag("en")

    /// The tag of an identifier: `de-AT`, `zh_Hant_TW`, `pl_PL.UTF-8`, `en_US@calendar=japanese`, or the name of a
    /// folder of old projects, `German`.
    init(_ identifier: String) {
        let parts = identifier.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
        let name = parts.first?.lowercased() ?? "und"
        language = Self.aliases[name] ?? name
        for part in parts.dropFirst() {
            if part.count == 4, script == nil, region == nil, part.allSatisfy(\.isLetter) {
                script = part.capitalized
            } else if part.count == 2 || part.count == 3, region == nil, part.allSatisfy(\.isASCII) {
                region = part.uppercased()
            }
        }
    }

    /// The tag of a locale.
    init(_ locale: Locale) {
        self.init(locale.identifier)
    }

    var description: String {
        [language, script, region].compactMap(\.self).joined(separator: "-")
    }

    /// Codes and names that stand for a language code: those that ISO 639 withdrew, and the folder names that
    /// projects of old have.
    private static let aliases = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "c": "en", "posix": "en",
        "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es", "dutch": "nl",
        "japanese": "ja", "korean": "ko", "portuguese": "pt", "danish": "da", "swedish": "sv", "norwegian": "nb",
        "finnish": "fi", "polish": "pl", "russian": "ru",
    ]
}
