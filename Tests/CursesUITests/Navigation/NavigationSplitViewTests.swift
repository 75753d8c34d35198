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

    private struct Preferring: View {
        @State var column = NavigationSplitViewColumn.detail

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Button("to the content") { column = .content }.navigationTitle("Cities")
            } content: {
                Button("to the detail") { column = .detail }
            } detail: {
                Text(verbatim: "detail")
            }
            .paletteCommands { Button("Show the cities") { column = .sidebar }.keyboardShortcut("1", modifiers: []) }
        }
    }

    @Test("The app chooses the column of a narrow view, and follows the user's choice")
    func preferredCompactColumn() {
        let app = TestApp(Preferring(), size: CellSize(width: 24, height: 8))
        #expect(app.screen.text.contains("detail") && !app.screen.text.contains("to the detail"))
        app.press(.escape)
        #expect(app.screen.text.contains("to the detail"))
        app.press(.escape)
        #expect(app.screen.text.contains("to the content"))
        app.click(text: "to the content")
        app.click(text: "to the detail")
        #expect(app.screen.text.contains("detail") && !app.screen.text.contains("to the detail"))
        app.press("1")
        #expect(app.screen.text.contains("to the content"))
    }

    /// Each evaluation creates new toolbar items, and nothing shows that they are equal to the old ones.
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

    @Test("keys and the mouse keep the limits of a column")
    func limits() throws {
        let app = TestApp(
            NavigationSplitView {
                List { Text("choice").focusable() }.navigationSplitViewColumnWidth(min: 12, ideal: 20, max: 24)
            } detail: {
                Text("detail")
            },
            size: CellSize(width: 80, height: 6)
        )
        for _ in 0..<10 { app.press(">") }
        #expect(app.screen.position(of: "│")?.column == 24)
        for _ in 0..<10 { app.press("<") }
        #expect(app.screen.position(of: "│")?.column == 12)
        app.drag(from: CellPoint(column: 12, row: 2), to: CellPoint(column: 60, row: 2))
        #expect(app.screen.position(of: "│")?.column == 24)
    }

    private struct Three: View {
        @State private var visibility = NavigationSplitViewVisibility.doubleColumn

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("sidebar")
            } content: {
                Button("all") { visibility = .all }
            } detail: {
                Text("detail")
            }
        }
    }

    @Test("two columns of three are the last ones")
    func doubleColumn() {
        let app = TestApp(Three(), size: CellSize(width: 80, height: 6))
        #expect(app.screen.position(of: "sidebar") == nil)
        #expect(app.screen.position(of: "detail") != nil)
        app.click(text: "all")
        #expect(app.screen.position(of: "sidebar") != nil)
    }

    private struct Links: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("Paris", destination: City(name: "Paris"))
                    NavigationLink("Rome", destination: City(name: "Rome"))
                    NavigationLink("Oslo", value: "Oslo")
                }
                .navigationDestination(for: String.self) { City(name: $0) }
                .navigationTitle("Cities")
            } detail: {
                Text("choose a city")
            }
        }
    }

    private struct City: View {
        let name: String

        var body: some View {
            VStack {
                Text(verbatim: "in \(name)")
                NavigationLink("further", destination: Text(verbatim: "behind \(name)"))
            }
            .navigationTitle(name)
        }
    }

    private func isBold(_ text: String, in app: TestApp) -> Bool {
        guard let place = app.screen.position(of: text) else { return false }
        return app.screen.cell(place.column, place.row).style.attributes.contains(.bold)
    }

    @Test("a link in the sidebar replaces the detail, without a way back, and its row stays highlighted")
    func replacing() {
        let app = TestApp(Links(), size: CellSize(width: 64, height: 8))
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        #expect(app.screen.position(of: "‹") == nil)
        #expect(isBold("Paris   ", in: app))
        app.click(text: "Rome")
        #expect(app.screen.position(of: "in Rome") != nil)
        #expect(app.screen.position(of: "‹") == nil)
        #expect(isBold("Rome   ", in: app))
        #expect(!isBold("Paris   ", in: app))
        app.press(.escape)
        #expect(app.screen.position(of: "in Rome") != nil)
        app.click(text: "further")
        #expect(app.screen.position(of: "behind Rome") != nil)
        app.click(text: "‹")
        #expect(app.screen.position(of: "in Rome") != nil)
        app.click(text: "further")
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        #expect(app.screen.position(of: "‹") == nil)
        #expect(app.diagnostics == [])
    }

    @Test("a link with a value shows the destination of the value as the detail")
    func valueLink() {
        let app = TestApp(Links(), size: CellSize(width: 64, height: 8))
        app.click(text: "Oslo")
        #expect(app.screen.position(of: "in Oslo") != nil)
        #expect(app.screen.position(of: "‹") == nil)
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        app.click(text: "Oslo")
        #expect(app.screen.position(of: "in Oslo") != nil)
    }

    @Test("in little room a link leads to the detail and back")
    func narrowLink() {
        let app = TestApp(Links(), size: CellSize(width: 40, height: 8))
        app.click(text: "Paris")
        #expect(app.screen.position(of: "in Paris") != nil)
        app.click(text: "‹")
        #expect(app.screen.position(of: "Rome") != nil)
        app.click(text: "Rome")
        app.resize(width: 64, height: 8)
        #expect(app.screen.position(of: "in Rome") != nil)
        #expect(app.screen.position(of: "‹") == nil)
    }

    private struct Selecting: View {
        @State private var city: String?

        var body: some View {
            NavigationSplitView {
                List(["Paris", "Rome"], id: \.count, selection: $city) { NavigationLink($0, value: $0) }
            } detail: {
                Text(verbatim: "chosen \(city ?? "none")")
            }
        }
    }

    @Test("a link with a value selects the value in a list with a selection")
    func selecting() {
        let app = TestApp(Selecting(), size: CellSize(width: 64, height: 8))
        app.click(text: "Rome")
        #expect(app.screen.position(of: "chosen Rome") != nil)
        #expect(app.screen.position(of: "› Rome") != nil)
    }

    private struct Sidebar: View {
        @State private var choice: Int? = 2

        var body: some View {
            NavigationSplitView {
                List(selection: $choice) { ForEach(1..<5) { Text("row \($0)").tag($0) } }
            } detail: {
                VStack {
                    Text("detail \(choice ?? 0)")
                    TextField("field", text: .constant("text"))
                }
            }
        }
    }

    @Test("In a narrow view Return on a selected row shows the detail, and the way back leads to the row")
    func collapsedSelection() {
        let app = TestApp(Sidebar(), size: CellSize(width: 40, height: 12))
        #expect(app.focused?.name == "row 2")
        app.press(.downArrow)
        #expect(!app.screen.text.contains("detail"))
        app.press(.return)
        #expect(app.screen.text.contains("detail 3"))
        #expect(app.focused?.name == "field")
        app.press(.escape)
        #expect(app.focused?.name == "row 3")
        app.press(.downArrow)
        #expect(app.focused?.name == "row 4")
    }

    @Test("The detail stays when a view that becomes narrow has the focus in it")
    func collapsing() {
        let app = TestApp(Sidebar(), size: CellSize(width: 80, height: 12))
        app.press(.tab)
        #expect(app.focused?.name == "field")
        app.resize(width: 40, height: 12)
        #expect(app.focused?.name == "field")
        #expect(app.screen.text.contains("detail 2"))
    }

    struct Detail: View {
        @State private var selection: Int? = 1
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                List(0..<4, id: \.self, selection: $selection) { Text("row \($0)") }
                    .onChange(of: selection) { path.append(7) }
            } detail: {
                NavigationStack(path: $path) {
                    List { NavigationLink("further", value: 3) }
                        .navigationTitle("Detail")
                        .navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
    }

    @Test("The focus stays in the detail when a screen without controls covers it, and comes back to the link")
    func pushedText() {
        let app = TestApp(Detail(), size: CellSize(width: 60, height: 8))
        #expect(app.focused?.name == "row 1")
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.text.contains("screen 3"))
        // The navigation bar appears one layout later than its screen.
        #expect(app.focused?.name == "Detail")
        app.press(.escape)
        #expect(app.focused?.name == "further")
    }

    @Test("The focus stays in the sidebar when the app pushes a screen in the detail")
    func pushedFromElsewhere() {
        let app = TestApp(Detail(), size: CellSize(width: 60, height: 8))
        app.press(.downArrow)
        #expect(app.screen.text.contains("screen 7"))
        #expect(app.focused?.name == "row 2")
    }

    @Test("With space for one column, Return leads from the sidebar to the content and the detail, and Escape back")
    func oneColumn() {
        struct Mail: View {
            @State private var box: String? = "Inbox"
            @State private var chosen: Set<Int> = []
            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                } content: {
                    List(0..<3, id: \.self, selection: $chosen) { Text(verbatim: "\(box ?? "") \($0)") }
                } detail: {
                    Text(verbatim: "reading \(chosen.sorted())")
                }
            }
        }
        let app = TestApp(Mail(), size: CellSize(width: 24, height: 8))
        #expect(app.screen.position(of: "Sent") != nil && app.screen.position(of: "Inbox 0") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "Inbox 1") != nil && app.screen.position(of: "Sent") == nil)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "reading [1]") != nil, "\(app.screen)")
        app.press(.escape)
        #expect(app.focused?.name == "Inbox 1")
        app.resize(width: 40, height: 8)
        #expect(app.screen.position(of: "Sent") != nil && app.screen.position(of: "Inbox 1") != nil)
        app.resize(width: 24, height: 8)
        #expect(app.focused?.name == "Inbox 1")
        // The first Escape clears the selection, as in every list with multiple selection.
        app.press(.escape)
        #expect(app.focused?.name == "Inbox 1")
        app.press(.escape)
        #expect(app.screen.position(of: "Sent") != nil, "\(app.screen)")
        #expect(app.focused?.name == "Inbox")
    }
}
