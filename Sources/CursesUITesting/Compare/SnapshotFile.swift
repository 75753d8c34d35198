import Foundation

/// A recorded picture beside the test that compares with it.
struct SnapshotFile {
    let url: URL

    /// - Parameters:
    ///   - test: the path of the test's source.
    ///   - function: the test's, as `#function` has it.
    ///   - name: sets the picture off from others of that test.
    init(test: String, function: String, name: String?) {
        let source = URL(fileURLWithPath: test)
        // A dot stands between a name's parts, and within none.
        let parts = (name ?? "").split(separator: ".").map { Self.name(for: String($0)) }
        let title = ([Self.name(ofFunction: function)] + parts.filter { !$0.isEmpty })
            .joined(separator: ".")
        url = source.deletingLastPathComponent()
            .appendingPathComponent(Self.folder)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(title + ".txt")
    }

    private static let folder = "__Snapshots__"

    /// The path from the test's folder on, for messages.
    var name: String {
        url.pathComponents.suffix(3).joined(separator: "/")
    }

    /// Where a picture is left that differs from the recorded one.
    var newURL: URL {
        url.deletingPathExtension().appendingPathExtension("new.txt")
    }

    /// What was recorded, with line feeds at the ends of rows whatever version control made of them.
    func read() -> String? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    func record(_ content: String) throws {
        try write(content, to: url)
        forgetNew()
    }

    /// Leaves a picture for review, where version control does not see it.
    func leaveNew(_ content: String) throws {
        try write(content, to: newURL)
        let ignore = url.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(".gitignore")
        if !FileManager.default.fileExists(atPath: ignore.path) {
            try "*.new.txt\n".write(to: ignore, atomically: true, encoding: .utf8)
        }
    }

    /// Removes what an earlier run has left for review.
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

    /// What a function is called in a file's name: `signUp(size:)` is `signUp`.
    static func name(ofFunction function: String) -> String {
        // A title between backticks may hold parentheses itself.
        let name = name(for: String(function[..<(function.lastIndex(of: "(") ?? function.endIndex)]))
        return name.isEmpty ? "snapshot" : name
    }

    /// What a title is called in a file's name: letters and digits, and dashes between its words.
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
