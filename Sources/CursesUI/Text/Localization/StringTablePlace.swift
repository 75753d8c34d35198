import CursesUISupport
import Foundation

/// The string tables in which the translation of a text is searched for.
struct StringTablePlace: Sendable {
    private let tables: LocalizedStringTables
    /// The name of the table; `nil` for `Localizable`.
    private let table: String?

    /// - Parameter bundle: the bundle that contains the tables; `nil` for the app's.
    init(table: String? = nil, bundle: Bundle? = nil) {
        tables = bundle.map(Self.tables) ?? Self.appTables
        self.table = table
    }

    /// Whether there are no tables at all.
    var isEmpty: Bool { tables.isEmpty }

    /// Returns the pieces of a text in a locale: those of its translation, or else those of the text as written.
    func pieces(of text: LocalizedText, in locale: Locale) -> [FormattedPiece] {
        tables.localizedPieces(
            forKey: text.key ?? text.template.key,
            value: text.key == nil ? nil : text.template.key,
            table: table,
            locale: locale,
            arguments: text.template.arguments.map(\.formatArgument)
        ) {
            $0.numberFormat = .cells
        }
    }

    /// Lets `NSLocalizedString` find translations in the same tables as texts.
    static func becomeSource() {
        LocalizedStringSource.set { key, value, table, bundle in
            let tables = bundle.map(Self.tables) ?? appTables
            return tables.format(forKey: key, table: table, locale: UserLocale.current) ?? value
        }
    }

    // MARK: Bundles

    private static let appTables = LocalizedStringTables.tables(of: .main, report: report)

    /// The tables of bundles, by bundle path.
    private static let known = Locked<[String: LocalizedStringTables]>([:])

    private static func tables(of bundle: Bundle) -> LocalizedStringTables {
        if bundle === Bundle.main { return appTables }
        let path = bundle.bundlePath
        if let tables = known.withLock({ $0[path] }) { return tables }
        let tables = LocalizedStringTables.tables(of: bundle, report: report)
        known.withLock { $0[path] = tables }
        return tables
    }

    /// Reports a table that cannot be read. It is called once for each fault; the texts of the table stay untranslated.
    private static func report(_ error: LocalizedTableError) {
        FileHandle.standardError.write(Data("CursesUI: \(error.description.printable)\n".utf8))
    }
}

extension StringTablePlace: Hashable {
    static func == (lhs: StringTablePlace, rhs: StringTablePlace) -> Bool {
        lhs.tables === rhs.tables && lhs.table == rhs.table
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tables))
        hasher.combine(table)
    }
}
