import Synchronization

/// A declaration that apps can use.
struct PublicDeclaration {
    let file: SourceFile
    let line: Int
    /// The name; `init` for an initialiser.
    let name: String
    /// The kind: `var`, `func`, `struct` and so on.
    let kind: String

    var place: String { "\(file.path):\(line + 1): \(file.lines[line].trimmed)" }

    /// The declarations that have been read, by the paths of their files.
    private static let known = Mutex<[String: [PublicDeclaration]]>([:])

    static func all(in file: SourceFile) -> [PublicDeclaration] {
        if let known = known.withLock({ $0[file.path] }) { return known }
        let start = Self.start
        let all = file.lines.indices.compactMap { PublicDeclaration(file, $0, start) }
        known.withLock { $0[file.path] = all }
        return all
    }

    private init?(_ file: SourceFile, _ line: Int, _ start: Regex<(Substring, kind: Substring, name: Substring?)>) {
        guard file.lines[line].has("public ") || file.lines[line].has("open ") else { return nil }
        let text = file.lines[line].trimmed
        guard !text.hasPrefix("//"), let start = text.firstMatch(of: start) else { return nil }
        self.file = file
        self.line = line
        kind = String(start.kind)
        name = kind == "init" || kind == "subscript" ? kind : String(start.name ?? "")
    }

    private static var start: Regex<(Substring, kind: Substring, name: Substring?)> {
        /^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*?(?:public|open)\s+(?:\w+(?:\(\w+\))?\s+)*?(?<kind>var|let|func|init|subscript|struct|class|enum|protocol|typealias)\b\s*`?(?<name>[^\s(:<={`?]+)?/
    }

    /// Whether it implements a requirement of a protocol, whose documentation it inherits.
    var isWitness: Bool {
        let outer = file.outerDeclaration(of: line)
        let isMember = file.lines[line].hasPrefix("    ") && !file.lines[line].hasPrefix("     ")
        let head = String(outer.prefix { $0 != "{" }).withoutConstraints
        if isMember, outer.hasPrefix("extension"), head.contains(":") { return true }
        return Self.requirements.contains(name)
    }

    /// The requirements of protocols of Combine and of the standard library, which any type may implement.
    private static let requirements: Set = [
        "receive", "request", "cancel", "connect", "Output", "Failure", "Input", "now", "minimumTolerance",
        "schedule", "distance", "advanced", "magnitude", "seconds", "milliseconds", "microseconds",
        "nanoseconds", "hash", "encode", "description", "debugDescription", "playgroundDescription",
        "customMirror", "==", "<",
    ]
}

extension String {
    /// The head of a declaration without its `where` clause.
    var withoutConstraints: String { has("where") ? replacing(/\bwhere\b.*/, with: "") : self }
}
