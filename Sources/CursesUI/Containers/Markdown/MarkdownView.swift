/// A Markdown document: headings, lists, quotations, code and tables.
///
/// The syntax is that of CommonMark, with GitHub's tables, task lists and struck-through text. Code in Swift, C,
/// Python, JavaScript, TypeScript, Rust, Go, shell and JSON is highlighted. Links are opened with the environment's
/// ``EnvironmentValues/openURL``, with the mouse or the keyboard. Put a document into a scroll view if it may be longer
/// than the screen:
///
/// ```swift
/// ScrollView { MarkdownView(readme) }
/// ```
///
/// SwiftUI has no such view. A `Text` with an attributed string shows the same document without boxes and lines.
public struct MarkdownView {
    private let markdown: String

    /// A document. Every text is valid Markdown, so nothing of it is lost.
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

/// Blocks, one below the other.
struct MarkdownBlocks: View {
    let blocks: [MarkdownBlock]
    let document: MarkdownDocument
    /// The rows between the blocks.
    var spacing = 1

    var body: some View {
        VStack(alignment: .leading, rows: spacing) {
            ForEach(blocks.indices, id: \.self) {
                MarkdownBlockView(block: blocks[$0], document: document)
            }
        }
    }
}
