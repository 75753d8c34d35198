import Foundation

/// Provides the standard input of programs that tests start.
public enum StandardInput {
    /// Returns a handle of a file with the input. The file has already been deleted.
    ///
    /// A pipe cannot be used: a program that another thread starts at the same time would inherit the writing end, so
    /// the input would not end before that program ends.
    public static func file(_ content: Data) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
        try content.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }
}
