/// The declarations of a Swift file, and the names that it uses.
struct SwiftNames {
    /// A member that an extension declares.
    struct Member: Hashable {
        let type: String
        let name: String
        let isFunction: Bool
    }

    /// A use of a name, or a keyword.
    struct Word {
        let text: String
        let line: Int
        /// `.` before a member, `\.` before a member in a key path, or an empty string.
        let prefix: String
        /// The name before the dot, such as `environment` in `environment.tint`.
        let owner: String?
        /// Whether arguments or a closure follow the name.
        let isCalled: Bool
        /// Whether the name is the label of an argument or a parameter.
        let isLabel: Bool
        /// The type that the enclosing extension extends.
        let extended: String?
    }

    let path: String
    /// The types that other files can name.
    private(set) var types: Set<String> = []
    /// The nested types.
    private(set) var nestedTypes: Set<String> = []
    /// The members that extensions add to other types.
    private(set) var addedMembers: Set<Member> = []
    private(set) var functions: Set<String> = []
    /// All functions, properties, variables and cases.
    private(set) var declarations: Set<String> = []
    private(set) var words: [Word] = []

    init(path: String, source: String) {
        self.path = path
        var depth = 0
        var extended: String?
        for (index, line) in SwiftText(source).lines.enumerated() {
            let names = Self.words(in: line, number: index + 1, extended: extended)
            let texts = names.map(\.text)
            if depth == 0, let keyword = texts.firstIndex(of: "extension"), keyword + 1 < texts.count {
                extended = texts[keyword + 1]
            } else if depth == 0, texts.contains(where: Self.kinds.contains) {
                extended = nil
            }
            note(texts, depth: depth, extended: extended)
            words += names
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
            if word == "func" { functions.insert(name) }
            if let extended, depth == 1, !isPrivate {
                addedMembers.insert(Member(type: extended, name: name, isFunction: word == "func"))
            }
        }
    }

    private static func words(in line: Substring, number: Int, extended: String?) -> [Word] {
        let bytes = Array(line.utf8)
        func isPart(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: byte > 127
            }
        }
        var words: [Word] = []
        var index = 0
        while index < bytes.count {
            guard isPart(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            let hasDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let isInKeyPath = hasDot && start > 1 && bytes[start - 2] == UInt8(ascii: "\\")
            let hasOwner = hasDot && start > 1 && isPart(bytes[start - 2])
            let next = bytes[index...].first { $0 != UInt8(ascii: " ") }
            let word = Word(
                text: String(decoding: bytes[start..<index], as: UTF8.self),
                line: number,
                prefix: isInKeyPath ? "\\." : hasDot ? "." : "",
                owner: hasOwner ? words.last?.text : nil,
                isCalled: next == UInt8(ascii: "(") || next == UInt8(ascii: "{"),
                isLabel: next == UInt8(ascii: ":"),
                extended: extended
            )
            words.append(word)
        }
        return words
    }
}
