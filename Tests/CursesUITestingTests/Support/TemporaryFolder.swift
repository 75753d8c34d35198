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

    /// Returns the path of a file in the folder.
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// The relative paths of all files in the folder.
    var files: [String] {
        (FileManager.default.subpaths(atPath: url.path) ?? []).filter { $0.hasSuffix("t") || $0.contains(".git") }
            .sorted()
    }

    func read(_ name: String) -> String? {
        try? String(contentsOfFile: path(name), encoding: .utf8)
    }
}
