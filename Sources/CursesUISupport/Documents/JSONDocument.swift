/// A reader of JSON (RFC 8259) that keeps the line of each value.
///
/// If two members have the same name, the later one counts. The time is linear in the length of the document.
package struct JSONDocument {
    private var scanner: ByteScanner

    /// Returns the value of a document.
    package static func parse(_ bytes: [UInt8]) throws(DocumentError) -> DocumentValue {
        var document = JSONDocument(scanner: ByteScanner(bytes))
        let value = try document.value(depth: 0)
        document.skipBlanks()
        guard document.scanner.isAtEnd else { throw document.unexpected("the end of the file") }
        return value
    }

    private mutating func skipBlanks() {
        _ = scanner.skip { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    private func unexpected(_ expectation: String) -> DocumentError {
        DocumentError("Expected \(expectation), found \(scanner.nextDescription).", line: scanner.line)
    }

    private mutating func value(depth: Int) throws(DocumentError) -> DocumentValue {
        skipBlanks()
        let line = scanner.countedLine()
        return DocumentValue(content: try content(depth: depth), line: line)
    }

    private mutating func content(depth: Int) throws(DocumentError) -> DocumentValue.Content {
        switch scanner.next {
        case UInt8(ascii: "{"): .dictionary(try members(depth: depth + 1))
        case UInt8(ascii: "["): .array(try elements(depth: depth + 1))
        case UInt8(ascii: "\""): .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
        default: try word()
        }
    }

    private func checkDepth(_ depth: Int) throws(DocumentError) {
        guard depth > DocumentValue.maximumDepth else { return }
        throw DocumentError("More than \(DocumentValue.maximumDepth) values are nested.", line: scanner.line)
    }

    private mutating func members(depth: Int) throws(DocumentError) -> [String: DocumentValue] {
        try checkDepth(depth)
        scanner.advance()
        var members: [String: DocumentValue] = [:]
        skipBlanks()
        if scanner.skip("}") { return members }
        while true {
            skipBlanks()
            guard scanner.next == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
            let name = try string()
            skipBlanks()
            guard scanner.skip(":") else { throw unexpected("“:”") }
            members[name] = try value(depth: depth)
            skipBlanks()
            if scanner.skip("}") { return members }
            guard scanner.skip(",") else { throw unexpected("“,” or “}”") }
        }
    }

    private mutating func elements(depth: Int) throws(DocumentError) -> [DocumentValue] {
        try checkDepth(depth)
        scanner.advance()
        var elements: [DocumentValue] = []
        skipBlanks()
        if scanner.skip("]") { return elements }
        while true {
            elements.append(try value(depth: depth))
            skipBlanks()
            if scanner.skip("]") { return elements }
            guard scanner.skip(",") else { throw unexpected("“,” or “]”") }
        }
    }

    private mutating func word() throws(DocumentError) -> DocumentValue.Content {
        let start = scanner
        let word = scanner.text(scanner.skip { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            scanner = start
            throw unexpected("a value")
        }
    }

    private mutating func number() throws(DocumentError) -> Double {
        let line = scanner.countedLine()
        let text = scanner.text(scanner.skip { Self.isNumeric($0) })
        guard let number = Double(text) else { throw DocumentError("“\(text)” is not a number.", line: line) }
        return number
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() throws(DocumentError) -> String {
        let firstLine = scanner.countedLine()
        scanner.advance()
        let plain = scanner.skipText(until: UInt8(ascii: "\""), minimum: 0x20)
        if scanner.skip("\"") { return scanner.text(plain) }
        var text = EscapedText()
        text.append(scanner.bytes[plain])
        while !scanner.skip("\"") {
            guard !scanner.isAtEnd else { throw DocumentError("A text is not closed.", line: firstLine) }
            guard scanner.skip("\\") else { throw unexpected("no control character in a text") }
            try appendEscape(to: &text)
            text.append(scanner.bytes[scanner.skipText(until: UInt8(ascii: "\""), minimum: 0x20)])
        }
        return text.finish()
    }

    private mutating func appendEscape(to text: inout EscapedText) throws(DocumentError) {
        let escape = scanner.next
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            scanner.advance()
            let start = scanner.index
            guard let unit = scanner.hexadecimalNumber(upTo: 4), scanner.index == start + 4 else {
                throw unexpected("four hexadecimal digits")
            }
            return text.append(unit: UInt16(unit))
        default: throw unexpected("an escape")
        }
        scanner.advance()
    }
}
