import CursesUISupport
import Foundation

/// The string tables in which the translation of a text is searched for.
struct StringTablePlace: Sendable {
    private let tables: LocalizedStringTables
    /// The name of the table; `nil` for `Localizable`.
    private let table: String?

    /// - Parameter bundle: the bundle of the tables; `nil` for those of the app.
    init(table: String? = nil, bundle: Bundle? = nil) {
        tables = bundle.map(Self.tables) ?? Self.appTables
        self.table = table
    }

    /// Whether there are no tables at all.
    var isEmpty: Bool { tables.isEmpty }

    /// The parts of a text in a locale: of its translation, or else of the text as it is written.
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

    // MARK: Bundles

    private static let appTables = LocalizedStringTables.tables(of: .main, report: report)

    /// The tables of bundles by their paths.
    private static let known = Locked<[String: LocalizedStringTables]>([:])

    private static func tables(of bundle: Bundle) -> LocalizedStringTables {
        if bundle === Bundle.main { return appTables }
        let path = bundle.bundlePath
        if let tables = known.withLock({ $0[path] }) { return tables }
        let tables = LocalizedStringTables.tables(of: bundle, report: report)
        known.withLock { $0[path] = tables }
        return tables
    }

    /// A table that cannot be read is reported once; its texts stay untranslated.
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
