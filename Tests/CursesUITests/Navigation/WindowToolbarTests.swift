import CursesUITesting
import Testing

private struct Covered: View {
    @State private var isShown = true
    @State private var isInner = false

    var body: some View {
        Text("beneath")
            .fullScreenCover(isPresented: $isShown) {
                NavigationStack {
                    NavigationLink("inside") { Text("deep") }
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Close") { isShown = false } }
                        }
                }
            }
    }
}

@MainActor
@Suite("Toolbars outside of stacks of screens")
struct WindowToolbarTests {
    private struct Editor: View {
        @State private var count = 0
        @State private var hasBar = true

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("switch") { hasBar.toggle() }
            }
            .navigationTitle("Notes")
            .toolbar {
                if hasBar {
                    ToolbarItem(placement: .navigation) { Button("Open") {} }
                    ToolbarItem { Button("Add") { count += 1 } }
                    ToolbarItem(placement: .status) { Text("saved") }
                }
            }
        }
    }

    @Test("items stand in bars of the window, at its top and at its foot")
    func window() {
        let app = TestApp(Editor(), size: CellSize(width: 30, height: 8))
        #expect(
            app.screen == """
                [ Open ]    Notes      [ Add ]
                ──────────────────────────────

                            count 0
                          [ switch ]

                ──────────────────────────────
                             saved
                """)
        app.click(text: "Add")
        #expect(app.screen.position(of: "count 1") != nil)
        app.click(text: "switch")
        #expect(app.screen.position(of: "Add") == nil)
        #expect(app.screen.position(of: "count 1")?.row == 3)
        app.click(text: "switch")
        #expect(app.screen.position(of: "Add") != nil)
    }

    @Test("the focus starts in the content, and Tab leads to the bars")
    func focus() {
        let app = TestApp(Editor(), size: CellSize(width: 30, height: 8))
        app.press(.return)
        #expect(app.screen.position(of: "Add") == nil)
    }

    @Test("a sheet shows its own, and is no wider for it than they need")
    func sheet() {
        let screen = render(
            Text("beneath").sheet(isPresented: .constant(true)) {
                Text("Name?")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    }
            },
            size: CellSize(width: 34, height: 7)
        )
        #expect(
            screen == """

                     ╭──────────────────────╮
                     │ [ Cancel ]  [ Save ] │
                     │ ──────────────────── │
                     │         Name?        │
                     ╰──────────────────────╯
                """)
    }

    @Test("a sheet that takes whatever it is offered is as wide with a toolbar as without")
    func greedySheet() {
        func width(_ content: some View) -> Int {
            let screen = render(
                Text("beneath").sheet(isPresented: .constant(true)) { content },
                size: CellSize(width: 120, height: 20)
            )
            let line = screen.text.split(separator: "\n").first { $0.contains("╭") } ?? ""
            return line.filter { $0 == "─" }.count
        }
        let list = List(0..<3) { Text(verbatim: "\($0)") }
        #expect(width(list.toolbar { Button("Add") {} }) == width(list))
    }

    private struct Screen<Container: View>: View {
        let container: (AnyView) -> Container
        @State private var count = 0

        var body: some View {
            container(
                AnyView(
                    List { Button("row \(count)") { count += 1 } }
                        .toolbar { Button("Add") { count += 1 } }
                )
            )
        }
    }

    @Test("items that cannot be compared do not keep a screen busy, wherever they are shown")
    func settles() {
        let apps = [
            TestApp(Screen { $0 }),
            TestApp(Screen { content in NavigationStack { content } }),
            TestApp(Screen { content in Text("").sheet(isPresented: .constant(true)) { content } }),
        ]
        for app in apps {
            app.click(text: "Add")
            #expect(app.screen.position(of: "row 1") != nil)
            #expect(app.diagnostics == [])
        }
        let inline = TestApp(
            NavigationStack {
                List { Button("row") {} }.toolbar { ToolbarItem { Button("Add") {} } }
            }
        )
        #expect(inline.screen.position(of: "Add") != nil)
        #expect(inline.diagnostics == [])
    }

    @Test("of several tabs the chosen one says what stands in the bars")
    func tabs() {
        let app = TestApp(
            TabView {
                Text("1").toolbar { Button("First") {} }.tabItem { Text("One") }
                Text("2").toolbar { Button("Second") {} }.tabItem { Text("Two") }
            },
            size: CellSize(width: 30, height: 6)
        )
        app.click(text: "Two")
        #expect(app.screen.position(of: "Second") != nil)
        #expect(app.screen.position(of: "First") == nil)
        app.click(text: "One")
        #expect(app.screen.position(of: "Second") == nil)
        #expect(app.screen.position(of: "First") != nil)
    }

    @Test("Escape triggers the item that cancels, after the screens above it are left")
    func cancellation() {
        let app = TestApp(Covered(), size: CellSize(width: 30, height: 8))
        app.click(text: "inside")
        #expect(app.screen.text.contains("deep"))
        app.press(.escape)
        #expect(app.screen.text.contains("inside"))
        app.press(.escape)
        #expect(app.screen.text.contains("beneath") && !app.screen.text.contains("inside"))
    }
}
