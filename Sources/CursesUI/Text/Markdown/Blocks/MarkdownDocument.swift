/// A Markdown document: its blocks, and the targets of its reference links.
struct MarkdownDocument: Equatable, Sendable {
    var blocks: [MarkdownBlock] = []
    /// The link reference definitions by their normalized labels.
    var references: [String: MarkdownReference] = [:]

    /// Parses a document. Every text is a document: there are no errors.
    init(_ markdown: String) {
        var parser = MarkdownParser()
        self = parser.parse(markdown)
    }

    init(blocks: [MarkdownBlock], references: [String: MarkdownReference]) {
        self.blocks = blocks
        self.references = references
    }

    /// Returns an inline text of the document as styled text, with its markup converted to styles.
    func styledText(_ text: MarkdownText) -> StyledText {
        text.parsed { InlineMarkdown.parse([.markup($0)]) { reference($0)?.destination } }
    }

    /// Returns the definition for a link label. Labels are compared without regard to case and white space.
    func reference(_ label: String) -> MarkdownReference? {
        references[MarkdownReference.normalized(label)]
    }
}
