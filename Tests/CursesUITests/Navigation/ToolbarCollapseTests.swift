import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Toolbars in little space")
struct ToolbarCollapseTests {
    private struct Screen: View {
        let log: Log
        @State private var isCompact = false

        var body: some View {
            NavigationStack {
                Text(verbatim: isCompact ? "compact" : "wide")
                    .navigationTitle("Files")
                    .toolbar {
                        ToolbarItemGroup {
                            Button("New", systemImage: "plus") { log.add("new") }
                            Button("Undo", systemImage: "arrow.uturn.backward") { log.add("undo") }
                            Button("Redo", systemImage: "arrow.uturn.forward") { log.add("redo") }
                            Toggle("Compact", isOn: $isCompact)
                        }
                    }
            }
        }
    }

    private func app(_ width: Int, _ log: Log = Log()) -> TestApp {
        TestApp(Screen(log: log), size: CellSize(width: width, height: 8))
    }

    @Test("items are not cut while there is space for them", arguments: [60, 80, 100, 120])
    func whole(width: Int) {
        let row = app(width).screen.row(0)
        #expect(row.hasSuffix("[ ] Compact"))
        #expect(row.contains("Files"))
        #expect(row.contains("New") && row.contains("Undo") && row.contains("Redo"))
    }

    @Test("in less space, items with an icon lose their title")
    func icons() {
        let row = app(42).screen.row(0)
        #expect(row.contains("Files"))
        #expect(row.hasSuffix("[ ] Compact"))
        #expect(!row.contains("New") && !row.contains("Undo"))
    }

    private struct Errands: View {
        var body: some View {
            NavigationStack {
                Text("Everything")
                    .navigationTitle("Errands: 0")
                    .toolbar {
                        EditButton()
                        Button("Add", systemImage: "plus") {}
                    }
            }
        }
    }

    @Test(
        "before a title is cut, the gaps at its start and between two buttons shrink",
        arguments: [(26, "Errands: 0 [ Edit ]  [ + ]"), (25, "Errands: 0 [ Edit ] [ + ]")]
    )
    func narrowGaps(width: Int, row: String) {
        let app = TestApp(Errands(), size: CellSize(width: width, height: 6))
        #expect(app.screen.row(0) == row)
    }

    @Test("before a title is cut, the gap between two buttons at the start shrinks as well")
    func narrowGapsAtTheStart() {
        let app = TestApp(
            NavigationStack {
                Text("Everything")
                    .navigationTitle("Errands: 0")
                    .toolbar {
                        ToolbarItemGroup(placement: .topBarLeading) {
                            Button("A") {}
                            Button("B") {}
                        }
                        ToolbarItem(placement: .topBarTrailing) { Button("+") {} }
                    }
            },
            size: CellSize(width: 28, height: 6))
        #expect(app.screen.row(0) == "[ A ] [ B ] Errands: 0 [ + ]")
    }

    @Test("in even less space, the last items are in a menu")
    func menu() {
        let log = Log()
        let app = app(26, log)
        #expect(app.screen.row(0).contains("Files"))
        #expect(app.screen.row(0).hasSuffix("[ … ]"))
        #expect(app.screen.position(of: "Compact") == nil)
        app.click(text: "…")
        app.click(text: "Compact")
        #expect(app.screen.position(of: "compact") != nil)
    }

    @Test("items come back with the space")
    func growing() {
        let app = app(120)
        let wide = app.screen.row(0)
        app.resize(to: CellSize(width: 24, height: 8))
        #expect(app.screen.row(0).contains("…"))
        app.resize(to: CellSize(width: 120, height: 8))
        #expect(app.screen.row(0) == wide)
    }

    @Test("a single item is never in a menu")
    func single() {
        let screen = NavigationStack {
            Text("x").navigationTitle("Title").toolbar { Button("A long name") {} }
        }
        let row = render(screen, size: CellSize(width: 12, height: 4)).row(0)
        #expect(row.contains("[A"))
    }

    @Test("a button that shows an icon alone is named by its title")
    func iconNames() {
        let app = app(42)
        #expect(!app.screen.row(0).contains("Undo"))
        let titles = app.host.router.commands.map(\.title)
        #expect(titles.contains("New") && titles.contains("Undo"), "\(titles)")
        #expect(app.elements.map(\.name).contains("Undo"))
        #expect(app.focused?.name == "New")
        #expect(app.host.router.keyHints.first?.title == "New")
    }

    @Test("items in the menu are commands, which the palette lists and the key map names; the menu is called More")
    func menuCommands() {
        let log = Log()
        let app = app(26, log)
        #expect(app.screen.row(0).hasSuffix("[ … ]"))
        #expect(app.host.router.commands.filter { $0.title == "Compact" }.count == 1)
        #expect(app.host.router.commands.contains { $0.title == "More" })
        var map = KeyMap()
        let keys = KeyStroke.sequence("g c") ?? []
        map.bind(KeyMap.Binding(section: .commands, keys: keys, action: .command("Compact")))
        app.host.router.sequence.map = map
        app.press("g")
        app.press("c")
        #expect(app.screen.position(of: "compact") != nil)
    }
}
