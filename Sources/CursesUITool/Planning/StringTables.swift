import Foundation

/// The texts of string catalogues as tables, one for each language.
///
/// Xcode writes them into the app, too. Code that lets the user choose a language opens the folder of the language as a
/// bundle. Texts that depend on numbers or devices are only in the catalogue.
enum StringTables {
    /// Returns the tables of the catalogues among some resources, except those that are resources themselves.
    static func tables(of resources: [ProjectResource]) -> [PlannedResource] {
        let places = Set(resources.map(\.place))
        return resources.filter { $0.url.pathExtension == "xcstrings" }.flatMap { resource in
            let name = resource.url.deletingPathExtension().lastPathComponent
            let languages = texts(of: resource.url).sorted { $0.key < $1.key }
            return languages.compactMap { language, texts -> PlannedResource? in
                let place = "\(language).lproj/\(name).strings"
                let contents = try? PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
                guard !places.contains(place), let contents else { return nil }
                return PlannedResource(place: place, contents: contents)
            }
        }
    }

    /// Returns the texts of a catalogue by their languages and keys.
    private static func texts(of catalog: URL) -> [String: [String: String]] {
        guard let data = try? Data(contentsOf: catalog), let file = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return [:] }
        var result: [String: [String: String]] = [file.sourceLanguage ?? "en": [:]]
        for (key, entry) in file.strings ?? [:] {
            for (language, localization) in entry.localizations ?? [:] {
                if let text = localization.stringUnit?.value { result[language, default: [:]][key] = text }
            }
        }
        return result
    }

    /// The part of a catalogue that is read. Apple does not document the format.
    private struct Catalog: Decodable {
        var sourceLanguage: String?
        var strings: [String: Entry]?

        struct Entry: Decodable {
            var localizations: [String: Localization]?
        }

        struct Localization: Decodable {
            var stringUnit: Unit?
        }

        struct Unit: Decodable {
            var value: String?
        }
    }
}
