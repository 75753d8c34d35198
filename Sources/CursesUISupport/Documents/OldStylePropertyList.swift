import Foundation

/// A reader of property lists of the old style, the syntax of `.strings` files.
///
/// The syntax is that of Apple's Property List Programming Guide, "Old-Style ASCII Property Lists": texts in
/// quotation marks or of plain characters, dictionaries in braces, arrays in parentheses, comments as in C. A
/// `.strings` file is the inside of a dictionary, without the braces, and `key;` is short for `key = key;`.
package struct OldStylePropertyList {
    private var scanner: ByteScanner

    /// Returns the dictionary of a document, with or without braces around it.
    package static func parse(_ bytes: [UInt8]) throws(DocumentError) -> DocumentValue {
        var list = OldStylePropertyList(scanner: ByteScanner(bytes))
        try list.skipBlanks()
        let line = list.scanner.countedLine()
        let isBraced = list.scanner.skip("{")
        let members = try list.members(depth: 1, isBraced: isBraced, line: line)
        try list.skipBlanks()
        guard list.scanner.isAtEnd else { throw list.unexpected("the end of the file") }
        return DocumentValue(content: .dictionary(members), line: line)
    }

    private func unexpected(_ expectation: String) -> DocumentError {
        DocumentError("Expected \(expectation), found \(scanner.nextDescription).", line: scanner.line)
    }

    // MARK: Blanks

    /// Skips blanks, line ends and comments.
    private mutating func skipBlanks() throws(DocumentError) {
        while true {
            _ = scanner.skip { $0 == 0x20 || (0x09...0x0D).contains($0) }
            if skipLineSeparator() { continue }
            guard scanner.next == UInt8(ascii: "/") else { return }
            if scanner.second == UInt8(ascii: "/") {
                _ = scanner.skip { $0 != 0x0A && $0 != 0x0D }
            } else if scanner.second == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    /// Skips U+2028 or U+2029, which count as blanks.
    private mutating func skipLineSeparator() -> Bool {
        guard scanner.next == 0xE2, scanner.second == 0x80, scanner.index + 2 < scanner.bytes.count,
            (0xA8...0xA9).contains(scanner.bytes[scanner.index + 2])
        else { return false }
        for _ in 0..<3 { scanner.advance() }
        return true
    }

    private mutating func skipComment() throws(DocumentError) {
        let line = scanner.countedLine()
        scanner.advance()
        scanner.advance()
        while !scanner.isAtEnd {
            _ = scanner.skip { $0 != UInt8(ascii: "*") }
            if scanner.skip("*"), scanner.skip("/") { return }
        }
        throw DocumentError("A comment is not closed.", line: line)
    }

    // MARK: Values

    private mutating func members(
        depth: Int, isBraced: Bool, line: Int
    ) throws(DocumentError) -> [String: DocumentValue] {
        try checkDepth(depth)
        var members: [String: DocumentValue] = [:]
        while true {
            try skipBlanks()
            if isBraced, scanner.skip("}") { return members }
            if scanner.isAtEnd {
                guard isBraced else { return members }
                throw DocumentError("A dictionary is not closed.", line: line)
            }
            let keyLine = scanner.countedLine()
            let key = try string(as: "a key")
            try skipBlanks()
            if scanner.skip("=") {
                members[key] = try value(depth: depth)
                try skipBlanks()
            } else {
                members[key] = DocumentValue(content: .string(key), line: keyLine)
            }
            guard scanner.skip(";") || isBraced && scanner.next == UInt8(ascii: "}") else {
                throw unexpected("“;” after the value of “\(Self.shortened(key))”")
            }
        }
    }

    private mutating func value(depth: Int) throws(DocumentError) -> DocumentValue {
        try skipBlanks()
        let line = scanner.countedLine()
        if scanner.skip("{") {
            let members = try members(depth: depth + 1, isBraced: true, line: line)
            return DocumentValue(content: .dictionary(members), line: line)
        }
        if scanner.skip("(") {
            return DocumentValue(content: .array(try elements(depth: depth + 1, line: line)), line: line)
        }
        return DocumentValue(content: .string(try string(as: "a value")), line: line)
    }

    private mutating func elements(depth: Int, line: Int) throws(DocumentError) -> [DocumentValue] {
        try checkDepth(depth)
        var elements: [DocumentValue] = []
        while true {
            try skipBlanks()
            if scanner.skip(")") { return elements }
            if scanner.isAtEnd { throw DocumentError("An array is not closed.", line: line) }
            elements.append(try value(depth: depth))
            try skipBlanks()
            guard scanner.skip(",") || scanner.next == UInt8(ascii: ")") else { throw unexpected("“,” or “)”") }
        }
    }

    private func checkDepth(_ depth: Int) throws(DocumentError) {
        guard depth > DocumentValue.maximumDepth else { return }
        throw DocumentError("More than \(DocumentValue.maximumDepth) values are nested.", line: scanner.line)
    }

    /// Returns a key shortened for a message.
    private static func shortened(_ key: String) -> String {
        let start = key.prefix(40)
        return start.endIndex == key.endIndex ? key : start + "…"
    }

    // MARK: Texts

    private mutating func string(as expectation: String) throws(DocumentError) -> String {
        switch scanner.next {
        case UInt8(ascii: "\""): return try quotedString("\"")
        case UInt8(ascii: "'"): return try quotedString("'")
        default:
            let range = scanner.skip(while: Self.isUnquoted)
            guard !range.isEmpty else { throw unexpected(expectation) }
            return scanner.text(range)
        }
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quotedString(_ quote: Unicode.Scalar) throws(DocumentError) -> String {
        let line = scanner.countedLine()
        let mark = UInt8(ascii: quote)
        scanner.advance()
        let plain = scanner.skipText(until: mark)
        if scanner.skip(quote) { return scanner.text(plain) }
        var text = EscapedText()
        text.append(scanner.bytes[plain])
        while !scanner.skip(quote) {
            guard scanner.skip("\\"), !scanner.isAtEnd else {
                throw DocumentError("A text is not closed.", line: line)
            }
            appendEscape(to: &text)
            text.append(scanner.bytes[scanner.skipText(until: mark)])
        }
        return text.finish()
    }

    /// Appends the character of an escape; an unknown escape means the escaped character itself.
    private mutating func appendEscape(to text: inout EscapedText) {
        let escape = scanner.next
        switch escape {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            scanner.advance()
            guard let unit = scanner.hexadecimalNumber(upTo: 4) else { return text.append(escape) }
            return text.append(unit: UInt16(unit))
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return appendOctal(to: &text)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "v"): text.append(0x0B)
        case 0x80...: return  // The bytes of a character above ASCII follow as they are.
        default: text.append(escape)
        }
        scanner.advance()
    }

    /// Appends a character of the NeXTSTEP character set, given by up to three octal digits.
    private mutating func appendOctal(to text: inout EscapedText) {
        var value: UInt16 = 0
        for _ in 0..<3 where (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(scanner.next) {
            value = value << 3 | UInt16(scanner.next - UInt8(ascii: "0"))
            scanner.advance()
        }
        let byte = UInt8(truncatingIfNeeded: value)
        guard byte >= 0x80 else { return text.append(byte) }
        let character = String(data: Data([byte]), encoding: .nextstep)
        text.append(character?.unicodeScalars.first ?? "\u{FFFD}")
    }
}
