import Foundation

/// Finds the files of localised texts in resource folders.
///
/// Xcode and SwiftPM put the tables of a language into a folder such as `de.lproj`. The tables of the development
/// language may be in `Base.lproj`. Catalogues, which SwiftPM on Linux copies unchanged, are beside these folders.
struct TableFolders: Sendable {
    /// The files for each table name, in order of precedence.
    private(set) var files: [String: [TableFile]] = [:]
    private let report: @Sendable (LocalizedTableError) -> Void

    /// - Parameters:
    ///   - folders: the folders. Among files with the same format, files in earlier folders take precedence.
    ///   - report: receives each fault of a file when the file is read.
    init(_ folders: [URL], report: @escaping @Sendable (LocalizedTableError) -> Void) {
        self.report = report
        for folder in folders { add(tablesIn: folder) }
        files = files.mapValues { files in
            TableFile.Format.allCases.flatMap { format in files.filter { $0.format == format } }
        }
    }

    private mutating func add(tablesIn resources: URL) {
        let names = Self.contents(of: resources)
        add(names, of: resources, language: nil)
        for entry in names {
            guard let (name, ending) = Self.parts(of: entry), ending == "lproj" else { continue }
            let folder = resources.appendingPathComponent(entry)
            let language = name.lowercased() == "base" ? .root : LanguageTag(name)
            add(Self.contents(of: folder), of: folder, language: language)
        }
    }

    private mutating func add(_ entries: [String], of folder: URL, language: LanguageTag?) {
        for entry in entries {
            guard let (name, ending) = Self.parts(of: entry), let format = TableFile.Format(rawValue: ending) else {
                continue
            }
            let file = folder.appendingPathComponent(entry)
            files[name, default: []].append(
                TableFile(url: file, format: format, language: language, report: report))
        }
    }

    // Names rather than URLs: the program's folder may be as large as /usr/bin, and this happens before an app shows
    // anything.

    /// Returns the names of the files in a folder, in order.
    private static func contents(of folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { parts(of: $0) != nil }.sorted()
    }

    /// Splits a file name into its base name and its extension in lower case; `nil` if it has no extension.
    private static func parts(of entry: String) -> (name: String, ending: String)? {
        guard let dot = entry.utf8.lastIndex(of: UInt8(ascii: ".")), dot > entry.startIndex else { return nil }
        return (String(entry[..<dot]), entry[entry.utf8.index(after: dot)...].lowercased())
    }
}
