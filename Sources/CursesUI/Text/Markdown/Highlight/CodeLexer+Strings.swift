extension CodeLexer {
    /// A string literal, or an interpolated expression in a literal.
    private enum Level {
        case literal(CodeSyntax.StringLiteral)
        case expression(open: UInt8, close: UInt8, depth: Int)
    }

    mutating func skipString() -> Bool {
        guard let literal = literal() else { return false }
        skip(literal)
        return true
    }

    /// Returns the rules of the string literal that starts at the current position.
    private func literal() -> CodeSyntax.StringLiteral? {
        syntax.strings.first {
            isNext($0.open) && !(syntax.hasLifetimes && $0.open == [UInt8(ascii: "'")] && !isCharacter)
        }
    }

    /// Whether the apostrophe at the current position starts a character literal rather than a lifetime.
    private var isCharacter: Bool {
        guard let next = byte(at: position + 1), next != 0x0A, next != UInt8(ascii: "'") else { return false }
        if next == UInt8(ascii: "\\") { return true }
        var end = position + 2
        while let byte = byte(at: end), byte & 0xC0 == 0x80, end < position + 5 { end += 1 }
        return byte(at: end) == UInt8(ascii: "'")
    }

    /// Skips a literal with the literals in its interpolated expressions. The levels are a list, so deep nesting takes
    /// no stack.
    private mutating func skip(_ literal: CodeSyntax.StringLiteral) {
        var levels = [Level.literal(literal)]
        position += literal.open.count
        while let level = levels.last, let byte = byte(at: position) {
            if byte == 0x0A, !literal.isMultiline { return }
            switch level {
            case .literal(let literal): skipInLiteral(literal, &levels)
            case .expression(let open, let close, let depth): skipInExpression(open, close, depth, &levels)
            }
        }
    }

    private mutating func skipInLiteral(_ literal: CodeSyntax.StringLiteral, _ levels: inout [Level]) {
        if isNext(literal.close) {
            position += literal.close.count
            levels.removeLast()
        } else if !literal.interpolation.isEmpty, isNext(literal.interpolation) {
            position += literal.interpolation.count
            let open = literal.interpolation[literal.interpolation.count - 1]
            levels.append(
                .expression(
                    open: open, close: open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}"), depth: 1))
        } else if literal.hasEscapes, bytes[position] == UInt8(ascii: "\\") {
            position = min(position + 2, bytes.count)
        } else {
            position += 1
        }
    }

    private mutating func skipInExpression(_ open: UInt8, _ close: UInt8, _ depth: Int, _ levels: inout [Level]) {
        if let literal = literal() {
            position += literal.open.count
            levels.append(.literal(literal))
            return
        }
        let byte = bytes[position]
        position += 1
        let change = byte == open ? 1 : byte == close ? -1 : 0
        levels.removeLast()
        if depth + change > 0 { levels.append(.expression(open: open, close: close, depth: depth + change)) }
    }

    /// Skips a literal delimited by number signs.
    mutating func skipHashedString() -> Bool {
        guard let prefix = syntax.hashedStringPrefix, isNext(prefix), !isInName else { return false }
        let start = position + prefix.count
        var quote = start
        while byte(at: quote) == UInt8(ascii: "#") { quote += 1 }
        let count = quote - start
        guard byte(at: quote) == UInt8(ascii: "\""), count > 0 || !prefix.isEmpty else { return false }
        let isTriple =
            prefix.isEmpty && isNext([UInt8(ascii: "\""), UInt8(ascii: "\""), UInt8(ascii: "\"")], at: quote)
        position = quote + (isTriple ? 3 : 1)
        skipToEnd(quotes: isTriple ? 3 : 1, hashes: count, isMultiline: isTriple || !prefix.isEmpty)
        return true
    }

    private var isInName: Bool { byte(at: position - 1)?.isNameByte == true && bytes[position].isNameByte }

    private mutating func skipToEnd(quotes: Int, hashes: Int, isMultiline: Bool) {
        while let byte = byte(at: position), byte != 0x0A || isMultiline {
            guard byte == UInt8(ascii: "\"") else {
                position += 1
                continue
            }
            var end = position
            while self.byte(at: end) == UInt8(ascii: "\"") { end += 1 }
            let run = end - position
            position = end
            while self.byte(at: position) == UInt8(ascii: "#"), position - end < hashes { position += 1 }
            if run >= quotes, position - end == hashes { return }
        }
    }
}
