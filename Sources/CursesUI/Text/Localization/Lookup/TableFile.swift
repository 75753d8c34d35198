import CursesUISupport
import Foundation

/// A file of localised texts, which is read when it is first used.
final class TableFile: Sendable {
    /// The file formats; the first takes precedence.
    enum Format: String, CaseIterable, Sendable {
        case catalog = "xcstrings"
        case dictionary = "stringsdict"
        case strings
    }

    /// The contents of a file, and its faults.
    struct Contents: Sendable {
        var tables: [LanguageTag: LocalizedTable] = [:]
        /// The language of the keys; nil if the file does not specify it.
        var sourceLanguage: LanguageTag?
        var errors: [LocalizedTableError] = []
    }

    let url: URL
    let format: Format
    /// The language of a file with a single language; nil for texts without a language, and for catalogues.
    let language: LanguageTag?
    // The lock is held while the file is read, so that it is read only once. The reader itself never requests the
    // contents.
    private let loaded = Locked<Contents?>(nil)
    /// Receives each fault once, on the thread that reads the file.
    private let report: @Sendable (LocalizedTableError) -> Void

    init(
        url: URL, format: Format, language: LanguageTag?, report: @escaping @Sendable (LocalizedTableError) -> Void
    ) {
        self.url = url
        self.format = format
        self.language = language
        self.report = report
    }

    /// The contents. If the file cannot be read, they consist only of that fault.
    var contents: Contents {
        let (contents, isNew) = loaded.withLock { loaded in
            if let loaded { return (loaded, false) }
            let contents = read()
            loaded = contents
            return (contents, true)
        }
        if isNew { contents.errors.forEach(report) }
        return contents
    }

    /// The faults that have been found so far.
    var knownErrors: [LocalizedTableError] {
        loaded.withLock { $0?.errors ?? [] }
    }

    private func read() -> Contents {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            return failure("The file cannot be read: \(error.localizedDescription)", line: nil)
        }
        do throws(DocumentError) {
            return try parse(data)
        } catch {
            return failure(error.reason, line: error.line)
        }
    }

    private func failure(_ reason: String, line: Int?) -> Contents {
        Contents(errors: [LocalizedTableError(file: url.path, line: line, reason: reason)])
    }

    private func parse(_ data: Data) throws(DocumentError) -> Contents {
        var diagnostics = TableDiagnostics()
        var contents = Contents()
        switch format {
        case .catalog:
            let document = try JSONDocument.parse(try DocumentText.bytes(of: data))
            let catalog = StringCatalogReader.catalog(document, diagnostics: &diagnostics)
            contents.tables = catalog.tables
            contents.sourceLanguage = catalog.sourceLanguage
        case .dictionary:
            let document = try PropertyListDocument.parse(data)
            let table = StringsDictionary.table(document, diagnostics: &diagnostics) { Self.line(of: $0, in: data) }
            contents.tables[language ?? .root] = table
        case .strings:
            let document = try PropertyListDocument.parse(data)
            contents.tables[language ?? .root] = StringsTable.table(document, diagnostics: &diagnostics)
        }
        contents.errors = diagnostics.faults
            .sorted { ($0.line ?? 0, $0.reason) < ($1.line ?? 0, $1.reason) }
            .map { LocalizedTableError(file: url.path, line: $0.line, reason: $0.reason) }
        return contents
    }

    /// Returns the line in an XML property list that contains a key.
    private static func line(of key: String, in data: Data) -> Int? {
        guard let bytes = try? DocumentText.bytes(of: data) else { return nil }
        let escaped = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return ByteScanner(bytes).line(of: "<key>\(escaped)</key>")
    }
}
