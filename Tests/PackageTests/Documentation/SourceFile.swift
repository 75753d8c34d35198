import Foundation

/// A file of the package's sources, read line by line.
///
/// It relies on the house style: declarations at the top level begin and end at the left margin, and members are
/// indented by four blanks.
struct SourceFile {
    /// The path within the package, such as `Sources/CursesUI/View/View.swift`.
    let path: String
    let lines: [String]

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    init(_ path: String) throws {
        self.path = path
        let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns all files in a folder of the package.
    static func all(in folder: String) throws -> [SourceFile] {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: root.appending(path: folder).path(percentEncoded: false)
        )
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { try SourceFile("\(folder)/\($0)") }
    }

    /// Returns whether a line has a documentation comment, above its attributes.
    func isDocumented(_ index: Int) -> Bool {
        var line = index - 1
        while line >= 0, lines[line].trimmed.hasPrefix("@") || lines[line].hasPrefix("#") { line -= 1 }
        return line >= 0 && lines[line].trimmed.hasPrefix("///")
    }

    /// Returns whether a type is declared or extended at the left margin, or in another type.
    func declares(_ type: String, nested: Bool = false) -> Bool {
        lines.contains { line in
            guard line.contains(type), let first = line.first, nested || first != " ", first != "/" else {
                return false
            }
            return line.matches(of: /\b(?:class|struct|enum|extension) (\w+)/).contains { $0.1 == type }
        }
    }

    func declaresMember(_ name: String) -> Bool {
        lines.contains { $0.contains("func \(name)(") || $0.contains("func \(name)<") }
    }

    /// Returns the first line of the top-level declaration that contains a line, together with the following lines up
    /// to its opening brace.
    func outerDeclaration(of index: Int) -> String {
        guard let start = lines[...index].lastIndex(where: { $0.first.map { !" })#/@".contains($0) } ?? false })
        else { return "" }
        let end = lines[start...].firstIndex { $0.contains("{") } ?? start
        return lines[start...end].joined(separator: " ")
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
