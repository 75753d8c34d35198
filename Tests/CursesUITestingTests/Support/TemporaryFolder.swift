import Foundation

/// A folder that is removed when this object is deallocated.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file in it.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// All files in it, by their relative paths.
    var files: [String] {
        (FileManager.default.subpaths(atPath: url.path) ?? []).filter { $0.hasSuffix("t") || $0.contains(".git") }
            .sorted()
    }

    func read(_ name: String) -> String? {
        try? String(contentsOfFile: path(name), encoding: .utf8)
    }
}
