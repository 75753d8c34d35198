import CursesUITesting
import Testing

@MainActor
@Suite("Handing things to other programs", .serialized)
struct ShareTests {
    @Test("what is shared is copied to the clipboard, several items as lines")
    func share() {
        let app = TestApp(
            VStack {
                ShareLink(item: URL(string: "https://example.org")!)
                ShareLink("Lines", items: ["one", "two"])
            },
            size: CellSize(width: 30, height: 4)
        )
        app.click(text: "Share…")
        #expect(app.pasteboard == "https://example.org")
        app.click(text: "Lines")
        #expect(app.pasteboard == "one\ntwo")
    }

    @Test("a link says that it has copied, for two seconds and in the space of its label")
    func copied() {
        let app = TestApp(
            VStack(alignment: .leading) {
                ShareLink("A long title", item: "one")
                ShareLink(item: "two") { Text("x") }
            },
            size: CellSize(width: 30, height: 4)
        )
        let frame = app.focused?.frame
        app.press(.return)
        #expect(app.screen.position(of: "Copied") != nil)
        #expect(app.screen.position(of: "A long title") == nil)
        #expect(app.focused?.frame == frame)
        #expect(app.focused?.name == "A long title")
        app.click(text: "x")
        #expect(app.screen.position(of: "✓") != nil)
        app.advance(by: .seconds(2))
        #expect(app.screen.position(of: "A long title") != nil)
        #expect(app.screen.position(of: "✓") == nil)
    }

    @Test("what is on the clipboard is handed on")
    func paste() {
        let log = Log()
        let app = TestApp(
            PasteButton(payloadType: String.self) { $0.forEach(log.add) },
            size: CellSize(width: 30, height: 1)
        )
        app.pasteboard = "text"
        app.press(.return)
        #expect(log.take() == ["text"])
    }

    @Test("a rename button does what the view around it says, and rests where nobody does")
    func rename() {
        let log = Log()
        let app = TestApp(
            VStack {
                RenameButton()
                RenameButton().renameAction { log.add("rename") }
            },
            size: CellSize(width: 30, height: 2)
        )
        app.press(.return)
        #expect(log.take() == ["rename"])
        #expect(app.elements.first?.isEnabled == false)
    }
}
