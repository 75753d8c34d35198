import Foundation

/// A folder that is removed when it is no longer used.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("cursesui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    func write(_ text: String, to place: String) throws {
        let file = url.appendingPathComponent(place)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of place: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(place), encoding: .utf8)
    }

    /// The paths of all files, in order.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
        return all.filter { place in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path + "/" + place, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
