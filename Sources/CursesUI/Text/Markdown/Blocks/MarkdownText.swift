/// The source of a block's inline text, without the block's markers, indentation and outer white space. It still
/// contains inline markup.
struct MarkdownText: Hashable, Sendable {
    /// The lines of the text, separated by newlines.
    var source: String

    init(_ source: String) {
        self.source = source
    }

    /// The text as input of the inline parser: a soft line break is a space, and a hard line break is a backslash and a
    /// newline (CommonMark 0.31, sections 6.7 and 6.8).
    var folded: String {
        guard source.utf8.contains(UInt8(ascii: "\n")) else { return source }
        var folder = LineBreakFolder(source)
        return folder.fold()
    }

    /// Parses the text with an inline parser.
    func parsed<Result>(by inline: (String) throws -> Result) rethrows -> Result {
        try inline(folded)
    }
}
