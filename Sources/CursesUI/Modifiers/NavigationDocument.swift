import Foundation

extension View {
    /// Names the document that the screen shows, as a URL. The command palette lists "Share…", which copies the URL to
    /// the clipboard.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        modifier(MenuCommands(title: nil, items: ShareLink(item: url)))
    }

    /// Names the document that the screen shows. The command palette lists "Copy the document", which puts it on the
    /// pasteboard.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        modifier(MenuCommands(title: nil, items: CopyDocumentButton(document: document)))
    }

    /// Names the document that the screen shows. The preview is not shown.
    nonisolated public func navigationDocument<D: Transferable, I1, I2>(
        _ document: D,
        preview: SharePreview<I1, I2>
    ) -> some View {
        navigationDocument(document)
    }
}

private struct CopyDocumentButton<Document: Transferable> {
    let document: Document
    @Environment(\.pasteboard) private var pasteboard

    init(document: Document) {
        self.document = document
    }
}

extension CopyDocumentButton: View {
    var body: some View {
        Button("Copy the document") { pasteboard.put([document]) }
    }
}
