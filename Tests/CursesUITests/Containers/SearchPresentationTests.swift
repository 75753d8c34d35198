import CursesUITesting
import Testing

@MainActor
@Suite("Presented search fields")
struct SearchPresentationTests {
    private struct Search: View {
        @State private var text = ""
        @State var isPresented: Bool
        var body: some View {
            VStack {
                Button("Before") {}
                Text("found \(text)").searchable(text: $text, isPresented: $isPresented)
            }
        }
    }

    @Test("A search that is presented from the start has the focus", arguments: [false, true])
    func initially(isPresented: Bool) {
        let app = TestApp(Search(isPresented: isPresented), size: CellSize(width: 30, height: 6))
        app.type("x")
        #expect((app.screen.position(of: "found x") != nil) == isPresented)
    }

    private struct Content: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text(verbatim: "found '\(text)' \(isSearching ? "searching" : "resting")")
            if text == "end" { Text(verbatim: "over").onAppear { dismissSearch() } }
        }
    }

    private struct Presented: View {
        let hasButtons: Bool
        @State private var text = ""
        @State private var scope = 0
        @State private var isPresented = false

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: isPresented ? "presented" : "absent")
                if hasButtons {
                    Button("Flip") { isPresented.toggle() }
                }
                Content(text: text)
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchScopes($scope) {
                        Text(verbatim: "All").tag(0)
                        Text(verbatim: "Some").tag(1)
                    }
            }
        }
    }

    @Test("the field is at the top, and small content in the middle of the rest")
    func smallContent() throws {
        let view = NavigationStack {
            VStack {
                Text("Nothing found")
                Text("yet")
            }
            .searchable(text: .constant(""))
            .navigationTitle("Post")
        }
        let app = TestApp(view, size: CellSize(width: 40, height: 12))
        let field = try #require(app.screen.position(of: "Search"))
        let text = try #require(app.screen.position(of: "Nothing found"))
        #expect(field.row <= 3 && text.row > field.row + 2, "\(app.screen.text)")
        #expect(abs(text.column - 13) <= 1)
    }

    private func isPresented(_ app: TestApp) -> Bool {
        let text = app.screen.text
        #expect(text.contains("presented") == text.contains("searching"), "\(text)")
        return text.contains("presented")
    }

    @Test("A search is presented while the focus is in the field or its scopes, or there is a text")
    func session() {
        let app = TestApp(Presented(hasButtons: true), size: CellSize(width: 40, height: 8))
        #expect(!isPresented(app))
        app.click(text: "Search")
        #expect(isPresented(app))
        app.press(.tab)
        #expect(isPresented(app))
        app.press(.tab)
        #expect(app.focused?.name == "Flip" && !isPresented(app))
        app.click(text: "Search")
        app.type("x")
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.name == "Flip" && isPresented(app))
    }

    @Test("A search goes on behind a window")
    func behindWindow() {
        struct Screen: View {
            @State private var text = ""
            @State private var isPresented = false
            @State private var changes = 0

            var body: some View {
                VStack {
                    Button("Before") {}
                    Text(verbatim: "changes \(changes)").searchable(text: $text, isPresented: $isPresented)
                }
                .onChange(of: isPresented) { changes += 1 }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 40, height: 12))
        app.press(.tab)
        #expect(app.screen.text.contains("changes 1"))
        app.press("p", modifiers: .control)
        app.press(.escape)
        #expect(app.screen.text.contains("changes 1"))
    }

    @Test("A field that has the focus from the start is presented when the user types, until Escape leaves it")
    func alone() {
        let app = TestApp(Presented(hasButtons: false), size: CellSize(width: 40, height: 8))
        #expect(app.focused?.name == "Search" && !isPresented(app))
        app.type("x")
        #expect(isPresented(app))
        app.press(.escape)
        #expect(app.screen.text.contains("found ''") && isPresented(app))
        app.press(.escape)
        #expect(!isPresented(app))
    }

    @Test("The app begins and dismisses a search")
    func dismissed() {
        let app = TestApp(Presented(hasButtons: true), size: CellSize(width: 40, height: 8))
        app.click(text: "Flip")
        #expect(isPresented(app))
        app.type("x")
        #expect(app.screen.text.contains("found 'x'"))
        app.click(text: "Flip")
        #expect(app.screen.text.contains("found ''") && !isPresented(app))
        app.click(text: "Search")
        app.type("end")
        #expect(app.screen.text.contains("found ''") && !isPresented(app))
    }
}
