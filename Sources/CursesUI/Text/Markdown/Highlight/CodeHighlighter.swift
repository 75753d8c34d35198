/// Divides code into tokens for highlighting.
enum CodeHighlighter {
    /// Returns the tokens in code, in ascending order and without overlap. Code in an unknown language has none.
    ///
    /// - Parameter language: a language name as in the info string of a code block, such as `swift` or `py`.
    static func tokens(in code: String, language: String?) -> [CodeToken] {
        guard let language = language.flatMap(CodeLanguage.init(name:)) else { return [] }
        var lexer = CodeLexer(code, CodeSyntax.of(language))
        return lexer.tokens()
    }

    /// Divides the whole code into parts. A part without a kind is plain.
    static func parts(of code: String, language: String?) -> [(text: Substring, kind: CodeToken.Kind?)] {
        var parts: [(text: Substring, kind: CodeToken.Kind?)] = []
        var end = code.startIndex
        var offset = 0
        for token in tokens(in: code, language: language) {
            let start = code.utf8.index(end, offsetBy: token.range.lowerBound - offset)
            if end < start { parts.append((code[end..<start], nil)) }
            end = code.utf8.index(start, offsetBy: token.range.count)
            offset = token.range.upperBound
            parts.append((code[start..<end], token.kind))
        }
        if end < code.endIndex { parts.append((code[end...], nil)) }
        return parts
    }
}
