/// A leaf block of a document with its presentation intent. It becomes a run of an attributed string.
struct PresentedBlock: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// Text with inline markup.
        case inline(MarkdownText)
        /// Text that is shown verbatim.
        case verbatim(String)
    }

    let content: Content
    let intent: PresentationIntent
}
