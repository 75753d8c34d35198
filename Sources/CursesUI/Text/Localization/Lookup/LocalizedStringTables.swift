import CursesUISupport
import Foundation

/// The localised texts of a bundle, in all its tables and languages.
///
/// A table is read once, when one of its texts is first requested. Texts can be requested on any thread.
final class LocalizedStringTables: Sendable {
    /// A text from a table, with its language.
    struct Translation {
        var entry: LocalizedEntry
        var language: LanguageTag
    }

    private let folders: TableFolders
    private let statedLanguage: @Sendable () -> String?
    /// The stated language, once it has been read.
    private let knownLanguage = Locked<LanguageTag??>(nil)
    /// The languages to search, by the identifiers of locales and the names of tables.
    private let chains = Locked<[ChainKey: [LanguageTag]]>([:])

    private struct ChainKey: Hashable {
        var locale: String
        var table: String
    }

    /// - Parameters:
    ///   - folders: the folders of the bundle's resources.
    ///   - developmentLanguage: returns the language that is used if no translation fits; nil for the source language
    ///     of a catalogue, or else English. It is called once, when it is first needed, because reading a property list
    ///     is slow.
    ///   - report: receives each fault of a file once, on the thread that first requests the file.
    init(
        folders: [URL], developmentLanguage: @escaping @autoclosure @Sendable () -> String? = nil,
        report: @escaping @Sendable (LocalizedTableError) -> Void = { _ in }
    ) {
        self.folders = TableFolders(folders, report: report)
        statedLanguage = developmentLanguage
    }

    /// Whether there are no tables, so that every key is shown as written.
    var isEmpty: Bool { folders.files.isEmpty }

    /// The faults of the files that have been read, by their files.
    var errors: [LocalizedTableError] {
        folders.files.values.joined().sorted { $0.url.path < $1.url.path }.flatMap(\.knownErrors)
    }

    /// Reads all tables; `errors` is complete afterwards.
    func loadAll() {
        for file in folders.files.values.joined() { _ = file.contents }
    }

    /// Returns the translation of a key from the first of these languages that has it: the language of the locale, its
    /// ancestors, a variant of the same language and script, the development language, or no language.
    func translation(forKey key: String, table: String?, locale: Locale) -> Translation? {
        let name = table ?? Self.defaultTable
        guard let files = folders.files[name] else { return nil }
        for language in chain(for: locale, table: name, files: files) {
            for file in files where file.language == nil || file.language == language {
                guard let entry = file.contents.tables[language]?.entries[key] else { continue }
                let isRoot = language == .root
                return Translation(entry: entry, language: isRoot ? developmentLanguage(files) : language)
            }
        }
        return nil
    }

    /// Returns the language of most texts for a locale: the first language that is tried for the default table.
    func language(for locale: Locale) -> LanguageTag? {
        guard let files = folders.files[Self.defaultTable] else { return nil }
        return chain(for: locale, table: Self.defaultTable, files: files).first
    }

    /// Returns the development language, which applies to texts that are not in the table.
    func developmentLanguage(table: String?) -> LanguageTag {
        developmentLanguage(folders.files[table ?? Self.defaultTable] ?? [])
    }

    private static let defaultTable = "Localizable"

    private func developmentLanguage(_ files: [TableFile]) -> LanguageTag {
        let stated = knownLanguage.withLock { known in
            if let known { return known }
            let language = statedLanguage().map { LanguageTag($0) }
            known = .some(language)
            return language
        }
        if let stated { return stated }
        return files.lazy.filter { $0.format == .catalog }.compactMap(\.contents.sourceLanguage).first ?? .english
    }

    // MARK: Languages

    private func chain(for locale: Locale, table: String, files: [TableFile]) -> [LanguageTag] {
        let key = ChainKey(locale: locale.identifier, table: table)
        if let chain = chains.withLock({ $0[key] }) { return chain }
        let chain = makeChain(for: LanguageTag(locale), files: files)
        chains.withLock { $0[key] = chain }
        return chain
    }

    private func makeChain(for tag: LanguageTag, files: [TableFile]) -> [LanguageTag] {
        let available = Set(
            files.flatMap { $0.format == .catalog ? Array($0.contents.tables.keys) : [$0.language ?? .root] })
        let development = developmentLanguage(files)
        var chain: [LanguageTag] = []
        for candidate in candidates(for: tag, in: available) + candidates(for: development, in: available) + [.root]
        where available.contains(candidate) && !chain.contains(candidate) {
            chain.append(candidate)
        }
        return chain
    }

    /// Returns the languages to try for a tag: the tag and its ancestors, then related languages among the available
    /// ones.
    private func candidates(for tag: LanguageTag, in available: Set<LanguageTag>) -> [LanguageTag] {
        let ancestors = tag.ancestors
        let script = tag.script ?? tag.likelyScript
        let relatives =
            available
            .filter { $0.language == tag.language && ($0.script ?? $0.likelyScript) == script }
            .sorted { $0.description < $1.description }
        return ancestors + relatives
    }
}
