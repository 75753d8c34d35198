import CursesUISupport
import Foundation

extension LocalizedStringTables {
    /// The tables of bundles, by the paths of their resources.
    private static let cache = Locked<[[String]: LocalizedStringTables]>([:])

    /// Returns the tables of a bundle. They are located once and cached.
    static func tables(
        of bundle: Bundle, report: @escaping @Sendable (LocalizedTableError) -> Void = { _ in }
    ) -> LocalizedStringTables {
        tables(
            in: ResourceFolders.folders(of: bundle), developmentLanguage: bundle.developmentRegion,
            report: report)
    }

    /// Returns the tables in resource folders. They are located once and cached.
    ///
    /// - Parameter report: receives the faults of the files; only the first caller's closure is used.
    static func tables(
        in folders: [URL], developmentLanguage: @escaping @autoclosure @Sendable () -> String? = nil,
        report: @escaping @Sendable (LocalizedTableError) -> Void = { _ in }
    ) -> LocalizedStringTables {
        let paths = folders.map(\.standardizedFileURL.path)
        if let tables = cache.withLock({ $0[paths] }) { return tables }
        let tables = LocalizedStringTables(
            folders: folders, developmentLanguage: developmentLanguage(), report: report)
        return cache.withLock { cache in
            // If two threads create tables at the same time, the first result is kept, so that each file is read only
            // once.
            if let first = cache[paths] { return first }
            cache[paths] = tables
            return tables
        }
    }

    /// Returns the text for a key in a bundle, filled with arguments.
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
