import Foundation

/// A file of the package.
struct SampleFile {
    /// The path within the package.
    let path: String

    static let folder = "Tests/DocumentationSampleTests"
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether differing files are rewritten: `CURSESUI_RECORD=failed`.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["CURSESUI_RECORD"] == "failed" }

    private var url: URL { Self.root.appending(path: path) }

    /// The name without its extension, which is also the name of the type in the file.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// The text of the file; `nil` if the file does not exist.
    var text: String? { try? String(contentsOf: url, encoding: .utf8) }

    func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The lines that the documentation shows: all lines except the imports.
    var code: [String]? {
        guard let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) else { return nil }
        let shown = lines.drop { $0.isEmpty || $0.contains(/^(@testable )?import\b/) }
        return shown.reversed().drop(while: \.isEmpty).reversed().map(String.init)
    }

    /// Returns all files in a folder of the package and in its subfolders.
    static func all(in folder: String, withSuffix suffix: String) throws -> [SampleFile] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
            .filter { $0.hasSuffix(suffix) }
            .sorted()
            .map { SampleFile(path: "\(folder)/\($0)") }
    }
}
