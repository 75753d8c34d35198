import CursesUISupport
import Foundation

extension LocalizedStringTables {
    /// The tables of bundles, by the paths of their resources.
    private static let cache = Locked<[[String]: LocalizedStringTables]>([:])

    /// The tables of a bundle, which are searched for once.
    static func tables(
        of bundle: Bundle, report: @escaping @Sendable (LocalizedTableError) -> Void = { _ in }
    ) -> LocalizedStringTables {
        tables(
            in: ResourceFolders.folders(of: bundle), developmentLanguage: bundle.developmentRegion,
            report: report)
    }

    /// The tables in folders of resources, which are searched for once.
    ///
    /// - Parameter report: receives the faults of the files; only the first caller's closure is used.
    static func tables(
        in folders: [URL], developmentLanguage: String? = nil,
        report: @escaping @Sendable (LocalizedTableError) -> Void = { _ in }
    ) -> LocalizedStringTables {
        let paths = folders.map(\.standardizedFileURL.path)
        if let tables = cache.withLock({ $0[paths] }) { return tables }
        let tables = LocalizedStringTables(
            folders: folders, developmentLanguage: developmentLanguage, report: report)
        return cache.withLock { cache in
            // If two threads make tables at once, the first one's are kept, so that each file is read only once.
            if let first = cache[paths] { return first }
            cache[paths] = tables
            return tables
        }
    }

    /// The text of a key in a bundle, filled with arguments.
    static func localizedString(
        forKey key: String, value: String? = nil, table: String? = nil, bundle: Bundle = .main, locale: Locale,
        arguments: [FormatArgument] = []
    ) -> String {
        tables(of: bundle)
            .localizedString(forKey: key, value: value, table: table, locale: locale, arguments: arguments)
    }
}

extension Bundle {
    /// The development language that the bundle's property list names. Foundation's own property traps if the bundle
    /// names none, as the folder of a program does.
    fileprivate var developmentRegion: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }
}
