import Foundation

/// The input of a program that a test starts.
public enum StandardInput {
    /// A file with the input, which no longer has a name.
    ///
    /// Not a pipe: a program that a different thread starts at the same time inherits its other end, so that the input
    /// would not end before that program.
    public static func file(_ content: Data) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
        try content.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }
}
