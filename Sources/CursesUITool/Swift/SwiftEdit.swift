/// A change in the copy of a Swift file, where the original cannot be compiled on Linux.
package struct SwiftEdit: Sendable, Equatable {
    package enum Reason: Sendable {
        /// A platform condition of `#if`.
        case platform
        /// An attribute or expression that needs the Objective-C runtime.
        case objectiveC
        /// A delegate class that the app instantiates from its metatype, and that must therefore be final.
        case delegate
        /// A variable or method that has code only on Apple's platforms.
        case managed
        /// A declaration that is in another module on Linux.
        case module
        /// A member that only the Objective-C runtime can override, or an initializer that it does not demand.
        case `override`
        /// A call with a closure.
        case closure
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
    /// Returns changes of platform conditions, so that Linux counts as the platform.
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

    /// Returns changes of Objective-C attributes, selectors and key paths. Attributes are removed, `#selector` becomes a
    /// `Selector` with a name and, if possible, with the method, and `#keyPath` a text.
    static func objectiveC(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.kind == .word else { return nil }
            let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
            if attributes.contains(token.text) {
                // The Objective-C name follows the attribute without a space.
                let end =
                    isCall && tokens[index + 1].range.lowerBound == token.range.upperBound
                    ? closing(tokens, from: index + 1) : nil
                let last = end.map { tokens[$0] } ?? token
                return SwiftEdit(
                    reason: .objectiveC, line: token.line, old: token.text, new: "",
                    range: token.range.lowerBound..<last.range.upperBound, replacement: "")
            }
            guard ["#selector", "#keyPath"].contains(token.text), isCall,
                let end = closing(tokens, from: index + 1)
            else { return nil }
            let name = tokens[(index + 2)..<end].map(\.text).joined()
            // Keeps the numbers of the lines that follow.
            let lines = String(repeating: "\n", count: tokens[end].line - token.line)
            if token.text == "#keyPath" {
                let path = keyPath(name).swiftLiteral
                return SwiftEdit(
                    reason: .objectiveC, line: token.line, old: "#keyPath(\(name))", new: path,
                    range: token.range.lowerBound..<tokens[end].range.upperBound, replacement: path + lines)
            }
            let arguments = [name.swiftLiteral, method(name)].compactMap(\.self).joined(separator: ", ")
            return SwiftEdit(
                reason: .objectiveC, line: token.line, old: "#selector(\(name))", new: "Selector(\(arguments))",
                range: token.range.lowerBound..<tokens[end].range.upperBound,
                replacement: "Selector(\(arguments)\(lines))")
        }
    }

    /// Returns the path of an expression without its type: `list.name` for `Item.list.name`.
    private static func keyPath(_ name: String) -> String {
        name.split(separator: ".").drop { $0.first?.isUppercase == true }.joined(separator: ".")
    }

    /// Returns the expression for the method of a selector: `Self.tick` for `tick` and `self.tick`, `Clock.tick` for
    /// itself. Returns `nil` for properties, and for methods of Apple's classes, whose stand-ins may lack them.
    private static func method(_ name: String) -> String? {
        let path = name.prefix { $0 != "(" && $0 != ":" }
        guard !name[path.endIndex...].hasPrefix(":"),
            path.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
        else { return nil }
        var owner = path.split(separator: ".").dropLast().joined(separator: ".")
        let method = name.dropFirst(owner.isEmpty ? 0 : owner.count + 1)
        if owner.isEmpty || owner == "self" { owner = "Self" }
        let isOfApple =
            ["UI", "NS", "WK", "AV"].contains(owner.prefix(2)) && owner.dropFirst(2).first?.isUppercase == true
        return isOfApple || owner.first?.isUppercase != true ? nil : "\(owner).\(method)"
    }

    /// Returns the index of the closing parenthesis, or other bracket, that matches an opening one.
    static func closing(_ tokens: [SwiftToken], from start: Int, _ brackets: (String, String) = ("(", ")")) -> Int? {
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index].text == brackets.0 { depth += 1 }
            if tokens[index].text == brackets.1 { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static let delegates: Set = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    ]

    /// Returns changes that make app delegates final. The app instantiates them from their metatypes. Swift allows this
    /// for a class that is not final only if its initializer is `required`, which the initializer of `NSObject` is not.
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

    /// Returns the name that a keyword declares, and as `delegate` the same name if the declaration conforms to a
    /// delegate protocol.
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
