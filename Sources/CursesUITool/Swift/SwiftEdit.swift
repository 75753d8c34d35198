/// A place of a Swift file that a copy changes, because the words there cannot be compiled on Linux.
package struct SwiftEdit: Sendable, Equatable {
    package enum Reason: Sendable {
        /// A condition of `#if` that asks for the platform.
        case platform
        /// Something that needs the Objective-C runtime.
        case objectiveC
        /// A class that an app makes of its type, which a final class alone allows.
        case delegate
    }

    package let reason: Reason
    /// The line, from 1.
    package let line: Int
    package let old: String
    package let new: String
    let range: Range<Int>
    /// The text that replaces the range.
    let replacement: String
}

extension SwiftEdit {
    /// The changes of the conditions that ask for a platform, so that Linux counts as that platform.
    static func platformTests(in tokens: [SwiftToken], for platform: SourcePlatform) -> [SwiftEdit] {
        var edits: [SwiftEdit] = []
        for (index, token) in tokens.enumerated() where ["#if", "#elseif"].contains(token.text) {
            var place = index + 1
            while place + 3 < tokens.count, tokens[place].line == token.line {
                defer { place += 1 }
                let name = tokens[place + 2]
                guard tokens[place].text == "os", tokens[place + 1].text == "(", platform.names.contains(name.text)
                else { continue }
                edits.append(
                    SwiftEdit(
                        reason: .platform, line: token.line, old: "os(\(name.text))", new: "os(Linux)",
                        range: name.range, replacement: "Linux"))
            }
        }
        return edits
    }

    private static let attributes: Set = [
        "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
    ]

    /// The attributes and selectors of the Objective-C runtime. A selector becomes one that has only its name.
    static func objectiveC(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .word else { return nil }
            let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
            if attributes.contains(token.text) {
                // The name in Objective-C follows without a space.
                let end =
                    isCall && tokens[index + 1].range.lowerBound == token.range.upperBound
                    ? closing(tokens, from: index + 1) : nil
                let last = end.map { tokens[$0] } ?? token
                return SwiftEdit(
                    reason: .objectiveC, line: token.line, old: token.text, new: "",
                    range: token.range.lowerBound..<last.range.upperBound, replacement: "")
            }
            guard token.text == "#selector", isCall, let end = closing(tokens, from: index + 1) else { return nil }
            let name = tokens[(index + 2)..<end].map(\.text).joined()
            // Lines stay where they are.
            let lines = String(repeating: "\n", count: tokens[end].line - token.line)
            return SwiftEdit(
                reason: .objectiveC, line: token.line, old: "#selector(\(name))", new: "Selector(\"\(name)\")",
                range: token.range.lowerBound..<tokens[end].range.upperBound,
                replacement: "Selector(\(name.swiftLiteral)\(lines))")
        }
    }

    /// The index of the parenthesis that closes one.
    private static func closing(_ tokens: [SwiftToken], from start: Int) -> Int? {
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index].text == "(" { depth += 1 }
            if tokens[index].text == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static let delegates: Set = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    ]

    /// The delegates of apps that are not final. An app makes them of their types, which Swift allows for a class that
    /// others may inherit from only if its initializer is `required`; that of `NSObject` is not.
    static func delegates(in tokens: [SwiftToken]) -> [SwiftEdit] {
        let extended = Set(tokens.indices.compactMap { declaration("extension", in: tokens, at: $0)?.delegate })
        return tokens.indices.compactMap { index in
            guard let found = declaration("class", in: tokens, at: index),
                found.delegate != nil || extended.contains(found.name)
            else { return nil }
            let modifiers = tokens[..<index].suffix(4).reversed().prefix { $0.line == tokens[index].line }.map(\.text)
            guard !modifiers.contains("final"), modifiers.first != "open" else { return nil }
            let place = tokens[index].range.lowerBound
            return SwiftEdit(
                reason: .delegate, line: tokens[index].line, old: "class \(found.name)",
                new: "final class \(found.name)", range: place..<place, replacement: "final ")
        }
    }

    /// The name that a keyword declares, and the same name if the declaration says that it is a delegate.
    private static func declaration(
        _ keyword: String, in tokens: [SwiftToken], at index: Int
    ) -> (name: String, delegate: String?)? {
        guard tokens[index].kind == .word, tokens[index].text == keyword, index + 2 < tokens.count,
            tokens[index + 1].kind == .word, [":", "{", "<"].contains(tokens[index + 2].text)
        else { return nil }
        let name = tokens[index + 1].text
        let inherited = tokens[(index + 2)...].prefix(60).prefix { $0.text != "{" }
        return (name, inherited.contains { delegates.contains($0.text) } ? name : nil)
    }
}
