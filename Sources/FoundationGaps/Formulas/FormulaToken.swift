/// A part of the text of a predicate or an expression.
enum FormulaToken: Equatable {
    case number(String)
    case text(String)
    /// A name, which may contain periods.
    case word(String)
    /// A placeholder for an argument: `%@`, or `%K` for a key path.
    case argument(isKeyPath: Bool)
    case sign(String)

    /// Signs that consist of several characters, the longest first.
    private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"]

    /// Splits a text into its parts; returns `nil` if a string literal has no end.
    static func tokens(of format: String) -> [FormulaToken]? {
        var tokens: [FormulaToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                let body = rest.dropFirst()
                guard let end = body.firstIndex(of: first) else { return nil }
                tokens.append(.text(String(body[..<end])))
                rest = body[body.index(after: end)...]
            } else if first.isASCII && first.isNumber || first == "." {
                let digits = number(rest)
                tokens.append(.number(String(digits)))
                rest = rest[digits.endIndex...]
            } else if first.isLetter || first == "_" || first == "@" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" }
                tokens.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else if first == "%" {
                rest.removeFirst()
                // Numbers have the forms of printf(3), such as %d, %ld and %.2f.
                let form = rest.prefix { $0.isNumber || $0 == "." || $0 == "l" || $0 == "h" || $0 == "q" }
                rest = rest[form.endIndex...]
                guard let kind = rest.popFirst() else { return nil }
                tokens.append(.argument(isKeyPath: kind == "K"))
            } else {
                let sign = signs.first(where: rest.hasPrefix) ?? String(first)
                tokens.append(.sign(sign))
                rest.removeFirst(sign.count)
            }
        }
        return tokens
    }

    /// Returns the digits at the beginning of a text, with a fraction and an exponent.
    private static func number(_ text: Substring) -> Substring {
        var end = text.startIndex
        while end < text.endIndex {
            let character = text[end]
            let isExponent =
                (character == "e" || character == "E") && text[text.startIndex..<end].last?.isNumber == true
            let isSign =
                (character == "-" || character == "+") && ["e", "E"].contains(text[text.startIndex..<end].last ?? " ")
            guard character.isASCII && character.isNumber || character == "." || isExponent || isSign else { break }
            end = text.index(after: end)
        }
        return text[..<end]
    }

    /// Whether the token is a word, in any case.
    func isWord(_ word: String) -> Bool {
        guard case .word(let own) = self else { return false }
        return own.uppercased() == word
    }
}
