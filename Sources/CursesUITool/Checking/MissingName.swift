import Foundation

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
        return message.trimmingCharacters(in: .whitespaces)
    }

    /// Returns whether an error may be the consequence of another error in the same file. For example, a type cannot be
    /// inferred if a name in its expression is missing.
    static func mayFollow(_ message: String) -> Bool {
        [
            /^cannot infer/, /^no exact matches in call to/, /^'nil' requires a contextual type/,
            /^generic parameter '.*' could not be inferred/, /^type '.*' does not conform to protocol/,
            /^failed to produce diagnostic/, /^the compiler is unable to type-check/,
            /^reference to member '.*' cannot be resolved/,
        ].contains { message.firstMatch(of: $0) != nil }
    }

    /// Returns the name of a type without generic arguments. Opaque types are views on which a modifier is called, and
    /// become `View`.
    private static func owner(_ type: Substring) -> Substring {
        type.hasPrefix("some ") || type == "some View" ? "View" : type.prefix { $0 != "<" }
    }
}
