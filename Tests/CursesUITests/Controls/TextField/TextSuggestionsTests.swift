import CursesUITesting
import Testing

@MainActor
@Suite("Suggestions of a text field")
struct TextSuggestionsTests {
    private struct Screen: View {
        @State private var text = ""

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Harbour", text: $text)
                    .textInputSuggestions {
                        ForEach(["Oslo", "Ostend"], id: \.self) { Text($0).textInputCompletion($0) }
                    }
                Button("Other") {}
                Text(verbatim: "text: \(text)")
            }
        }
    }

    @Test("are below the field while it has the focus, and set its text")
    func choose() {
        let app = TestApp(Screen(), size: CellSize(width: 30, height: 8))
        #expect(app.screen.position(of: "Ostend") != nil, "\(app.screen)")
        app.click(text: "Ostend")
        #expect(app.screen.text.contains("text: Ostend"))
        app.click(text: "Other")
        #expect(app.screen.position(of: "Oslo") == nil)
    }

    @Test("can be reached by keys")
    func keys() {
        let app = TestApp(Screen(), size: CellSize(width: 30, height: 8))
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.text.contains("text: Oslo"), "\(app.screen)")
    }
}
