/// A block of a Markdown document: CommonMark 0.31, sections 4 and 5, and the tables of GitHub Flavored Markdown.
///
/// Containers nest at most ``MarkdownParser/maximumDepth`` deep, so recursion over the tree is bounded.
enum MarkdownBlock: Equatable, Sendable {
    case paragraph(MarkdownText)
    case heading(level: Int, MarkdownText)
    case thematicBreak
    case codeBlock(MarkdownCodeBlock)
    /// An HTML block, as written.
    case html(String)
    case blockQuote([MarkdownBlock])
    case list(MarkdownList)
    case table(MarkdownTable)
}
