import Foundation

/// A language, optionally with a script and a region: the parts of a locale that select a translation.
///
/// The description is a BCP 47 tag, such as `zh-Hant-TW`.
struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    var language: String
    var script: String?
    var region: String?

    /// The default development language.
    static let english = LanguageTag("en")

    /// Parses an identifier: `de-AT`, `zh_Hant_TW`, `pl_PL.UTF-8`, `en_US@calendar=japanese`, or the folder name of an
    /// old project, `German`.
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

    /// Creates the language tag of a locale.
    init(_ locale: Locale) {
        self.init(locale.identifier)
    }

    var description: String {
        [language, script, region].compactMap(\.self).joined(separator: "-")
    }

    /// The language codes for obsolete names: codes that ISO 639 has withdrawn, and the folder names of old projects.
    private static let aliases = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "c": "en", "posix": "en",
        "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es", "dutch": "nl",
        "japanese": "ja", "korean": "ko", "portuguese": "pt", "danish": "da", "swedish": "sv", "norwegian": "nb",
        "finnish": "fi", "polish": "pl", "russian": "ru",
    ]
}
