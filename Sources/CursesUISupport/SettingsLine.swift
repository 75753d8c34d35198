/// Reads a line of a settings file, from left to right.
struct SettingsLine {
    enum Content: Equatable {
        case blank
        case section(String)
        case setting(name: String, values: [String])
    }

    /// The reason why a line cannot be read.
    struct Failure: Error {
        let reason: String
    }

    private var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    mutating func read() throws(Failure) -> Content {
        skipBlanks()
        if isAtEnd { return .blank }
        if take("[") {
            let name = try word(endingAt: "]")
            guard take("]") else { throw Failure(reason: "a section has no \"]\"") }
            try end()
            return .section(name)
        }
        let name = try word(endingAt: "=")
        guard take("=") else { throw Failure(reason: "\"\(name)\" has no \"=\" and no value") }
        guard !name.isEmpty else { throw Failure(reason: "a value has no name") }
        return .setting(name: name, values: try values())
    }

    /// Whether only a comment follows.
    private var isAtEnd: Bool { rest.first.map { $0 == "#" } ?? true }

    private mutating func skipBlanks() {
        rest = rest.drop(while: \.isWhitespace)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipBlanks()
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func end() throws(Failure) {
        skipBlanks()
        guard isAtEnd else { throw Failure(reason: "\"\(rest)\" is too much") }
    }

    /// Reads a text in quotation marks, or otherwise everything up to one of the given characters or a comment.
    private mutating func word(endingAt ends: Character...) throws(Failure) -> String {
        skipBlanks()
        if let mark = rest.first, mark == "\"" || mark == "'" { return try quoted(mark) }
        let word = rest.prefix { character in !ends.contains { $0 == character } && character != "#" }
        rest = rest.dropFirst(word.count)
        return word.trimmed
    }

    /// Reads a text in quotation marks. Within single quotation marks, escapes have no special meaning.
    private mutating func quoted(_ mark: Character) throws(Failure) -> String {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            guard next == "\\", mark == "\"" else {
                text.append(next)
                continue
            }
            guard let escaped = rest.popFirst(), let meaning = Self.escapes[escaped] else {
                throw Failure(reason: "only \\\\, \\\", \\n and \\t may follow a backslash")
            }
            text.append(meaning)
        }
        throw Failure(reason: "a quotation mark is missing")
    }

    private static let escapes: [Character: Character] = ["\\": "\\", "\"": "\"", "n": "\n", "t": "\t"]

    private mutating func values() throws(Failure) -> [String] {
        guard take("[") else {
            let value = try word()
            guard !value.isEmpty else { throw Failure(reason: "a value is missing") }
            try end()
            return [value]
        }
        var values: [String] = []
        while !take("]") {
            guard !isAtEnd else { throw Failure(reason: "a list of values has no \"]\"") }
            values.append(try word(endingAt: ",", "]"))
            guard take(",") || rest.first == "]" else { throw Failure(reason: "a comma is missing") }
        }
        try end()
        return values
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
