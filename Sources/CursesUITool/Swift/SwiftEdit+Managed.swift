extension SwiftEdit {
    /// Returns changes of the variables and methods with `@NSManaged`, for which Core Data has code on Apple's
    /// platforms. The attribute is removed, and a body is added.
    static func managed(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.flatMap { index -> [SwiftEdit] in
            let token = tokens[index]
            guard token.kind == .word, token.text == "@NSManaged" else { return [] }
            let modifiers = tokens[(index + 1)...].prefix(12)
            guard let keyword = modifiers.firstIndex(where: { ["var", "func"].contains($0.text) }),
                let body = tokens[keyword].text == "var" ? accessors(tokens, keyword) : method(tokens, keyword)
            else { return [] }
            let place = tokens[body.last].range.upperBound
            // The superclass is not isolated, but extensions are, if declarations are isolated by default.
            let isIsolated = tokens[..<keyword].reversed().prefix { $0.kind == .word }.contains {
                ["nonisolated", "@MainActor"].contains($0.text)
            }
            return [
                SwiftEdit(
                    reason: .managed, line: token.line, old: "@NSManaged", new: "a body", range: token.range,
                    replacement: isIsolated ? "" : "nonisolated"),
                SwiftEdit(
                    reason: .managed, line: tokens[body.last].line, old: "", new: "", range: place..<place,
                    replacement: " { \(body.text) }"),
            ]
        }
    }

    /// Returns changes of objects that are created from an entity: on Apple's platforms they are of its class.
    static func managedObjects(in tokens: [SwiftToken]) -> [SwiftEdit] {
        tokens.indices.dropLast(3).compactMap { index in
            let token = tokens[index]
            guard token.kind == .word, token.text == "NSManagedObject", tokens[index + 1].text == "(",
                tokens[index + 2].text == "entity", tokens[index + 3].text == ":"
            else { return nil }
            let new = "NSEntityDescription._newObject"
            return SwiftEdit(
                reason: .module, line: token.line, old: "NSManagedObject(entity:)", new: "\(new)(entity:)",
                range: token.range, replacement: new)
        }
    }

    /// Returns the accessors of a variable, and the last token of its type.
    private static func accessors(_ tokens: [SwiftToken], _ keyword: Int) -> (text: String, last: Int)? {
        guard keyword + 3 < tokens.count, tokens[keyword + 2].text == ":" else { return nil }
        let name = tokens[keyword + 1].text.filter { $0 != "`" }.swiftLiteral
        var depth = 0
        var last = keyword + 3
        for index in (keyword + 3)..<tokens.count {
            let text = tokens[index].text
            if depth == 0, tokens[index].line != tokens[last].line || ["{", "=", ";", "}"].contains(text) { break }
            if ["(", "[", "<"].contains(text) { depth += 1 }
            if [")", "]", ">"].contains(text) { depth -= 1 }
            last = index
        }
        return ("get { _value(\(name)) } set { _setValue(newValue, \(name)) }", last)
    }

    /// Returns the body of a method that changes a relationship, and the last token of its parameters.
    private static func method(_ tokens: [SwiftToken], _ keyword: Int) -> (text: String, last: Int)? {
        guard keyword + 2 < tokens.count, tokens[keyword + 2].text == "(",
            let end = closing(tokens, from: keyword + 2)
        else { return nil }
        var arguments = [tokens[keyword + 1].text.swiftLiteral]
        var depth = 0
        for index in (keyword + 3)..<end {
            let text = tokens[index].text
            // A colon in brackets belongs to the type of a dictionary.
            if depth == 0, text == ":", tokens[index - 1].kind == .word { arguments.append(tokens[index - 1].text) }
            if ["(", "[", "<"].contains(text) { depth += 1 }
            if [")", "]", ">"].contains(text) { depth -= 1 }
        }
        return ("_changeRelationship(\(arguments.joined(separator: ", ")))", end)
    }
}
