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

    @Test("A sheet that one of its buttons presents keeps it, and it is there again afterwards")
    func sheet() {
        struct Screen: View {
            @State private var name = ""
            @State private var isOpen = false

            var body: some View {
                TextField("Name", text: $name)
                    .toolbar {
                        ToolbarItem(placement: .keyboard) {
                            Button("Insert") { isOpen = true }
                                .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
                        }
                    }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 50, height: 12))
        app.press(.tab)
        #expect(app.focused?.name == "Insert")
        app.press(.return)
        #expect(app.focused?.name == "Close")
        app.press(.return)
        #expect(app.focused?.name == "Insert" && !app.screen.text.contains("Close"))
    }

    @Test("It goes with the text input, also while one of its buttons has the focus")
    func lostInput() {
        struct Screen: View {
            @State private var name = ""
            @State private var isEditing = true

            var body: some View {
                VStack {
                    if isEditing { TextField("Name", text: $name) }
                    Button("Other") {}
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Finish") { isEditing = false } } }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 50, height: 12))
        app.press(.tab)
        #expect(app.focused?.name == "Finish")
        app.press(.return)
        #expect(!app.screen.text.contains("Finish"))
        #expect(app.focused?.name == "Other")
    }
}
