import CursesUITesting
import Testing

/// Tests that Tab moves the focus from group to group.
@MainActor
@Suite("stops for Tab")
struct FocusStopsTests {
    private func makeApp(_ view: some View, width: Int = 80, height: Int = 24) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    /// Returns the names of the controls that Tab visits until it is back at the first control.
    private func stops(_ app: TestApp) -> [String] {
        var names: [String] = []
        for _ in 0..<20 {
            guard let name = app.focused?.name, names.first != name || names.isEmpty else { break }
            names.append(name)
            app.press(.tab)
        }
        return names
    }

    private struct Browser: View {
        @State private var search = ""
        var body: some View {
            NavigationSplitView {
                List(["red", "blue"], id: \.self) { name in Button(name) {}.buttonStyle(.plain) }
            } detail: {
                List(["one", "two"], id: \.self) { name in Button(name) {}.buttonStyle(.plain) }
                    .toolbar {
                        ToolbarItem { Button("Up") {} }
                        ToolbarItem { Button("Down") {} }
                    }
            }
        }
    }

    @Test("the way from a sidebar to its page is one stop, and the toolbar is one more")
    func sidebar() {
        let app = makeApp(Browser())
        #expect(stops(app) == ["red", "one", "Up"])
        app.press(.tab, times: 2)
        #expect(app.focused?.name == "Up")
        app.press(.rightArrow)
        #expect(app.focused?.name == "Down")
    }

    @Test("F6 goes round the panes")
    func panes() {
        let app = makeApp(Browser())
        app.press(.function(6))
        #expect(app.focused?.name == "one")
        app.press(.function(6))
        #expect(app.focused?.name == "red")
        app.press(.function(6), modifiers: .shift)
        #expect(app.focused?.name == "one")
    }

    @Test("radio buttons are one stop, which Tab enters at the chosen one")
    func radioButtons() {
        let app = makeApp(
            VStack {
                Button("before") {}
                Picker("Flavour", selection: .constant(2)) {
                    Text("vanilla").tag(1)
                    Text("mint").tag(2)
                    Text("lemon").tag(3)
                }
                .pickerStyle(.inline)
                Button("after") {}
            }
        )
        #expect(stops(app) == ["before", "mint", "after"])
    }

    @Test("a group of controls is one stop")
    func controlGroup() {
        let app = makeApp(
            VStack {
                ControlGroup {
                    Button("cut") {}
                    Button("copy") {}
                }
                Button("after") {}
            }
        )
        #expect(stops(app) == ["cut", "after"])
        app.press(.rightArrow)
        app.press(.tab)
        app.press(.tab)
        #expect(app.focused?.name == "copy" || app.focused?.name == "cut")
    }

    @Test("the bar of tabs is one stop, which Tab enters at the selected tab")
    func tabs() {
        let app = makeApp(
            TabView(selection: .constant(1)) {
                Button("first") {}.tabItem { Text("one") }.tag(0)
                Button("second") {}.tabItem { Text("two") }.tag(1)
            }
        )
        #expect(stops(app) == ["second", "two"])
    }

    @Test("control-tab chooses tabs where it is sent")
    func controlTab() {
        let app = makeApp(
            TabView {
                Button("first") {}.tabItem { Text("one") }
                Button("second") {}.tabItem { Text("two") }
            }
        )
        app.press(.tab, modifiers: .control)
        #expect(app.focused?.name == "second")
        app.press(.tab, modifiers: [.control, .shift])
        #expect(app.focused?.name == "first")
    }

    @Test("the focus starts in the view that prefers it")
    func preferred() {
        struct Scoped: View {
            @Namespace private var scope
            var body: some View {
                VStack {
                    Button("one") {}
                    Button("two") {}.prefersDefaultFocus(in: scope)
                }
                .focusScope(scope)
            }
        }
        #expect(makeApp(Scoped()).focused?.name == "two")
    }

    private struct Search: View {
        var suggests = false
        @State private var text = ""
        var body: some View {
            NavigationStack {
                List(["one", "two"], id: \.self) { name in Button(name) {}.buttonStyle(.plain) }
                    .searchable(text: $text) {
                        if suggests {
                            Text("first").searchCompletion("first")
                            Text("second").searchCompletion("second")
                        }
                    }
            }
        }
    }

    @Test("a search is entered by a slash or control-F; escape clears it, then leaves it")
    func search() {
        let app = makeApp(Search(), width: 30, height: 12)
        #expect(app.focused?.name == "one")
        app.press("/")
        #expect(app.focused?.name == "Search")
        app.type("abc")
        #expect(app.focused?.value == "abc")
        app.press(.escape)
        #expect(app.focused?.value ?? "" == "")
        #expect(app.focused?.name == "Search")
        app.press(.escape)
        #expect(app.focused?.name == "one")
        app.press("f", modifiers: .control)
        #expect(app.focused?.name == "Search")
    }

    @Test("the suggestions of a search are walked by the arrows")
    func suggestions() {
        let app = makeApp(Search(suggests: true), width: 30, height: 12)
        app.press("f", modifiers: .control)
        app.press(.downArrow, times: 2)
        app.press(.return)
        #expect(app.screen.position(of: "⌕ second") != nil || app.screen.row(0).contains("second"))
    }

    @Test("a view without a cell is no stop for Tab and the arrows, but can be asked for")
    func noCells() {
        struct Screen: View {
            @FocusState private var isCatching: Bool
            var body: some View {
                Button("Catch") { isCatching = true }
                Text("").frame(width: 0, height: 0).focusable().focused($isCatching)
                Button("Last") {}
                Text(verbatim: isCatching ? "catching" : "free")
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 20, height: 8))
        #expect(app.focused?.name == "Catch")
        app.press(.tab)
        #expect(app.focused?.name == "Last")
        app.press(.upArrow)
        #expect(app.focused?.name == "Catch")
        app.press(.return)
        #expect(app.screen.position(of: "catching") != nil)
    }
}
