/// A lexer for Swift code, which skips comments.
///
/// It handles only the lexical structure that is needed to distinguish code from comments and strings. An unterminated
/// string ends with its line, so that a mistake, or a quotation mark in a regular expression, does not hide the rest of
/// the file.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var tokens: [SwiftToken] = []
    /// The number of enclosing interpolations at the current position.
    private var depth = 0

    /// The maximum number of nested interpolations, which is more than occur in practice.
    private static let maximumDepth = 50

    /// Returns the words, strings and signs of a file, in order.
    static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() {
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                index += 1
            case 0...0x20, 0x7F: index += 1
            case UInt8(ascii: "/") where isNext("/"): skipLine()
            case UInt8(ascii: "/") where isNext("*"): skipComment()
            case UInt8(ascii: "\""): readString(marks: 0)
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: readWord()
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                readWord()
            case UInt8(ascii: "`"): readQuotedWord()
            default:
                append(.sign, from: index, to: index + 1)
                index += 1
            }
        }
    }

    // MARK: Parts

    private func isNext(_ character: Unicode.Scalar) -> Bool {
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: character)
    }

    private mutating func append(_ kind: SwiftToken.Kind, from start: Int, to end: Int) {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        tokens.append(SwiftToken(kind: kind, text: text, range: start..<end, line: line))
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    /// Skips a comment, including nested comments.
    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), isNext("*") {
                depth += 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "*"), isNext("/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                index += 1
            }
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readWord() {
        let start = index
        index += 1
        while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
        append(.word, from: start, to: index)
    }

    /// Reads an identifier in backticks, which are not part of its text.
    private mutating func readQuotedWord() {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        append(.word, from: start + 1, to: index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
    }

    /// Reads a token that begins with `#`: a directive or macro, a raw string, or a regular expression.
    private mutating func readHash() {
        let start = index
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        let marks = index - start
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "\"") {
            readString(marks: marks)
        } else if bytes[index] == UInt8(ascii: "/") {
            skipRegularExpression(marks: marks)
        } else {
            while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
            append(.word, from: start, to: index)
        }
    }

    private mutating func skipRegularExpression(marks: Int) {
        index += 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            if bytes[index] == UInt8(ascii: "/"), hasMarks(marks, at: index + 1) {
                index += 1 + marks
                return
            }
            index += 1
        }
    }

    private func hasMarks(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func hasQuotes(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "\"") }
    }

    /// Reads a string. The token contains only its first part, up to an interpolation.
    private mutating func readString(marks: Int) {
        let quotes = hasQuotes(3, at: index) ? 3 : 1
        let firstLine = line
        index += quotes
        let start = index
        var end: Int?
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                if quotes == 1 { break }
                line += 1
                index += 1
            } else if hasQuotes(quotes, at: index), hasMarks(marks, at: index + quotes) {
                let close = index
                index += quotes + marks
                return finishString(from: start, to: end ?? close, line: firstLine)
            } else if byte == UInt8(ascii: "\\"), hasMarks(marks, at: index + 1) {
                index += 1 + marks
                guard index < bytes.count else { break }
                if bytes[index] == UInt8(ascii: "("), depth < Self.maximumDepth {
                    end = end ?? index - 1 - marks
                    skipInterpolation(isOneLine: quotes == 1)
                } else if bytes[index] != UInt8(ascii: "\n") {
                    index += 1
                }
            } else {
                index += 1
            }
        }
        finishString(from: start, to: end ?? index, line: firstLine)
    }

    private mutating func finishString(from start: Int, to end: Int, line: Int) {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        tokens.append(SwiftToken(kind: .string, text: text, range: start..<end, line: line))
    }

    /// Skips the parentheses of an interpolation, including the strings and comments in it.
    private mutating func skipInterpolation(isOneLine: Bool) {
        let count = tokens.count
        depth += 1
        defer { depth -= 1 }
        var open = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "\n"):
                if isOneLine { return tokens.removeSubrange(count...) }
                line += 1
            case UInt8(ascii: "\""):
                readString(marks: 0)
                continue
            case UInt8(ascii: "/") where isNext("*"):
                skipComment()
                continue
            default: break
            }
            index += 1
            if open == 0 { break }
        }
        tokens.removeSubrange(count...)
    }
}
