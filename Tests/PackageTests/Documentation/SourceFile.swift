import Foundation
import Synchronization

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

    /// The files that have been read, by their folders. Many tests read the same ones.
    private static let folders = Mutex<[String: [SourceFile]]>([:])

    /// Returns all files in a folder of the package.
    static func all(in folder: String) throws -> [SourceFile] {
        try folders.withLock { folders in
            if let known = folders[folder] { return known }
            let names = try FileManager.default.subpathsOfDirectory(
                atPath: root.appending(path: folder).path(percentEncoded: false)
            )
            let files = try names.filter { $0.hasSuffix(".swift") }.sorted().map { try SourceFile("\(folder)/\($0)") }
            folders[folder] = files
            return files
        }
    }

    /// Returns whether a line has a documentation comment, above its attributes.
    func isDocumented(_ index: Int) -> Bool {
        var line = index - 1
        while line >= 0, lines[line].trimmed.hasPrefix("@") || lines[line].hasPrefix("#") { line -= 1 }
        return line >= 0 && lines[line].trimmed.hasPrefix("///")
    }

    /// The types that are declared or extended at the left margin.
    var types: Set<String> {
        let declaration = Self.typeDeclaration
        let heads = lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("/") && Self.declaresType($0) }
        return Set(heads.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    }

    /// The test functions of this file with their suites, such as `FrameTests/overflow`. A suite is a type at the left
    /// margin, or a type in it.
    var tests: [String] {
        let declaration = Self.typeDeclaration
        let function = /\bfunc (\w+)/
        var names: [String] = []
        var suites: [String] = []
        var isTest = false
        for line in lines {
            let words = line.drop { $0 == " " }
            let indent = line.utf8.count - words.utf8.count
            if indent <= 4, !words.hasPrefix("//"), Self.declaresType(line),
                let type = line.firstMatch(of: declaration)
            {
                suites = suites.prefix(indent / 4) + [String(type.1)]
            }
            if words.hasPrefix("@Test") { isTest = true }
            if isTest, line.has("func "), let function = line.firstMatch(of: function) {
                names += suites.map { "\($0)/\(function.1)" }
                isTest = false
            }
        }
        return names
    }

    private static var typeDeclaration: Regex<(Substring, Substring)> {
        /\b(?:struct|class|enum|actor|extension) (\w+)/
    }

    /// Returns whether a line may declare or extend a type, which is faster than a match of the declaration.
    private static func declaresType(_ line: String) -> Bool {
        ["struct ", "class ", "enum ", "actor ", "extension "].contains { line.has($0) }
    }

    func declaresMember(_ name: String) -> Bool {
        lines.contains { $0.has("func \(name)(") || $0.has("func \(name)<") }
    }

    /// Returns the first line of the top-level declaration that contains a line, together with the following lines up
    /// to its opening brace.
    func outerDeclaration(of index: Int) -> String {
        let start = lines[...index].lastIndex { line in line.utf8.first.map { !" })#/@".utf8.contains($0) } ?? false }
        guard let start else { return "" }
        let end = lines[start...].firstIndex { $0.has("{") } ?? start
        return lines[start...end].joined(separator: " ")
    }

    /// Returns whether a line belongs to an extension of `View`.
    func isInExtensionOfView(_ index: Int) -> Bool {
        let outer = outerDeclaration(of: index)
        return outer.has("extension View") && outer.contains(/^(?:public )?extension View\b/)
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }

    /// Returns whether the string contains these bytes. It is faster than a comparison of characters, which matters for
    /// all lines of the package.
    func has(_ part: String) -> Bool {
        withCString { bytes in part.withCString { strstr(bytes, $0) != nil } }
    }
}
