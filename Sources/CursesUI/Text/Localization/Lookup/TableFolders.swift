import Foundation

/// The files of localised texts in folders of resources.
///
/// Xcode and SwiftPM put the tables of a language into a folder such as `de.lproj`, those of the development
/// language into `Base.lproj` at will, and catalogues, which SwiftPM on Linux copies as they are, beside them.
struct TableFolders: Sendable {
    /// The files by the names of their tables, in the order in which they count.
    private(set) var files: [String: [TableFile]] = [:]
    private let report: @Sendable (LocalizedTableError) -> Void

    /// - Parameters:
    ///   - folders: the folders; files of one format count in their order.
    ///   - report: is told each fault of a file when the file is read.
    init(_ folders: [URL], report: @escaping @Sendable (LocalizedTableError) -> Void) {
        self.report = report
        for folder in folders { add(tablesIn: folder) }
        files = files.mapValues { files in
            TableFile.Format.allCases.flatMap { format in files.filter { $0.format == format } }
        }
    }

    private mutating func add(tablesIn resources: URL) {
        add(filesOf: resources, language: nil)
        for folder in Self.contents(of: resources) where folder.pathExtension.lowercased() == "lproj" {
            let name = folder.deletingPathExtension().lastPathComponent
            add(filesOf: folder, language: name.lowercased() == "base" ? .root : LanguageTag(name))
        }
    }

    private mutating func add(filesOf folder: URL, language: LanguageTag?) {
        for file in Self.contents(of: folder) {
            guard let format = TableFile.Format(rawValue: file.pathExtension.lowercased()) else { continue }
            let name = file.deletingPathExtension().lastPathComponent
            files[name, default: []].append(
                TableFile(url: file, format: format, language: language, report: report))
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (urls ?? []).sorted { $0.path < $1.path }
    }
}
