extension SwiftEdit {
    /// Returns changes for what the Objective-C runtime lets apps do with the classes of UIKit and AppKit: extensions
    /// that override their methods, which are left out, and windows without `init(coder:)`, which get one.
    static func overrides(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.flatMap { index -> [SwiftEdit] in
            guard tokens[index].kind == .word, index + 2 < tokens.count else { return [] }
            return switch tokens[index].text {
            case "extension": overridingMembers(tokens, index)
            case "class": initializer(tokens, index).map { [$0] } ?? []
            default: []
            }
        }
    }

    private static func overridingMembers(_ tokens: [SwiftToken], _ keyword: Int) -> [SwiftEdit] {
        let name = tokens[keyword + 1].text
        guard ["UI", "NS"].contains(name.prefix(2)), name.dropFirst(2).first?.isUppercase == true,
            let body = body(tokens, after: keyword)
        else { return [] }
        var edits: [SwiftEdit] = []
        var (depth, index) = (0, body.lowerBound + 1)
        while index < body.upperBound {
            let token = tokens[index]
            if depth == 0, token.kind == .word, token.text == "override" {
                let start = firstModifier(tokens, before: index)
                guard let member = self.body(ofMember: index, in: tokens), member.upperBound <= body.upperBound
                else { break }
                let lines = String(repeating: "\n", count: tokens[member.upperBound].line - tokens[start].line)
                let words = tokens[index...].prefix(3).map(\.text).joined(separator: " ")
                edits.append(
                    SwiftEdit(
                        reason: .override, line: token.line, old: words, new: "nothing: it is in an extension",
                        range: tokens[start].range.lowerBound..<tokens[member.upperBound].range.upperBound,
                        replacement: lines))
                index = member.upperBound
            } else if token.text == "{" {
                depth += 1
            } else if token.text == "}" {
                depth -= 1
            }
            index += 1
        }
        return edits
    }

    /// Returns the index of the first modifier or attribute of a member.
    private static func firstModifier(_ tokens: [SwiftToken], before index: Int) -> Int {
        var start = index
        while start > 0 {
            let token = tokens[start - 1]
            if token.text == ")" {
                // The arguments of an attribute, as in `@available(iOS 13, *)`.
                guard let open = tokens[..<start].lastIndex(where: { $0.text == "(" }), open > 0,
                    tokens[open - 1].text.hasPrefix("@")
                else { break }
                start = open - 1
            } else if modifiers.contains(token.text) || token.kind == .word && token.text.hasPrefix("@") {
                start -= 1
            } else {
                break
            }
        }
        return start
    }

    /// Returns the body of a method or property; closures among the parameters of a method are not its body.
    private static func body(ofMember start: Int, in tokens: [SwiftToken]) -> ClosedRange<Int>? {
        guard let keyword = tokens[start...].prefix(6).firstIndex(where: { ["func", "init"].contains($0.text) }),
            let open = tokens[keyword...].firstIndex(where: { $0.text == "(" }),
            let end = closing(tokens, from: open)
        else { return body(tokens, after: start) }
        return body(tokens, after: end)
    }

    private static let modifiers: Set = [
        "public", "open", "internal", "fileprivate", "private", "final", "class", "dynamic", "nonisolated",
    ]
    private static let windows: Set = ["NSWindow", "NSPanel"]

    private static func initializer(_ tokens: [SwiftToken], _ keyword: Int) -> SwiftEdit? {
        guard keyword + 3 < tokens.count, tokens[keyword + 1].kind == .word else { return nil }
        // The parameters of a generic class precede the colon.
        var colon = keyword + 2
        if tokens[colon].text == "<" {
            guard let end = closing(tokens, from: colon, ("<", ">")) else { return nil }
            colon = end + 1
        }
        guard colon + 1 < tokens.count, tokens[colon].text == ":", windows.contains(tokens[colon + 1].text),
            let body = body(tokens, after: keyword)
        else { return nil }
        var depth = 0
        var places: [Int] = []
        for index in body.dropFirst() {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            if depth == 0, tokens[index].text == "init", tokens[index - 1].text != "." { places.append(index) }
        }
        let own = places.filter { tokens[$0 - 1].text != "convenience" }
        guard !own.isEmpty, !places.contains(where: { tokens[$0...].prefix(5).contains { $0.text == "coder" } }) else {
            return nil
        }
        let place = tokens[body.lowerBound].range.upperBound
        return SwiftEdit(
            reason: .override, line: tokens[body.lowerBound].line, old: "class \(tokens[keyword + 1].text)",
            new: "init(coder:)", range: place..<place, replacement: " required init?(coder: NSCoder) { fatalError() };")
    }

    /// Returns the indices of the braces of the next body after a token.
    private static func body(_ tokens: [SwiftToken], after start: Int) -> ClosedRange<Int>? {
        guard let first = tokens[start...].firstIndex(where: { $0.text == "{" }),
            let last = closing(tokens, from: first, ("{", "}"))
        else { return nil }
        return first...last
    }
}
