/// A leaf of a document with its place, in the form in which it becomes a run of an attributed string.
struct PresentedBlock: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        /// Text with inline markup.
        case inline(MarkdownText)
        /// Text that is shown as it is.
        case verbatim(String)
    }

    let content: Content
    let intent: PresentationIntent
}
