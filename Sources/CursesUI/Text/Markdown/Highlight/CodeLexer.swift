/// Divides code into tokens according to the lexical rules of its language.
///
/// Every step moves forward, so the time is linear in the length of the code. A literal without an end lasts until the
/// end of its line, or of the code if it may span lines.
struct CodeLexer {
    let bytes: [UInt8]
    let syntax: CodeSyntax
    var position = 0
    private var found: [CodeToken] = []

    init(_ code: String, _ syntax: CodeSyntax) {
        bytes = Array(code.utf8)
        self.syntax = syntax
    }

    mutating func tokens() -> [CodeToken] {
        while position < bytes.count {
            let start = position
            let kind = step()
            if let kind { found.append(CodeToken(kind: kind, range: start..<position)) }
        }
        return found
    }

    /// Reads a token or a piece of plain code.
    private mutating func step() -> CodeToken.Kind? {
        if skipComment() { return .comment }
        if skipHashedString() || skipString() { return .string }
        let byte = bytes[position]
        if byte.isASCIIDigit {
            skipNumber()
            return .number
        }
        if byte.isNameByte { return takeName() }
        return takeSymbol(byte)
    }

    func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    /// Returns whether the given bytes are next.
    func isNext(_ expected: [UInt8], at index: Int? = nil) -> Bool {
        bytes[(index ?? position)...].starts(with: expected)
    }

    private mutating func skipComment() -> Bool {
        if !syntax.lineComment.isEmpty, isNext(syntax.lineComment), !syntax.isShell || isAtWordStart {
            position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
            return true
        }
        guard syntax.hasBlockComments, isNext([UInt8(ascii: "/"), UInt8(ascii: "*")]) else { return false }
        skipBlockComment()
        return true
    }

    private var isAtWordStart: Bool {
        guard let before = byte(at: position - 1) else { return true }
        return before.isMarkdownSpace
            || [
                0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"),
                UInt8(ascii: "&"),
            ].contains(before)
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if isNext([UInt8(ascii: "/"), UInt8(ascii: "*")]), depth == 0 || syntax.blockCommentsNest {
                depth += 1
                position += 2
            } else if isNext([UInt8(ascii: "*"), UInt8(ascii: "/")]) {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func skipNumber() {
        let isHexadecimal =
            bytes[position] == UInt8(ascii: "0") && byte(at: position + 1).map { $0 | 0x20 } == UInt8(ascii: "x")
        while let byte = byte(at: position) {
            let isPoint = byte == UInt8(ascii: ".") && self.byte(at: position + 1)?.isASCIIDigit == true
            let isSign =
                !isHexadecimal && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
                && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
                && self.byte(at: position + 1)?.isASCIIDigit == true
            guard byte.isNameByte || isPoint || isSign else { return }
            position += 1
        }
    }

    private mutating func skipName() {
        while let byte = byte(at: position), byte.isNameByte { position += 1 }
    }

    private mutating func takeName() -> CodeToken.Kind? {
        let start = position
        skipName()
        // A name after a dot is a member, and never a keyword.
        guard byte(at: start - 1) != UInt8(ascii: "."), position - start <= 24,
            !syntax.isShell || isShellWord(from: start)
        else { return nil }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        return syntax.keywords.contains(name) ? .keyword : nil
    }

    /// Returns whether the name that ends at the current position is a separate word, rather than part of an option or
    /// a path.
    private func isShellWord(from start: Int) -> Bool {
        let joints: [UInt8] = [
            UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "{"),
            UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"),
        ]
        return ![byte(at: start - 1), byte(at: position)].contains { $0.map(joints.contains) ?? false }
    }

    private mutating func takeSymbol(_ byte: UInt8) -> CodeToken.Kind? {
        position += 1
        if byte == UInt8(ascii: "#") {
            // A run of number signs is passed as a whole, so that none of them is counted twice.
            while self.byte(at: position) == UInt8(ascii: "#") { position += 1 }
        }
        if syntax.sigils.contains(byte) {
            let start = position
            skipName()
            return position > start ? .keyword : nil
        }
        if syntax.isShell, byte == UInt8(ascii: "\\") { position = min(position + 1, bytes.count) }
        if syntax.hasQuotedNames, byte == UInt8(ascii: "`") { skipName() }
        // A lifetime is plain, even if its name is a keyword.
        if syntax.hasLifetimes, byte == UInt8(ascii: "'") { skipName() }
        return nil
    }
}

extension UInt8 {
    /// A byte of a name. Names may have letters of any script.
    var isNameByte: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
