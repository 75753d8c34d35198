import Foundation

/// The name of a file that is removed when its owner is deallocated.
final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("cursesui-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The contents of the file; `nil` if it does not exist.
    var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
