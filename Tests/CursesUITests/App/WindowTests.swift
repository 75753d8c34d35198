import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The terminal's window")
struct WindowTests {
    @MainActor
    @Observable
    final class Model {
        var title = "Inbox"
        var showsDetail = false
    }

    private struct Titled: View {
        let model: Model

        var body: some View {
            VStack {
                Text(verbatim: "list").windowTitle(model.title)
                if model.showsDetail { Text(verbatim: "detail").windowTitle("Detail") }
            }
        }
    }

    @Test("the window has the title of the view that came last, and its own without any")
    func title() {
        let model = Model()
        let app = TestApp(Titled(model: model))
        #expect(app.terminal.title == "Inbox")
        model.showsDetail = true
        app.settle()
        #expect(app.terminal.title == "Detail")
        model.title = "Archive"
        app.settle()
        #expect(app.terminal.title == "Detail")
        model.showsDetail = false
        app.settle()
        #expect(app.terminal.title == "Archive")
        #expect(TestApp(Text(verbatim: "x")).terminal.title == nil)
    }

    @Test("a window group gives the window its title")
    func windowGroup() {
        let app = TestApp(WindowGroup("My **app**") { Text(verbatim: "x") }.view)
        #expect(app.terminal.title == "My app")
    }

    @Test("A shortcut of a scene leaves its views as they are")
    func shortcut() {
        let size = CellSize(width: 20, height: 2)
        let scenes: [any Scene] = [
            Window("Log", id: "log") { Text(verbatim: "lines") }.keyboardShortcut("l"),
            Window("Log", id: "log") { Text(verbatim: "lines") }
                .keyboardShortcut("l", modifiers: [.command, .option]),
            Window("Log", id: "log") { Text(verbatim: "lines") }
                .keyboardShortcut("l", modifiers: .command, localization: .custom),
        ]
        for scene in scenes {
            #expect(TestApp(scene.rootView, size: size).screen.text.contains("lines"))
        }
    }

    private struct CopyButton: View {
        @Environment(\.pasteboard) private var pasteboard

        var body: some View {
            Button("Copy") { pasteboard.string = "https://swift.org" }
        }
    }

    @Test("what the app copies goes to the clipboard, and is what it reads")
    func pasteboard() {
        let app = TestApp(CopyButton())
        app.press(.return)
        #expect(app.terminal.clipboard == "https://swift.org")
        #expect(app.pasteboard == "https://swift.org")
    }

    @Test("two apps in one process share no pasteboard")
    func twoPasteboards() {
        let first = TestApp(TextField("Name", text: .constant("one")))
        let second = TestApp(TextField("Name", text: .constant("")))
        first.press("a", modifiers: .option)
        first.press("w", modifiers: .option)
        #expect(first.pasteboard == "one")
        #expect(second.pasteboard == nil)
        #expect(second.terminal.clipboard == nil)
        second.press("y", modifiers: .control)
        #expect(second.screen.position(of: "one") == nil)
    }

    @Test("what is copied in a field goes to the clipboard, and nothing of a secret")
    func fields() {
        let app = TestApp(TextField("Name", text: .constant("one two")))
        app.press("a", modifiers: .option)
        app.press("w", modifiers: .option)
        #expect(app.terminal.clipboard == "one two")
        let secret = TestApp(SecureField("Password", text: .constant("secret")))
        secret.press("a", modifiers: .option)
        secret.press("w", modifiers: .option)
        #expect(secret.terminal.clipboard == nil)
    }

    @Test("a link in a text is underlined and leads where it says; other text leads nowhere")
    func link() {
        let screen = render(
            Text(LocalizedStringKey("see [docs](https://swift.org/ä).")), size: CellSize(width: 10, height: 1))
        #expect(screen.text == "see docs.")
        let links = (0..<10).map { screen.cell($0, 0).style.link?.address }
        #expect(
            links == [nil, nil, nil, nil] + Array(repeating: "https://swift.org/%C3%A4", count: 4)
                + [nil, nil])
        // The link has the focus, because nothing else on the screen can have it.
        #expect(screen.cell(4, 0).style.attributes == [.underline, .reverse])
        #expect(screen.cell(8, 0).style.attributes == [])
    }
}
