import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Menus")
struct MenuTests {
    struct Actions: View {
        let log: Log
        @State var isOn = false
        @State var size = 1
        var body: some View {
            Menu("Actions") {
                Button("Rename") { log.add("rename") }
                Button("Delete", role: .destructive) { log.add("delete") }
                Button("Never") {}.disabled(true)
                Toggle("Hidden", isOn: $isOn)
                Divider()
                Menu("Share") {
                    Button("Copy") { log.add("copy") }
                }
            }
        }
    }

    private let log = Log()

    private func makeApp() -> TestApp {
        TestApp(
            VStack {
                Actions(log: log)
                Spacer()
            },
            size: CellSize(width: 30, height: 11)
        )
    }

    @Test("it opens below its title, with a row for each action")
    func picture() {
        let app = makeApp()
        app.press(.return)
        #expect(
            app.screen == """
                        [ Actions ▾ ]
                        ╭──────────╮
                        │  Rename  │
                        │  Delete  │
                        │  Never   │
                        │  Hidden  │
                        │──────────│
                        │  Share ▸ │
                        ╰──────────╯
                """)
    }

    @Test("a letter leads to the next row that begins with it, and the keys of rows are beside them")
    func letters() {
        let app = TestApp(
            Menu("File") {
                Button("Open") { log.add("open") }.keyboardShortcut("o")
                Button("Save") { log.add("save") }.keyboardShortcut("s", modifiers: [.option, .shift])
                Button("Save as") { log.add("save as") }
                Button("Options") {}
            },
            size: CellSize(width: 30, height: 15)
        )
        app.press(.return)
        #expect(app.screen.position(of: "│  Open   ^O │") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "│  Save  ⌥⇧S │") != nil, "\(app.screen)")
        app.press("o")
        #expect(app.focused?.name == "Options")
        app.press("s")
        app.press("s")
        #expect(app.focused?.name == "Save as")
        app.press("x")
        #expect(app.focused?.name == "Save as")
        app.press("s")
        app.press(.return)
        #expect(log.take() == ["save"])
    }

    @Test("the menu of a row stays in sight when the screen shrinks, and is in the accessibility tree")
    func resizing() {
        let view = List(0..<20, id: \.self) { index in
            Text(verbatim: "row \(index)").contextMenu { Button("Act on \(index)") { log.add("\(index)") } }
        }
        let app = TestApp(view, size: CellSize(width: 30, height: 22))
        for _ in 0..<15 { app.press(.downArrow) }
        app.press(.function(9))
        #expect(app.focused?.name == "Act on 15")
        for height in [8, 5, 12, 3] {
            app.resize(width: 30, height: height)
            #expect(app.screen.position(of: "Act on 15") != nil, "\(app.screen)")
        }
        app.press(.return)
        #expect(log.take() == ["15"])
    }

    @Test("a menu without rows says so, until there are some")
    func empty() {
        struct Screen: View {
            @State private var rows: [String] = []
            var body: some View {
                Menu("Recent") { ForEach(rows, id: \.self) { Button($0) {} } }
                Button("Add") { rows.append("one") }.keyboardShortcut("a", modifiers: .control)
                Spacer()
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 30, height: 11))
        app.press(.return)
        #expect(app.screen.position(of: "│ Nothing to choose │") != nil, "\(app.screen)")
        app.press(.escape)
        app.press("a", modifiers: .control)
        app.press(.return)
        #expect(app.screen.position(of: "│  one │") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "Nothing") == nil)
    }

    @Test("where there are few rows on both sides, a long menu covers its button")
    func covering() {
        let view = VStack {
            Text("above")
            Text("above")
            Menu("Choose") { ForEach(0..<1_000) { index in Button("Row \(index)") {} } }
            Text("below")
            Spacer()
        }
        let app = TestApp(view, size: CellSize(width: 20, height: 6))
        app.press(.return)
        for index in 0..<4 { #expect(app.screen.position(of: "Row \(index)") != nil, "\(app.screen)") }
    }

    @Test("the palette lists the rows of closed menus, with the title of the menu")
    func palette() {
        let app = makeApp()
        #expect(!app.host.router.commands.contains { $0.title.hasPrefix("Actions:") })
        app.press("p", modifiers: .control)
        app.type("copy")
        #expect(app.screen.position(of: "Actions: Share: Copy") != nil || app.screen.position(of: "Share: Copy") != nil)
        app.press(.return)
        #expect(log.take() == ["copy"])
        #expect(app.screen.position(of: "Copy") == nil)
        app.press("p", modifiers: .control)
        app.type("actions: del")
        app.press(.return)
        #expect(log.take() == ["delete"])
    }

    @Test("a row closes the menu, then acts, and the focus is where it was")
    func acts() {
        let app = makeApp()
        app.press(.return)
        app.press(.downArrow)
        app.press(.return)
        #expect(log.take() == ["delete"])
        #expect(app.screen.position(of: "Rename") == nil)
        app.press(.return)
        app.click(text: "Rename")
        #expect(log.take() == ["rename"])
    }

    @Test("what is disabled is passed over")
    func disabled() {
        let app = makeApp()
        app.press(.return)
        app.click(text: "Never")
        #expect(app.screen.position(of: "Never") != nil)
        for _ in 0..<2 { app.press(.downArrow) }
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "✓ Hidden") != nil)
    }

    @Test("a menu in a menu opens beside it; its action closes both, Escape only itself")
    func nested() {
        let app = makeApp()
        app.press(.return)
        for _ in 0..<3 { app.press(.downArrow) }
        app.press(.return)
        #expect(app.screen.position(of: "Copy") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Copy") == nil)
        #expect(app.screen.position(of: "Share") != nil)
        app.press(.return)
        app.press(.return)
        #expect(log.take() == ["copy"])
        #expect(app.screen.position(of: "Share") == nil)
    }

    enum Room: CaseIterable {
        case atTrailingSide, atLeadingSide, below
    }

    @Test(
        "a submenu opens at the trailing side of its row, at the leading side, or below it; arrows open and close it",
        arguments: [LayoutDirection.leftToRight, .rightToLeft], Room.allCases
    )
    func submenuPlace(direction: LayoutDirection, room: Room) throws {
        let isMirrored = direction == .rightToLeft
        let (open, close): (KeyEquivalent, KeyEquivalent) =
            isMirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
        let menu = Actions(log: log)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: room == .atLeadingSide ? .topTrailing : .top)
        let app = TestApp(
            menu.environment(\.layoutDirection, direction),
            size: CellSize(width: room == .below ? 14 : 40, height: 14)
        )
        app.press(.return)
        app.press(.end)
        let row = try #require(app.screen.position(of: "Share"))
        app.press(open)
        let item = try #require(app.screen.position(of: "Copy"))
        switch room {
        case .atTrailingSide:
            #expect(item.row == row.row)
            #expect((item.column < row.column) == isMirrored)
        case .atLeadingSide:
            #expect(item.row == row.row)
            #expect((item.column > row.column) == isMirrored)
        case .below:
            #expect(item.row == row.row + 2)
        }
        app.press(close)
        #expect(app.screen.position(of: "Copy") == nil)
        // The arrow key that closes a submenu does not close the menu itself; only Escape does.
        app.press(close)
        #expect(app.screen.position(of: "Share") != nil)
    }

    @Test("a menu that scrolls is wider by its bar, and cuts no label")
    func scrolling() {
        let menu = Menu("Numbers") { ForEach(1..<21, id: \.self) { Button("The number \($0)") {} } }
            .frame(maxHeight: .infinity, alignment: .top)
        let app = TestApp(menu, size: CellSize(width: 30, height: 8))
        app.press(.return)
        app.press(.end)
        #expect(app.screen.position(of: "The number 20") != nil)
        #expect(app.screen.position(of: "…") == nil)
    }

    @Test("a context menu has the rows of a menu: toggles, pickers and submenus")
    func contextMenu() {
        struct Document: View {
            let log: Log
            @State var isOn = false
            @State var order = 1
            var body: some View {
                Button("letter.txt") {}.contextMenu {
                    Button("Rename") { log.add("rename") }
                    Toggle("Hidden", isOn: $isOn)
                    Picker("Order", selection: $order) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                    Menu("Share") { Button("Copy") { log.add("copy") } }
                }
            }
        }
        let app = TestApp(Document(log: log), size: CellSize(width: 40, height: 16))
        app.press(.function(9))
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "Rename") == nil)
        app.press(.function(9))
        #expect(app.screen.position(of: "✓ Hidden") != nil)
        #expect(app.screen.position(of: "✓ Name") != nil)
        app.press(.end)
        app.press(.return)
        app.press(.return)
        #expect(log.take() == ["copy"])
        #expect(app.screen.position(of: "Rename") == nil)
        #expect(app.focused?.name == "letter.txt")
    }

    @Test("a picker in a menu has a row for each choice, which closes the menu")
    func picker() {
        struct Sorting: View {
            @State var order = 1
            var body: some View {
                Menu("Sort") {
                    Picker("Order", selection: $order) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                }
                .menuStyle(.borderlessButton)
                Spacer()
            }
        }
        let app = TestApp(Sorting(), size: CellSize(width: 14, height: 8))
        #expect(app.screen.row(0).contains("Sort ▾"))
        #expect(app.screen.position(of: "[") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "✓ Name") != nil)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "Name") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "✓ Date") != nil)
    }

    @Test("with a primary action the label acts, and the sign opens the menu")
    func primary() {
        let log = log
        let menu = Menu {
            Button("Other") { log.add("other") }
        } label: {
            Text("Save")
        } primaryAction: {
            log.add("save")
        }
        let app = TestApp(menu, size: CellSize(width: 24, height: 7))
        app.press(.return)
        #expect(log.take() == ["save"])
        app.press(.tab)
        app.press(.return)
        app.press(.return)
        #expect(log.take() == ["other"])
    }

    @Test("a menu with a title and a symbol has a primary action too")
    func primaryWithSymbol() {
        let log = log
        let menu = Menu("Save", systemImage: "plus") {
            Button("Other") { log.add("other") }
        } primaryAction: {
            log.add("save")
        }
        let app = TestApp(menu, size: CellSize(width: 24, height: 7))
        #expect(app.screen.position(of: "Save") != nil)
        app.press(.return)
        #expect(log.take() == ["save"])
    }

    @Test("the keys for pages and ends move the focus in a menu that scrolls")
    func pages() {
        let log = log
        let menu = Menu("Items") { ForEach(0..<60) { item in Button("item \(item)") { log.add("\(item)") } } }
        let app = TestApp(menu, size: CellSize(width: 24, height: 8))
        app.press(.return)
        app.press(.end)
        #expect(app.screen.position(of: "item 59") != nil)
        app.press(.return)
        #expect(log.take() == ["59"])
        app.press(.return)
        app.press(.pageDown)
        app.press(.return)
        #expect(log.take().first.flatMap { Int($0) }.map { $0 > 0 && $0 < 10 } == true)
    }
}
