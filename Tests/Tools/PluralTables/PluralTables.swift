import Foundation

/// Generates the tables of plural rules and parent locales: `plural-tables CLDR FOLDER`.
@main
enum PluralTables {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let output = arguments.last else {
            fail("usage: plural-tables CLDR FOLDER")
        }
        do {
            for (name, text) in try files(repository: LocaleDataRepository(folder: arguments[1])) {
                try text.write(toFile: "\(output)/\(name)", atomically: true, encoding: .utf8)
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func files(repository: LocaleDataRepository) throws -> [(String, String)] {
        let cardinal = try repository.pluralRules(in: "plurals.xml")
        let ordinal = try repository.pluralRules(in: "ordinals.xml")
        let version = repository.version
        return [
            ("PluralRuleTable.swift", PluralRuleFile.rules(cardinal: cardinal, ordinal: ordinal, version: version)),
            ("PluralSamples.swift", PluralRuleFile.samples(cardinal: cardinal, ordinal: ordinal, version: version)),
            ("ParentLocaleTable.swift", ParentLocaleFile.text(try repository.parentLocales(), version: version)),
        ]
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
