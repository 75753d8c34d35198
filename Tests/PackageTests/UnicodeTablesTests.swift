import Foundation
import TestSupport
import Testing

@Suite("Unicode tables", .serialized)
struct UnicodeTablesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../..").standardized
    private static let names = [
        "WidthTable.swift", "LineBreakTable.swift", "SymbolTable.swift", "BidiClassTable.swift",
        "BidiBracketTable.swift", "BidiMirroringTable.swift", "ArabicJoiningTable.swift", "ArabicFormTable.swift",
    ]

    /// The tables in the sources, by file name.
    private static let tables: [String: String] = {
        let sources = FileManager.default.enumerator(
            at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
        return (sources?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { names.contains($0.lastPathComponent) }
            .reduce(into: [:]) { $0[$1.lastPathComponent] = try? String(contentsOf: $1, encoding: .utf8) }
    }()

    /// The version of the Unicode Character Database that the tables state.
    private static let version =
        tables["WidthTable.swift"]?.firstMatch(of: /unicodeVersion = "(.*)"/).map { String($0.1) } ?? "unknown"

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cursesui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func makeTables(database: String = UnicodeData.folder) throws -> (status: Int32, message: String) {
        let (status, message) = try Program.run(
            Self.root.appendingPathComponent("Tests/Tools/tables"), [folder.path],
            environment: ProcessInfo.processInfo.environment.merging(["UNICODE_DATA": database]) { $1 })
        return (status, message)
    }

    @Test("All tables name one version of the database")
    func oneVersion() {
        #expect(Self.tables.keys.sorted() == Self.names.sorted())
        for (name, text) in Self.tables {
            #expect(text.contains("static let unicodeVersion = \"\(Self.version)\""), "\(name)")
        }
    }

    @Test("The tables are those that make tables generates", .unicodeData(version: Self.version))
    func upToDate() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, message) = try makeTables()
        #expect(status == 0, "\(message)")
        for name in Self.names {
            let made = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(made == Self.tables[name], "\(name) is out of date: run make tables.")
        }
    }

    @Test("Files of different versions generate no table", .unicodeData(version: Self.version))
    func mixedVersions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = folder.appendingPathComponent("database")
        try FileManager.default.copyItem(atPath: UnicodeData.folder, toPath: database.path)
        try "# LineBreak-99.0.0.txt\n".write(
            to: database.appendingPathComponent("LineBreak.txt"), atomically: true, encoding: .utf8)
        let (status, message) = try makeTables(database: database.path)
        #expect(status == 1)
        #expect(message.contains("LineBreak.txt is of version 99.0.0, DerivedAge.txt of \(Self.version)."))
    }

    @Test("Without the database make tables prints what to install")
    func noDatabase() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, message) = try makeTables(database: folder.path)
        #expect(status == 1)
        #expect(message.contains("unicode-data"))
    }
}
