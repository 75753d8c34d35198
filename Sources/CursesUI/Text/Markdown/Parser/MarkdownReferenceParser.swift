/// Reads link reference definitions from the beginning of a paragraph: CommonMark 0.31, section 4.7.
struct MarkdownReferenceParser {
    /// The maximum length of a label according to the specification.
    private static let maximumLabelLength = 999
    /// The maximum nesting depth of parentheses in a destination.
    private static let maximumParentheses = 32

    private let bytes: [UInt8]
    /// The position after the definitions that have been read.
    private(set) var position = 0
    private var cursor = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the next definition. Returns it with its normalized label.
    mutating func next() -> (label: String, MarkdownReference)? {
        cursor = position
        guard let label = label(), skip(UInt8(ascii: ":")) else { return nil }
        skipSpace()
        guard let destination = destination() else { return nil }
        let end = cursor
        let title = titleAtEnd()
        if title == nil {
            cursor = end
            guard skipLineEnd() else { return nil }
        }
        position = cursor
        return (label, MarkdownReference(destination: destination, title: title))
    }

    private var byte: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

    private mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        cursor += 1
        return true
    }

    /// Skips white space. It contains at most one newline, because a paragraph has no blank lines.
    private mutating func skipSpace() {
        while let byte, byte.isMarkdownSpace || byte == 0x0A { cursor += 1 }
    }

    private mutating func skipLineEnd() -> Bool {
        while byte?.isMarkdownSpace == true { cursor += 1 }
        return byte == nil || skip(0x0A)
    }

    private func text(_ range: Range<Int>) -> String {
        MarkdownEscapes.decoded(String(decoding: bytes[range], as: UTF8.self))
    }

    private mutating func label() -> String? {
        guard skip(UInt8(ascii: "[")) else { return nil }
        let start = cursor
        while let byte, byte != UInt8(ascii: "]") {
            guard byte != UInt8(ascii: "[") else { return nil }
            cursor += byte == UInt8(ascii: "\\") ? 2 : 1
            guard cursor - start <= 4 * Self.maximumLabelLength else { return nil }
        }
        guard cursor < bytes.count else { return nil }
        let label = String(decoding: bytes[start..<cursor], as: UTF8.self)
        cursor += 1
        guard label.unicodeScalars.count <= Self.maximumLabelLength else { return nil }
        let normalized = MarkdownReference.normalized(label)
        return normalized.isEmpty ? nil : normalized
    }

    private mutating func destination() -> String? {
        let start = cursor
        if skip(UInt8(ascii: "<")) {
            while let byte, byte != UInt8(ascii: ">") {
                guard byte != 0x0A, byte != UInt8(ascii: "<") else { return nil }
                cursor += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            guard skip(UInt8(ascii: ">")) else { return nil }
            return text(start + 1..<cursor - 1)
        }
        var depth = 0
        while let byte, byte != 0x20, !byte.isASCIIControl {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            guard (0...Self.maximumParentheses).contains(depth) else { return nil }
            let isEscape =
                byte == UInt8(ascii: "\\") && cursor + 1 < bytes.count && bytes[cursor + 1].isASCIIPunctuationByte
            cursor += isEscape ? 2 : 1
        }
        return cursor > start && depth == 0 ? text(start..<cursor) : nil
    }

    /// Reads a title that ends at the end of its line.
    private mutating func titleAtEnd() -> String? {
        let start = cursor
        skipSpace()
        guard cursor > start, let first = byte,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") || first == UInt8(ascii: "(")
        else { return nil }
        let end: UInt8 = first == UInt8(ascii: "(") ? UInt8(ascii: ")") : first
        cursor += 1
        let titleStart = cursor
        while let byte, byte != end {
            guard byte != UInt8(ascii: "(") || first != UInt8(ascii: "(") else { return nil }
            cursor += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        let titleEnd = cursor
        guard skip(end), skipLineEnd() else { return nil }
        return text(titleStart..<titleEnd)
    }
}
