import Foundation

/// A name for a file that is removed with its owner.
final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("cursesui-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// What stands in the file; `nil` where there is none.
    var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
