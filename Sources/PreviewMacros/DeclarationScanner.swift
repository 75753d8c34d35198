/// Scans a variable declaration, skipping comments and string literals.
struct DeclarationScanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    private func has(_ text: String, at place: Int) -> Bool {
        place + text.count <= characters.count && Array(text) == Array(characters[place..<(place + text.count)])
    }

    /// Returns the position after the comment, string literal or single character that starts at a position.
    private func end(of place: Int) -> Int {
        if has("//", at: place) { return characters[place...].firstIndex(where: \.isNewline) ?? characters.count }
        if has("/*", at: place) {
            var end = place + 2
            while end < characters.count, !has("*/", at: end) {
                end += has("/*", at: end) ? self.end(of: end) - end : 1
            }
            return min(end + 2, characters.count)
        }
        for quote in ["\"\"\"", "\""] where has(quote, at: place) {
            var end = place + quote.count
            while end < characters.count, !has(quote, at: end) { end += characters[end] == "\\" ? 2 : 1 }
            return min(end + quote.count, characters.count)
        }
        return place + 1
    }

    private var isComment: Bool { has("//", at: index) || has("/*", at: index) }

    /// Skips spaces, line ends and comments.
    mutating func skipSpace() {
        while index < characters.count, characters[index].isWhitespace || isComment { index = end(of: index) }
    }

    /// Skips spaces and comments up to the end of the line.
    mutating func skipBlanks() {
        while let next, !next.isNewline, next.isWhitespace || isComment { index = end(of: index) }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }

    private mutating func word() -> String {
        let start = index
        while index < characters.count, Self.isPartOfWord(characters[index]) { index += 1 }
        return String(characters[start..<index])
    }

    /// Skips everything up to and including a word. Returns false if the word does not occur.
    mutating func skip(to keyword: String) -> Bool {
        while index < characters.count {
            if Self.isPartOfWord(characters[index]), !isComment {
                if word() == keyword { return true }
            } else {
                index = end(of: index)
            }
        }
        return false
    }

    /// Skips spaces, and reads a name; returns an empty string if there is none.
    mutating func name() -> String {
        skipSpace()
        return word()
    }

    /// Skips spaces and a character. Returns false if a different character follows.
    mutating func skipSign(_ sign: Character) -> Bool {
        skipSpace()
        guard index < characters.count, characters[index] == sign else { return false }
        index += 1
        return true
    }

    /// Whether the declaration has been read to its end.
    var isAtEnd: Bool { index >= characters.count }

    /// The next character; `nil` at the end.
    var next: Character? { isAtEnd ? nil : characters[index] }

    /// Skips a comment, a string literal, a word or a character. Returns the word.
    mutating func skipToken() -> String {
        if let next, Self.isPartOfWord(next), !isComment { return word() }
        if !isAtEnd { index = end(of: index) }
        return ""
    }

    /// Skips the text in a pair of parentheses, brackets or braces, the first of which comes next.
    mutating func skipPair() {
        var depth = 0
        repeat {
            if let next, "([{".contains(next), !isComment { depth += 1 }
            if let next, ")]}".contains(next) { depth -= 1 }
            _ = skipToken()
        } while depth > 0 && !isAtEnd
    }

    /// Reads the code before a character that is not in parentheses or brackets, and replaces comments by spaces. Reads
    /// all of the remaining code if the character does not occur.
    mutating func text(before sign: Character) -> String { text(beforeAny: [sign]) }

    /// Reads the code before the first of some characters; see ``text(before:)``.
    mutating func text(beforeAny signs: Set<Character>) -> String {
        var text = ""
        var depth = 0
        while index < characters.count {
            let character = characters[index]
            if depth == 0, signs.contains(character), !isComment { break }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            let next = end(of: index)
            if isComment { text += " " } else { text += String(characters[index..<next]) }
            index = next
        }
        return Self.trimmed(text)
    }

    /// Returns the code from here to the position of another scanner of the same declaration.
    func text(until end: DeclarationScanner) -> String { String(characters[index..<end.index]) }

    /// Reads the remaining code, and replaces comments by spaces.
    mutating func rest() -> String { text(before: "\0") }

    private static func trimmed(_ text: String) -> String {
        let begin = text.drop(while: \.isWhitespace)
        return String(begin.prefix(begin.count - begin.reversed().prefix(while: \.isWhitespace).count))
    }

    /// Returns whether a text is a single pair of parentheses with its content, such as the arguments of one call.
    static func isOneCall(_ text: Substring) -> Bool {
        let scanner = DeclarationScanner(String(text))
        var (place, depth) = (0, 0)
        while place < scanner.characters.count {
            if scanner.characters[place] == "(" { depth += 1 }
            if scanner.characters[place] == ")" { depth -= 1 }
            if depth == 0, place < scanner.characters.count - 1 { return false }
            place = scanner.end(of: place)
        }
        return depth == 0
    }
}

extension DeclarationScanner {
    /// Returns the access level, with a space, that the members of a type need to be as visible as the type; empty for
    /// an internal type.
    ///
    /// - Parameter head: the declaration of the type, up to its first brace.
    static func access(in head: String) -> String {
        func has(_ word: String) -> Bool {
            var scanner = DeclarationScanner(head)
            return scanner.skip(to: word)
        }
        return has("public") || has("open") ? "public " : has("package") ? "package " : ""
    }
}
