/// What a Swift file declares, and the names that it uses.
struct SwiftNames {
    let path: String
    /// The types that other files can name.
    private(set) var types: Set<String> = []
    /// The types that are declared within others.
    private(set) var nestedTypes: Set<String> = []
    /// The members that extensions give to other types.
    private(set) var addedMembers: [(type: String, member: String)] = []
    /// All functions, properties, variables and cases.
    private(set) var declarations: Set<String> = []
    /// All identifiers and keywords; a member that is used has its dot before it.
    private(set) var words: [(text: String, line: Int)] = []

    init(path: String, source: String) {
        self.path = path
        var depth = 0
        var extended: String?
        for (index, line) in SwiftText(source).lines.enumerated() {
            let words = Self.words(in: line)
            if depth == 0, let keyword = words.firstIndex(of: "extension"), keyword + 1 < words.count {
                extended = words[keyword + 1]
            } else if depth == 0, words.contains(where: Self.kinds.contains) {
                extended = nil
            }
            note(words, depth: depth, extended: extended)
            self.words += words.map { ($0, index + 1) }
            for byte in line.utf8 {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
            }
        }
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    private mutating func note(_ words: [String], depth: Int, extended: String?) {
        let isPrivate = words.contains { $0 == "private" || $0 == "fileprivate" }
        for (word, name) in zip(words, words.dropFirst()) {
            if Self.kinds.contains(word), name.first?.isLowercase == false {
                if depth > 0 { nestedTypes.insert(name) } else if !isPrivate { types.insert(name) }
            }
            guard ["func", "var", "let", "case"].contains(word) else { continue }
            declarations.insert(name)
            if let extended, depth == 1, !isPrivate { addedMembers.append((extended, name)) }
        }
    }

    private static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        for character in line {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if word.contains(where: \.isLetter) { words.append(word) }
                word = character == "." ? "." : ""
            }
        }
        if word.contains(where: \.isLetter) { words.append(word) }
        return words
    }
}
