import Foundation

/// A recorded picture in a file next to its test.
struct SnapshotFile {
    let url: URL

    /// - Parameters:
    ///   - test: the path of the test's source file.
    ///   - function: the function of the test, as in `#function`.
    ///   - name: distinguishes the picture from others of the same test.
    init(test: String, function: String, name: String?) {
        let source = URL(fileURLWithPath: test)
        // Dots separate the parts of a name, so they are removed within the parts.
        let parts = (name ?? "").split(separator: ".").map { Self.name(for: String($0)) }
        let title = ([Self.name(ofFunction: function)] + parts.filter { !$0.isEmpty })
            .joined(separator: ".")
        url = source.deletingLastPathComponent()
            .appendingPathComponent(Self.folder)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(title + ".txt")
    }

    private static let folder = "__Snapshots__"

    /// The path, relative to the test's folder, for messages.
    var name: String {
        url.pathComponents.suffix(3).joined(separator: "/")
    }

    /// The file for a picture that differs from the recorded one.
    var newURL: URL {
        url.deletingPathExtension().appendingPathExtension("new.txt")
    }

    /// Returns the recorded picture with line feeds at the ends of rows, even if version control has converted them.
    func read() -> String? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    func record(_ content: String) throws {
        try write(content, to: url)
        forgetNew()
    }

    /// Writes a picture for review, which version control ignores.
    func leaveNew(_ content: String) throws {
        try write(content, to: newURL)
        let ignore = url.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(".gitignore")
        if !FileManager.default.fileExists(atPath: ignore.path) {
            try "*.new.txt\n".write(to: ignore, atomically: true, encoding: .utf8)
        }
    }

    /// Removes the picture that an earlier run left for review.
    func forgetNew() {
        guard FileManager.default.fileExists(atPath: newURL.path) else { return }
        try? FileManager.default.removeItem(at: newURL)
    }

    private func write(_ content: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try content.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Returns the file name for a function: `signUp` for `signUp(size:)`.
    static func name(ofFunction function: String) -> String {
        // A name in backticks may contain parentheses itself.
        let name = name(for: String(function[..<(function.lastIndex(of: "(") ?? function.endIndex)]))
        return name.isEmpty ? "snapshot" : name
    }

    /// Returns the file name for a title: letters and digits, with dashes between words.
    static func name(for title: String) -> String {
        var name = ""
        for character in title {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while name.last == "-" { name.removeLast() }
        return name
    }
}
