import Foundation

/// Reads the files of the Unicode Common Locale Data Repository in a folder.
struct LocaleDataRepository {
    /// The rules of some languages: categories with their conditions and samples.
    struct PluralRules {
        var languages: [Substring]
        var rules: [(category: Substring, condition: String, samples: String)]
    }

    let folder: String
    /// The version of the files, such as `41`.
    let version: String

    /// - Throws: an error if a file is missing or does not state its version.
    init(folder: String) throws {
        self.folder = folder
        let declaration = try Self.contents(of: "dtd/ldmlSupplemental.dtd", in: folder)
        guard let match = declaration.firstMatch(of: /cldrVersion CDATA #FIXED "([0-9.]+)"/) else {
            throw RepositoryError(text: "\(folder)/dtd/ldmlSupplemental.dtd names no version.")
        }
        version = String(match.1)
    }

    private static func contents(of file: String, in folder: String) throws -> String {
        do {
            return try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        } catch {
            throw RepositoryError(
                text: """
                    \(folder)/\(file) cannot be read. On Debian and Ubuntu the package unicode-cldr-core has the \
                    repository; CLDR_DATA names its folder `common` elsewhere.
                    """)
        }
    }

    /// Returns the plural rules of a file, in the order of the file.
    func pluralRules(in file: String) throws -> [PluralRules] {
        var found: [PluralRules] = []
        for line in try Self.contents(of: "supplemental/\(file)", in: folder).split(separator: "\n") {
            if let match = line.firstMatch(of: /<pluralRules locales="([^"]+)">/) {
                found.append(PluralRules(languages: match.1.split(separator: " "), rules: []))
            } else if let match = line.firstMatch(of: /<pluralRule count="(\w+)">([^@<]*)([^<]*)</), !found.isEmpty {
                let condition = match.2.split(separator: " ").joined(separator: " ")
                found[found.count - 1].rules.append((match.1, condition, String(match.3)))
            }
        }
        guard !found.isEmpty else { throw RepositoryError(text: "\(file) has no plural rules.") }
        return found
    }

    /// Returns the parents of locales whose parent cannot be found by truncating the identifier.
    func parentLocales() throws -> [(parent: Substring, locales: [Substring])] {
        let text = try Self.contents(of: "supplemental/supplementalData.xml", in: folder)
        // Later versions also list parents for single components, such as collations, in elements with an attribute.
        guard let element = text.firstMatch(of: /<parentLocales>([\s\S]*?)<\/parentLocales>/) else {
            throw RepositoryError(text: "supplementalData.xml has no parent locales.")
        }
        return element.1.matches(of: /<parentLocale parent="([^"]+)"[^>]* locales="([^"]+)"/).map { match in
            (match.1, match.2.split(separator: " "))
        }
    }
}

/// An error of the generator.
struct RepositoryError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
