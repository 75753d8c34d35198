import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Searches with tokens, scopes and focus")
struct SearchTokenTests {
    private struct Kind: Identifiable {
        let id: String
    }

    private struct Plants: View {
        @State private var text = ""
        @State private var tokens = [Kind(id: "tree")]
        @State private var offered = [Kind(id: "tree"), Kind(id: "tall")]

        var body: some View {
            Text(verbatim: "found \(tokens.map(\.id).joined(separator: "+")) '\(text)'")
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered, prompt: "Plants") { Text($0.id) }
        }
    }

    private let size = CellSize(width: 40, height: 8)

    @Test("a token is before the field; Backspace in the empty field removes it")
    func backspace() {
        let app = TestApp(Plants(), size: size)
        #expect(app.screen.position(of: "tree ×") != nil)
        app.click(text: "Plants")
        app.type("ab")
        #expect(app.screen.position(of: "found tree 'ab'") != nil)
        app.press(.delete, times: 2)
        #expect(app.screen.position(of: "found tree ''") != nil)
        app.press(.delete)
        #expect(app.screen.position(of: "found  ''") != nil)
        app.press(.delete)
        #expect(app.screen.position(of: "found  ''") != nil)
    }

    @Test("tokens are offered while the field has the focus, and a click adds one")
    func suggestions() {
        let app = TestApp(Plants(), size: size)
        #expect(app.screen.position(of: "tall") == nil)
        app.click(text: "Plants")
        app.click(text: "tall")
        #expect(app.screen.position(of: "found tree+tall ''") != nil)
        app.click(text: "tree ×")
        #expect(app.screen.position(of: "found tall ''") != nil)
    }

    private struct Trees: View {
        @State private var text = ""
        @State private var tokens = [Kind(id: "tree"), Kind(id: "old")]
        @State private var offered = [Kind(id: "tall")]
        @State private var scope = 0

        var body: some View {
            VStack(spacing: 0) {
                Button("oak") {}
                Text(verbatim: "found \(tokens.map(\.id).joined(separator: "+")) '\(text)'")
            }
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered, prompt: "Plants") { Text($0.id) }
            .searchScopes($scope) {
                Text("All").tag(0)
                Text("New").tag(1)
            }
        }
    }

    @Test("Escape leaves the empty field at once, to a control of the content, and never to a token")
    func escape() {
        let app = TestApp(Trees(), size: size)
        #expect(app.focused?.name == "oak")
        app.click(text: "Plants")
        #expect(app.focused?.name == "Search")
        app.press(.escape)
        #expect(app.focused?.name == "oak")
        app.press("/")
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name.contains("old") == true, "\(app.focused?.name ?? "")")
        app.press(.escape)
        #expect(app.focused?.name == "oak")
    }

    @Test("without a control in the content, Escape does not move the focus to a token")
    func escapeAlone() {
        let app = TestApp(Plants(), size: size)
        app.click(text: "Plants")
        app.press(.escape)
        #expect(app.focused?.name == "Search")
    }

    @Test("letters that are typed at a suggestion or a token go on in the field")
    func typing() {
        let app = TestApp(Trees(), size: size)
        app.click(text: "Plants")
        app.type("a")
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.name == "tall", "\(app.focused?.name ?? "")")
        app.type("b")
        #expect(app.screen.position(of: "found tree+old 'ab'") != nil, "\(app.screen)")
        #expect(app.focused?.name == "Search")
        app.press(.tab)
        app.type("c")
        #expect(app.screen.position(of: "'abc'") != nil, "\(app.screen)")
        app.press(.tab, modifiers: .shift)
        app.press(.delete)
        #expect(app.screen.position(of: "found tree 'abc'") != nil, "\(app.screen)")
    }

    @Test("scopes are below the field")
    func scopes() throws {
        let app = TestApp(Trees(), size: size)
        let field = try #require(app.screen.position(of: "Plants"))
        let scopes = try #require(app.screen.position(of: "New"))
        #expect(scopes.row == field.row + 1)
    }

    private struct Focused: View {
        private enum Place { case search }
        @State private var text = ""
        @State private var scope = 0
        @FocusState private var isSearching: Bool
        @FocusState private var place: Place?

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: isSearching ? "searching" : "resting").searchable(text: $text)
                    .searchScopes($scope, activation: .onTextEntry) {
                        Text("All").tag(0)
                        Text("Some").tag(1)
                    }
                Button("go") { isSearching = true }
                Text(verbatim: place == .search ? "in place" : "elsewhere")
            }
            .searchFocused($isSearching)
            .searchFocused($place, equals: .search)
        }
    }

    @Test("states are bound to the focus of the field")
    func focus() {
        let app = TestApp(Focused(), size: size)
        #expect(app.screen.position(of: "Some") == nil)
        #expect(app.screen.position(of: "resting") != nil)
        app.click(text: "go")
        #expect(app.screen.position(of: "searching") != nil)
        #expect(app.screen.position(of: "in place") != nil)
        #expect(app.screen.position(of: "Some") == nil)
        app.type("x")
        #expect(app.screen.position(of: "Some") != nil)
        app.press(.delete)
        #expect(app.screen.position(of: "Some") == nil)
    }

    @Test("scopes may be shown while the search is presented")
    func presentedScopes() {
        struct Presented: View {
            @State private var text = ""
            @State private var scope = 0

            var body: some View {
                VStack(spacing: 0) {
                    Button("before") {}
                    Text("content").searchable(text: $text)
                        .searchScopes($scope, activation: .onSearchPresentation) {
                            Text("All").tag(0)
                            Text("Some").tag(1)
                        }
                }
            }
        }
        let app = TestApp(Presented(), size: size)
        #expect(app.screen.position(of: "Some") == nil)
        app.click(text: "Search")
        #expect(app.screen.position(of: "Some") != nil)
        app.click(text: "Some")
        #expect(app.screen.position(of: "Some") != nil)
        app.click(text: "before")
        #expect(app.screen.position(of: "Some") == nil)
    }
}
