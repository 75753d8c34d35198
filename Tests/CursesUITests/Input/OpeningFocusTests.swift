import CursesUITesting
import Testing

@MainActor
@Suite("The focus of a screen that opens")
struct OpeningFocusTests {
    /// Many lines, and a control below them.
    struct Page<Control: View>: View {
        let name: String
        @ViewBuilder let control: Control

        var body: some View {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<20, id: \.self) { Text("\(name) \($0)") }
                    control
                }
            }
        }
    }

    private let log = Log()
    private let size = CellSize(width: 20, height: 6)

    private func makeApp() -> TestApp {
        TestApp(Page(name: "line") { Button("Go") { log.add("gone") } }, size: size)
    }

    @Test("it opens at its top, though its only control is further down")
    func top() {
        let app = makeApp()
        #expect(app.screen.row(0).contains("line 0 "))
        app.resize(width: 20, height: 5)
        #expect(app.screen.row(0).contains("line 0 "))
    }

    @Test(
        "a key that would act on what was never seen shows it first",
        arguments: [KeyEquivalent.return, .space, .tab]
    )
    func unseen(key: KeyEquivalent) {
        let app = makeApp()
        app.press(key)
        #expect(log.take() == [])
        #expect(app.screen.position(of: "[ Go ]") != nil)
        app.press(.return)
        #expect(log.take() == ["gone"])
    }

    @Test("the arrows read on until it is seen")
    func arrows() {
        let app = makeApp()
        app.press(.downArrow)
        #expect(app.screen.row(0).contains("line 1 "))
        app.press(.downArrow, times: 14)
        #expect(app.screen.position(of: "[ Go ]") != nil)
        app.press(.space)
        #expect(log.take() == ["gone"])
    }

    @Test("what is typed goes to a field that was never seen, and shows it")
    func typing() {
        struct Root: View {
            @State private var text = ""
            var body: some View {
                Page(name: "line") { TextField("Name", text: $text) }
            }
        }
        let app = TestApp(Root(), size: size)
        #expect(app.screen.row(0).contains("line 0 "))
        app.type("ab c")
        #expect(app.screen.position(of: "ab c") != nil)
    }

    @Test("the focus that is asked for is shown at once")
    func asked() {
        struct Root: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                Page(name: "line") { Button("Go") {}.focused($isFocused) }
                    .onAppear { isFocused = true }
            }
        }
        #expect(TestApp(Root(), size: size).screen.position(of: "[ Go ]") != nil)
    }

    @Test("a tab and a screen that are opened show their top, and have the focus")
    func others() {
        struct Root: View {
            let log: Log
            var body: some View {
                TabView {
                    Button("Home") {}.tabItem { Text("One") }
                    NavigationStack {
                        NavigationLink("Next") {
                            Page(name: "screen") { Button("Away") { log.add("away") } }
                        }
                    }
                    .tabItem { Text("Two") }
                    Page(name: "tab") { Button("Go") { log.add("gone") } }.tabItem { Text("Three") }
                }
            }
        }
        let app = TestApp(Root(log: log), size: size)
        app.press("3", modifiers: .option)
        #expect(app.screen.position(of: "tab 0") != nil && app.screen.position(of: "[ Go ]") == nil)
        app.press(.return, times: 2)
        #expect(log.take() == ["gone"])
        app.press("2", modifiers: .option)
        app.press(.return)
        #expect(app.screen.position(of: "screen 0") != nil && app.screen.position(of: "[ Away ]") == nil)
        app.press(.return, times: 2)
        #expect(log.take() == ["away"])
    }

    @Test("left and right stay in their rows, and lead to what stands beside")
    func sideways() {
        struct Root: View {
            let log: Log
            var body: some View {
                HStack {
                    Button("left") { log.add("left") }
                    Button("right") { log.add("right") }
                }
                HStack(alignment: .top) {
                    VStack {
                        Text("one")
                        Button("a") { log.add("a") }
                    }
                    VStack {
                        Button("b") { log.add("b") }
                        Text("two")
                    }
                }
            }
        }
        func focused(_ app: TestApp) -> [String] {
            app.press(.return)
            return log.take()
        }
        let app = TestApp(Root(log: log), size: size)
        app.press(.downArrow)
        #expect(focused(app) == ["a"])
        app.press(.rightArrow)
        #expect(focused(app) == ["b"])
        app.press(.rightArrow)
        #expect(focused(app) == ["b"])
        app.press(.leftArrow)
        #expect(focused(app) == ["a"])
    }
}
