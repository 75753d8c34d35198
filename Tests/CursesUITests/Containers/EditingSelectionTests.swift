import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Selecting rows while a list is edited")
struct EditingSelectionTests {
    private struct Notes: View {
        var hasLinks = true
        @State private var chosen: Set<Int> = []

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "chosen \(chosen.sorted())")
                    EditButton()
                    List(1..<4, selection: $chosen) { number in
                        if hasLinks {
                            NavigationLink("Note \(number)") { Text(verbatim: "Text of \(number)") }
                        } else {
                            Text(verbatim: "Note \(number)")
                        }
                    }
                }
            }
        }
    }

    private func app(hasLinks: Bool = true) -> TestApp {
        TestApp(Notes(hasLinks: hasLinks), size: CellSize(width: 30, height: 10))
    }

    /// Focuses the first row with the Tab key.
    private func enterList(_ app: TestApp) {
        app.press(.tab)
    }

    @Test("without editing, a row's link is followed")
    func links() {
        let app = app()
        enterList(app)
        app.press(.return)
        #expect(app.screen.text.contains("Text of 1"))
    }

    @Test("while the list is edited, Space and Return select rows with links", arguments: [true, false])
    func keys(hasLinks: Bool) {
        let app = app(hasLinks: hasLinks)
        app.press(.return)
        #expect(app.screen.text.contains("Done"))
        enterList(app)
        app.press(.space)
        #expect(app.screen.text.contains("chosen [1]"))
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.text.contains("chosen [1, 2]"))
        app.press(.return)
        #expect(app.screen.text.contains("chosen [1]"))
        #expect(!app.screen.text.contains("Text of"))
    }

    @Test("while the list is edited, clicks select rows, also two in a row")
    func clicks() {
        let app = app()
        app.click(text: "Edit")
        app.click(text: "Note 2")
        app.click(text: "Note 3")
        #expect(app.screen.text.contains("chosen [2, 3]"))
        app.click(text: "Note 3")
        #expect(app.screen.text.contains("chosen [2]"))
        app.click(text: "Done")
        app.click(text: "Note 3")
        #expect(app.screen.text.contains("Text of 3"))
    }

    @Test("every row shows whether it is selected while the list is edited")
    func marks() {
        let app = app()
        #expect(!app.screen.text.contains("○"))
        app.click(text: "Edit")
        app.click(text: "Note 2")
        let lines = app.screen.text.split(separator: "\n")
        #expect(lines.contains { $0.contains("○ Note 1") })
        #expect(lines.contains { $0.contains("✓ Note 2") })
        app.click(text: "Done")
        #expect(!app.screen.text.contains("○"))
    }
}
