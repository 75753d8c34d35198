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
                let start = tokens[..<index].lastIndex { !modifiers.contains($0.text) }.map { $0 + 1 } ?? index
                guard let member = self.body(tokens, after: index), member.upperBound <= body.upperBound else { break }
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

    private static let modifiers: Set = ["public", "open", "internal", "final", "@objc", "@MainActor", "nonisolated"]
    private static let windows: Set = ["NSWindow", "NSPanel"]

    private static func initializer(_ tokens: [SwiftToken], _ keyword: Int) -> SwiftEdit? {
        guard tokens[keyword + 1].kind == .word, [":", "<"].contains(tokens[keyword + 2].text),
            let body = body(tokens, after: keyword),
            tokens[keyword..<body.lowerBound].contains(where: { windows.contains($0.text) })
        else { return nil }
        let inside = body.dropFirst()
        let places = inside.filter { tokens[$0].text == "init" && $0 > 0 && tokens[$0 - 1].text != "." }
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
        guard let first = tokens[start...].firstIndex(where: { $0.text == "{" }) else { return nil }
        var depth = 0
        for index in first..<tokens.count {
            if tokens[index].text == "{" { depth += 1 }
            if tokens[index].text == "}" { depth -= 1 }
            if depth == 0 { return first...index }
        }
        return nil
    }
}
