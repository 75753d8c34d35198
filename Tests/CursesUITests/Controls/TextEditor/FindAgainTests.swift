import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Opening the find bar again")
struct FindAgainTests {
    private struct Editor: View {
        @State var text = "one quay two piers\nthree quays"

        var body: some View { NavigationStack { TextEditor(text: $text).navigationTitle("Notes") } }
    }

    private func open() -> TestApp {
        let app = TestApp(Editor(), size: CellSize(width: 60, height: 10))
        app.press(.home, modifiers: .control)
        app.press("f", modifiers: .control)
        app.type("quay")
        app.press(.escape)
        return app
    }

    @Test("the bar opens with the selected text")
    func selection() {
        let app = open()
        app.press(.home, modifiers: .control)
        app.press(.rightArrow, modifiers: .shift, times: 3)
        app.press("f", modifiers: .control)
        #expect(app.screen.position(of: "⌕ one ") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "1 of 1") != nil)
    }

    @Test("without a selection, the bar opens with the last text, and the search begins at the caret")
    func lastText() {
        let app = open()
        app.press(.end)
        app.press("f", modifiers: .control)
        #expect(app.screen.position(of: "⌕ quay ") != nil)
        #expect(app.screen.position(of: "2 of 2") != nil, "\(app.screen)")
    }

    @Test("the footer says that Escape closes the bar")
    func footer() {
        let app = TestApp(Editor().keyHelp(.visible), size: CellSize(width: 120, height: 10))
        app.press("f", modifiers: .control)
        let footer = app.screen.rows.last ?? ""
        #expect(footer.contains("Close") && !footer.contains("Back"), "\(footer)")
    }
}
