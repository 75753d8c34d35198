/// The parts of links: CommonMark 0.31, sections 6.3 and 6.5.
enum InlineLink {
    /// Returns the address in `<scheme:...>`, and the position after it.
    static func address(in units: [InlineMarkdown.Unit], at start: Int) -> (String, next: Int)? {
        var text = ""
        for index in (start + 1)..<max(start + 1, units.count) {
            guard case .character(let character) = units[index], !character.isWhitespace, character != "<"
            else { return nil }
            if character == ">" {
                let scheme = text.prefix { $0 != ":" }
                guard (2...32).contains(scheme.count), scheme.count < text.count,
                    scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }),
                    scheme.first?.isLetter == true
                else { return nil }
                return (text, index + 1)
            }
            text.append(character)
        }
        return nil
    }

    /// Returns the destination in `(destination "title")`, and the position after it.
    static func destination(in units: [InlineMarkdown.Unit], at start: Int) -> (String, next: Int)? {
        var reader = Reader(units: units, position: start)
        guard reader.skip("(") else { return nil }
        reader.skipSpaces()
        guard let destination = reader.destination() else { return nil }
        if reader.skipSpaces() {
            guard reader.skipTitle() else { return nil }
            reader.skipSpaces()
        }
        guard reader.skip(")") else { return nil }
        return (destination, reader.position)
    }

    /// The maximum length of a label according to the specification.
    private static let maximumLabelLength = 999

    /// Returns the label that consists of the given units, as written; `nil` if it is too long or contains a literal.
    static func label(in units: ArraySlice<InlineMarkdown.Unit>) -> String? {
        guard units.count <= maximumLabelLength else { return nil }
        var label = ""
        for unit in units {
            guard case .character(let character) = unit else { return nil }
            label.append(character)
        }
        return label
    }

    /// Returns the label in the brackets that start at a position, and the position after them. The label may be empty.
    static func label(in units: [InlineMarkdown.Unit], at start: Int) -> (String, next: Int)? {
        var end = start + 1
        while end < units.count, end - start <= maximumLabelLength + 1 {
            switch units[end] {
            case .literal, .character("["): return nil
            case .character("]"): return label(in: units[start + 1..<end]).map { ($0, end + 1) }
            case .character("\\"): end += 2
            case .character: end += 1
            }
        }
        return nil
    }

    private struct Reader {
        let units: [InlineMarkdown.Unit]
        var position: Int

        /// The next character; `nil` at the end and for a literal.
        var character: Character? {
            guard position < units.count, case .character(let character) = units[position] else { return nil }
            return character
        }

        mutating func skip(_ expected: Character) -> Bool {
            guard character == expected else { return false }
            position += 1
            return true
        }

        @discardableResult
        mutating func skipSpaces() -> Bool {
            let start = position
            while character?.isWhitespace == true { position += 1 }
            return position > start
        }

        mutating func destination() -> String? {
            let isPointed = skip("<")
            var text = ""
            var depth = 0
            while position < units.count {
                guard let next = character else {
                    text += units[position].text
                    position += 1
                    continue
                }
                switch next {
                case "\\":
                    position += 1
                    if let escaped = character, escaped.isASCIIPunctuation {
                        text.append(escaped)
                        position += 1
                    } else {
                        text.append("\\")
                    }
                    continue
                case ">" where isPointed:
                    position += 1
                    return text
                case _ where isPointed:
                    if next == "<" || next.isNewline { return nil }
                case "(":
                    depth += 1
                    // The specification permits a limit, which bounds the cost of malicious text.
                    if depth > 32 { return nil }
                case ")":
                    if depth == 0 { return text }
                    depth -= 1
                case _ where next.isWhitespace:
                    return depth == 0 ? text : nil
                default:
                    break
                }
                text.append(next)
                position += 1
            }
            return nil
        }

        /// Skips a title in quotes or parentheses; a missing title is valid.
        mutating func skipTitle() -> Bool {
            let ends: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
            guard let end = character.flatMap({ ends[$0] }) else { return true }
            position += 1
            while position < units.count {
                if character == end {
                    position += 1
                    return true
                }
                // Parentheses in a title do not nest.
                if end == ")", character == "(" { return false }
                position += character == "\\" ? 2 : 1
            }
            return false
        }
    }
}
