import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("The toolbar of text inputs")
struct KeyboardToolbarTests {
    private struct Entry: View {
        private enum Field { case name, town }

        @FocusState private var field: Field?
        @State private var name = ""
        @State private var town = ""
        @State private var cleared = 0

        private var focused: String {
            switch field {
            case .name: "name"
            case .town: "town"
            case nil: "none"
            }
        }

        var body: some View {
            VStack(alignment: .leading) {
                Button("First") {}
                TextField("Name", text: $name).focused($field, equals: .name)
                TextField("Town", text: $town).focused($field, equals: .town)
                Button("Last") {}
                Text(verbatim: "field \(focused) cleared \(cleared)")
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Clear") { cleared += 1 }
                    Button("Up") { field = .name }
                    Button("Done") { field = nil }
                }
                ToolbarItem(placement: .status) { Text(verbatim: "ready") }
            }
        }
    }

    private let app = TestApp(Entry(), size: CellSize(width: 50, height: 12))

    private var isShown: Bool { app.screen.text.contains("Clear") }

    @Test("It is shown while a text input has the focus, and the rest of the bar stays")
    func shown() {
        #expect(!isShown && app.screen.text.contains("ready"))
        app.press(.tab)
        #expect(isShown && app.screen.text.contains("field name"))
        app.press(.tab)
        #expect(isShown && app.screen.text.contains("field town"))
        app.press(.tab, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        #expect(!isShown && app.screen.text.contains("ready"))
    }

    @Test("Tab goes from the last input to it, where the input still counts as focused, and then on")
    func keys() {
        app.press(.tab)
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.name == "Clear")
        app.press(.return)
        #expect(isShown && app.screen.text.contains("field town cleared 1"))
        app.press(.tab, modifiers: .shift)
        app.type("x")
        #expect(app.screen.text.contains("x"))
        app.press(.tab)
        #expect(app.focused?.name == "Clear")
        app.press(.tab)
        #expect(app.focused?.name == "Last" && !isShown)
    }

    @Test("Its buttons move the focus through the state of the inputs")
    func buttons() {
        app.press(.tab)
        app.press(.tab)
        app.click(text: "Up")
        #expect(isShown && app.screen.text.contains("field name"))
        app.click(text: "Done")
        #expect(!isShown && app.screen.text.contains("field none"))
    }
}
