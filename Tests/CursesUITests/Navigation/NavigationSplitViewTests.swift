import CursesUITesting
import Testing

@MainActor
@Suite("Columns of screens")
struct NavigationSplitViewTests {
    struct Split: View {
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                VStack(alignment: .leading, spacing: 0) {
                    NavigationLink("Paris") { Text("in Paris").navigationTitle("Paris") }
                    Button("hide") { visibility = .detailOnly }
                }
                .navigationTitle("Cities")
            } detail: {
                Text("choose a city")
            }
        }
    }

    @Test("where there is room the columns stand side by side")
    func wide() {
        let app = TestApp(Split(), size: CellSize(width: 64, height: 6))
        #expect(app.screen.position(of: "Cities") != nil)
        #expect(app.screen.position(of: "choose a city") != nil)
        #expect(app.screen.position(of: "│") != nil)
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        #expect(app.screen.position(of: "choose a city") == nil)
        #expect(app.screen.position(of: "Cities") != nil)
        app.click(text: "hide")
        #expect(app.screen.position(of: "Cities") == nil)
        #expect(app.screen.position(of: "in Paris") != nil)
        #expect(app.diagnostics == [])
    }

    @Test("where there is little, the first leads to the detail and back")
    func narrow() {
        let app = TestApp(Split(), size: CellSize(width: 40, height: 8))
        #expect(app.screen.position(of: "choose a city") == nil)
        app.click(text: "Detail")
        #expect(app.screen.position(of: "choose a city") != nil)
        #expect(app.screen.position(of: "Cities") == nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Cities") != nil)
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Cities") != nil)
    }

    /// Items are other values each time that they are said: nothing tells that they are the same.
    struct Tools: View {
        let label: AnyView

        var body: some View {
            NavigationSplitView {
                label
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("Top") {} }
                        ToolbarItem(placement: .bottomBar) { Text("bottom") }
                    }
            } detail: {
                Text("detail")
            }
        }
    }

    @Test("several items of a toolbar do not make their screen go on for ever")
    func items() {
        let app = TestApp(Tools(label: AnyView(Text("list"))), size: CellSize(width: 64, height: 8))
        #expect(app.diagnostics == [])
        #expect(app.screen.position(of: "Top") != nil)
        #expect(app.screen.position(of: "bottom") != nil)
    }

    @Test("a column is as wide as its views say", arguments: [(20, 20), (25, 25), (nil, 22)])
    func columnWidth(fixed: Int?, columns: Int) {
        let list = List { Text("choice") }
        let app = TestApp(
            NavigationSplitView {
                if let fixed {
                    list.navigationSplitViewColumnWidth(CGFloat(fixed))
                } else {
                    list.navigationSplitViewColumnWidth(min: 10, ideal: 40, max: 22)
                }
            } detail: {
                Text("detail")
            },
            size: CellSize(width: 80, height: 6)
        )
        #expect(app.screen.position(of: "│")?.column == columns)
    }
}
