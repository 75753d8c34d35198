/// A Markdown document: headings, lists, quotations, code and tables.
///
/// The syntax is CommonMark with GitHub's tables, task lists and strikethrough. Code in Swift, C, Python, JavaScript,
/// TypeScript, Rust, Go, shell and JSON is highlighted. The mouse or the keyboard opens links, with the environment's
/// ``EnvironmentValues/openURL``. Put a document into a scroll view if it may be longer than the screen:
///
/// ```swift
/// ScrollView { MarkdownView(readme) }
/// ```
///
/// SwiftUI has no such view. A `Text` with an attributed string shows the same document without boxes and lines.
public struct MarkdownView {
    private let markdown: String

    /// Creates a view of a document. Every string is valid Markdown, so the view never loses text.
    public init(_ markdown: String) {
        self.markdown = markdown
    }
}

extension MarkdownView: View {
    public var body: some View {
        let document = MarkdownDocument(markdown)
        MarkdownBlocks(blocks: document.blocks, document: document)
    }
}

/// A column of blocks.
struct MarkdownBlocks: View {
    let blocks: [MarkdownBlock]
    let document: MarkdownDocument
    /// The number of empty rows between the blocks.
    var spacing = 1

    var body: some View {
        VStack(alignment: .leading, rows: spacing) {
            ForEach(blocks.indices, id: \.self) {
                MarkdownBlockView(block: blocks[$0], document: document)
            }
        }
    }
}
