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

    /// A text of the document without its inline markup, in the styles of the markup.
    func styledText(_ text: MarkdownText) -> StyledText {
        text.parsed { InlineMarkdown.parse([.markup($0)]) { reference($0)?.destination } }
    }

    /// The definition of a link label, which is compared without regard to case and white space.
    func reference(_ label: String) -> MarkdownReference? {
        references[MarkdownReference.normalized(label)]
    }
}
