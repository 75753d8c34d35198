extension SwiftEdit {
    /// Returns changes for what Foundation on Linux does in another way: texts of bundles, precisions that are written
    /// twice, and initializers that need arguments.
    static func foundation(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.compactMap { index in
            switch tokens[index].kind {
            case .word: bundleText(tokens, index) ?? initializer(tokens, index)
            case .string: format(tokens, index)
            case .sign: nil
            }
        }
    }

    /// The method of Foundation's bundles knows no string catalogues.
    private static func bundleText(_ tokens: [SwiftToken], _ index: Int) -> SwiftEdit? {
        let token = tokens[index]
        guard token.text == "localizedString", index > 1, tokens[index - 1].text == ".", index + 3 < tokens.count,
            tokens[index - 2].text.lowercased().hasSuffix("bundle") || tokens[index - 2].text == "main"
                || tokens[index - 2].text == ")" || tokens[index - 2].text == "?",
            tokens[index + 1].text == "(", tokens[index + 2].text == "forKey",
            let end = closing(tokens, from: index + 1)
        else { return nil }
        let labels = tokens[(index + 2)..<end].indices.filter { tokens[$0 + 1].text == ":" }.map { tokens[$0].text }
        guard labels.contains("value"), labels.contains("table") else { return nil }
        return SwiftEdit(
            reason: .module, line: token.line, old: token.text, new: "_localizedString", range: token.range,
            replacement: "_localizedString")
    }

    private static let arguments = [
        "URLCache": "memoryCapacity: 524_288, diskCapacity: 10_485_760, diskPath: nil",
        "NSMutableString": "capacity: 0",
    ]

    private static func initializer(_ tokens: [SwiftToken], _ index: Int) -> SwiftEdit? {
        guard let arguments = arguments[tokens[index].text], index + 2 < tokens.count, tokens[index + 1].text == "(",
            tokens[index + 2].text == ")"
        else { return nil }
        let place = tokens[index + 2].range.lowerBound
        return SwiftEdit(
            reason: .module, line: tokens[index].line, old: "\(tokens[index].text)()",
            new: "\(tokens[index].text)(\(arguments))", range: place..<place, replacement: arguments)
    }

    /// Darwin's printf(3) takes the last of several precisions: `%.0.2f`. The one of Linux refuses them.
    private static func format(_ tokens: [SwiftToken], _ index: Int) -> SwiftEdit? {
        let token = tokens[index]
        // Only a format is changed, not a link.
        guard index > 1, tokens[index - 1].text == ":", ["format", "specifier"].contains(tokens[index - 2].text) else {
            return nil
        }
        guard let match = token.text.firstMatch(of: /%[-+ 0#]*\d*((?:\.\d+)+)(?=\.\d+[aefgAEFG])/) else { return nil }
        let new = token.text.replacing(/(%[-+ 0#]*\d*)(?:\.\d+)+(?=\.\d+[aefgAEFG])/) { $0.1 }
        guard match.range.lowerBound < match.range.upperBound, token.text.utf8.count == token.range.count else {
            return nil
        }
        return SwiftEdit(
            reason: .module, line: token.line, old: token.text, new: new, range: token.range, replacement: new)
    }

    /// Returns changes of constants with a value in classes with `@Model`. Its macro makes variables of them, which
    /// Swift allows on Apple's platforms.
    static func models(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.flatMap { index -> [SwiftEdit] in
            guard tokens[index].kind == .word, tokens[index].text == "@Model",
                let first = tokens[index...].prefix(60).firstIndex(where: { $0.text == "{" }),
                let last = closing(tokens, from: first, ("{", "}"))
            else { return [] }
            var edits: [SwiftEdit] = []
            var depth = 0
            for place in (first + 1)..<last {
                let token = tokens[place]
                if token.text == "{" { depth += 1 }
                if token.text == "}" { depth -= 1 }
                guard depth == 0, token.kind == .word, token.text == "let", tokens[place - 1].text != "static" else {
                    continue
                }
                edits.append(
                    SwiftEdit(
                        reason: .managed, line: token.line, old: "let", new: "var", range: token.range,
                        replacement: "var"))
            }
            return edits
        }
    }
}
