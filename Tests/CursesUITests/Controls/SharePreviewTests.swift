import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Sharing items with a preview")
struct SharePreviewTests {
    private struct Note: Transferable {
        let text: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.text)
        }
    }

    private func shared(_ link: some View) -> String? {
        let app = TestApp(link, size: CellSize(width: 30, height: 3))
        app.press(.return)
        return app.pasteboard
    }

    @Test("an item is copied as its text")
    func text() {
        #expect(shared(ShareLink(item: Note(text: "hello"), preview: SharePreview("A note"))) == "hello")
        #expect(
            shared(ShareLink("Send", item: Note(text: "hello"), preview: SharePreview("A note", image: "i"))) == "hello"
        )
        let notes = [Note(text: "a"), Note(text: "b")]
        #expect(shared(ShareLink(items: notes) { SharePreview($0.text) }) == "a\nb")
    }
}
