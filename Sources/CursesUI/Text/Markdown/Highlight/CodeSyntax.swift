/// The lexical rules of a language, as far as highlighting needs them.
struct CodeSyntax: Sendable {
    /// The delimiters and rules of a kind of string literal.
    struct StringLiteral: Sendable {
        let open: [UInt8]
        let close: [UInt8]
        var isMultiline = false
        /// Whether a backslash keeps the next character from ending the literal.
        var hasEscapes = true
        /// The bytes that begin an interpolated expression, which ends at the matching bracket.
        var interpolation: [UInt8] = []

        init(_ open: String, _ close: String? = nil) {
            self.open = Array(open.utf8)
            self.close = Array((close ?? open).utf8)
        }

        /// Returns a copy of the literal that may span lines.
        func multiline() -> StringLiteral {
            var literal = self
            literal.isMultiline = true
            return literal
        }

        /// Returns a copy of the literal in which backslashes are ordinary characters.
        func raw() -> StringLiteral {
            var literal = self
            literal.hasEscapes = false
            return literal
        }

        func interpolated(_ open: String) -> StringLiteral {
            var literal = self
            literal.interpolation = Array(open.utf8)
            return literal
        }
    }

    var lineComment: [UInt8] = []
    var hasBlockComments = false
    var blockCommentsNest = false
    /// The literals in the order in which they are tried.
    var strings: [StringLiteral] = []
    /// The characters that turn the following name into a keyword.
    var sigils: Set<UInt8> = []
    /// The prefix of literals that are enclosed in number signs, as `#"..."#` in Swift or `r#"..."#` in Rust; `nil` if
    /// the language has none.
    var hashedStringPrefix: [UInt8]?
    /// Whether the language has lifetimes, which also start with an apostrophe. An apostrophe then starts a character
    /// literal only if the literal has a single character.
    var hasLifetimes = false
    /// Whether the rules of a shell apply: a comment starts only at the start of a word, and a backslash is an escape
    /// outside of literals too.
    var isShell = false
    /// Whether a name in backticks is not a keyword.
    var hasQuotedNames = false
    var keywords: Set<String> = []
}
