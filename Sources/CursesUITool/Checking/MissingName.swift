/// Extracts the missing name from an error message of the compiler.
package enum MissingName {
    /// Returns the name in a message: a type or function, a member with its type, an attribute or a module. Returns the
    /// whole message if it contains no name.
    package static func name(in message: String) -> String {
        if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
            return String(match.1)
        }
        if let match = message.firstMatch(
            of:
                /^(?:value of type|type|instance method|static member of) '([^']+)' has no (?:dynamic )?(?:member|subscripts?)(?: '([^']+)')?/
        ) {
            return match.2.map { "\(owner(match.1)).\($0)" } ?? "\(owner(match.1))[]"
        }
        if let match = message.firstMatch(of: /^'([^']+)' is not a member type of (?:\w+ )?'([^']+)'/) {
            return "\(match.2).\(match.1)"
        }
        if let match = message.firstMatch(of: /^unknown attribute '([^']+)'/) { return "@\(match.1)" }
        if let match = message.firstMatch(of: /^no such module '([^']+)'/) { return "import \(match.1)" }
        if let match = message.firstMatch(of: /^no macro named '([^']+)'/) { return "#\(match.1)" }
        if let match = message.firstMatch(of: /^'([^']+)' is unavailable/) { return String(match.1) }
        if let match = message.firstMatch(of: /^reference to member '([^']+)' cannot be resolved/) {
            return ".\(match.1)"
        }
        return message
    }

    /// Returns the name of a type without generic arguments. Opaque types are views on which a modifier is called, and
    /// become `View`.
    private static func owner(_ type: Substring) -> Substring {
        type.hasPrefix("some ") || type == "some View" ? "View" : type.prefix { $0 != "<" }
    }
}
