import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the footer that shows the effects of keys, and the panel that lists all keys.
@MainActor
@Suite("Key help")
struct KeyHelpTests {
    private static let size = CellSize(width: 60, height: 8)

    private func makeApp(_ view: some View, size: CellSize = size) -> TestApp {
        TestApp(view.keyHelp(.visible), size: size)
    }

    private func footer(_ app: TestApp) -> String {
        String(app.screen.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
            .trimmingCharacters(in: .whitespaces)
    }

    private struct Form: View {
        @State var isOn = false
        @State var text = ""
        @State var amount = 1.0
        @State var title = "Save"

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button(title) { title = "Saved" }.keyboardShortcut("s")
                Toggle("Loud", isOn: $isOn)
                TextField("Name", text: $text)
                Slider(value: $amount)
            }
        }
    }

    @Test("names what the key of the focused control does, then shortcuts, then how to move, to see all and to leave")
    func focus() {
        let app = makeApp(Form())
        #expect(footer(app) == "⏎ Save  ^S Save  ⇥ Next  ^P Commands         ? Keys  ^C Quit")
        app.press(.tab)
        #expect(footer(app).hasPrefix("⏎ Toggle  ^S Save"))
        app.press(.tab)
        #expect(footer(app).hasPrefix("^S Save  ⇥ Next"))
        // In a text field, a question mark is typed as text, so the footer names F1 instead.
        #expect(footer(app).hasSuffix("F1 Keys  ^C Quit"))
        app.type("?")
        #expect(app.screen.position(of: "On this screen") == nil)
        app.press(.tab)
        #expect(footer(app).hasPrefix("←→ Change"))
    }

    @Test("follows the label of the focused control")
    func changingLabel() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let app = makeApp(Counter())
        for count in 1...12 {
            app.press(.return)
            #expect(footer(app).hasPrefix("⏎ Count \(count) "))
        }
    }

    @Test("follows a symbol and an accessibility label of the focused control")
    func changingSymbol() {
        struct Player: View {
            let isNamed: Bool
            @State private var plays = false
            var body: some View {
                Button {
                    plays.toggle()
                } label: {
                    Image(systemName: isNamed ? "circle" : plays ? "pause" : "play")
                }
                .accessibilityLabel(Text(plays ? "Pause" : "Play"), isEnabled: isNamed)
            }
        }
        for isNamed in [false, true] {
            let app = makeApp(Player(isNamed: isNamed))
            #expect(footer(app).lowercased().hasPrefix("⏎ play"))
            app.press(.return)
            #expect(footer(app).lowercased().hasPrefix("⏎ pause"))
        }
    }

    @Test("names Shift-drag and F8 beside each other, for the terminal's own selection")
    func selection() throws {
        let app = makeApp(Form(), size: CellSize(width: 60, height: 40))
        app.press("?")
        let key = try #require(app.screen.position(of: "F8"))
        let drag = try #require(app.screen.position(of: "⇧ drag"))
        #expect(drag.row == key.row + 1)
        app.press(.escape)
        // If the app does not use the mouse, the terminal selects text without Shift.
        app.press(.function(8))
        app.press("?")
        #expect(app.screen.position(of: "⇧ drag") == nil)
        #expect(KeyHint(dragWith: .shift, title: "", scope: .app).keyText(isASCII: true) == "S-drag")
    }

    @Test("names a button of several lines by the first of them")
    func severalLines() {
        let app = makeApp(Button("a: 1\nb: 2\nc: 3") {})
        #expect(footer(app).hasPrefix("⏎ a: 1  "), "\(footer(app))")
        #expect(KeyHint(.return, title: "").title == "")
    }

    @Test("follows a title that changes")
    func title() {
        let app = makeApp(Form())
        app.press(.return)
        #expect(footer(app).hasPrefix("⏎ Saved  ^S Saved"))
    }

    @Test("takes the last row of the screen from the content and the windows above it")
    func row() {
        let app = makeApp(Color.blue)
        #expect(app.screen.cell(0, 6).style.background != .default)
        #expect(app.screen.cell(0, 7).style.background == .default)
        #expect(footer(app).hasSuffix("? Keys  ^C Quit"))
    }

    @Test("is not shown in a test, nor where it is hidden, unless a view asks for it")
    func visibility() {
        let plain = TestApp(Button("Go") {}, size: Self.size)
        #expect(plain.screen.position(of: "Quit") == nil)
        plain.host.context.keyHelp.isShownByDefault = true
        plain.resize(width: 60, height: 16)
        #expect(plain.screen.position(of: "Quit") != nil)
        plain.resize(width: 60, height: 15)
        #expect(plain.screen.position(of: "Quit") == nil)
        let hidden = TestApp(Button("Go") {}.keyHelp(.hidden), size: CellSize(width: 60, height: 20))
        hidden.host.context.keyHelp.isShownByDefault = true
        hidden.resize(width: 60, height: 21)
        #expect(hidden.screen.position(of: "Quit") == nil)
    }

    @Test("is hidden with the system's overlays while a view is on the screen")
    func overlays() {
        let app = TestApp(Immersion(), size: CellSize(width: 60, height: 20))
        app.host.context.keyHelp.isShownByDefault = true
        app.resize(width: 60, height: 21)
        #expect(app.screen.position(of: "Quit") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "immersed") != nil)
        #expect(app.screen.position(of: "Quit") == nil)
        app.press(.return)
        #expect(app.screen.position(of: "Quit") != nil)
        for visibility in [Visibility.automatic, .visible] {
            let shown = TestApp(Text("x").keyHelp(.visible).persistentSystemOverlays(visibility), size: Self.size)
            #expect(shown.screen.position(of: "Quit") != nil)
        }
    }

    @Test("shows as many keys as fit, and always how to leave")
    func narrow() {
        let app = makeApp(Form(), size: CellSize(width: 24, height: 6))
        #expect(footer(app) == "⏎ Save   ? Keys  ^C Quit")
        app.resize(width: 12, height: 6)
        #expect(footer(app) == "? Keys")
    }

    @Test("leaves out what does not fit, and goes on with what does")
    func passing() {
        let view = Button("A long description of it") {}.keyHelp("Jump", for: "j")
        let app = makeApp(view, size: CellSize(width: 32, height: 6))
        #expect(footer(app) == "j Jump           ? Keys  ^C Quit")
    }

    @Test("shows the keys that the user has chosen in place of those that everybody has")
    func chosenKeys() {
        var map = KeyMap(.vim)
        func bind(_ keys: String, _ action: String, _ section: KeyMap.Section = .keys) throws {
            let keys = try #require(KeyStroke.sequence(keys))
            map.bind(
                KeyMap.Binding(section: section, keys: keys, action: try #require(KeyAction(named: action)), line: 1))
        }
        #expect(throws: Never.self) {
            try bind("F2", "help")
            try bind("g d", "delete", .list)
        }
        let app = makeApp(Mails(), size: CellSize(width: 100, height: 10))
        app.host.router.sequence.map = map
        app.press(.downArrow)
        app.press(.upArrow)
        let footer = footer(app)
        #expect(footer.contains("g d Delete  kj Row  a Archive"), "\(footer)")
        #expect(footer.contains(": Commands"), "\(footer)")
        #expect(footer.hasSuffix("F2 Keys  ^C Quit"), "\(footer)")
    }

    @Test("the panel names the keys of text fields, panes, selections, drags and searches")
    func wholePanel() {
        struct Screen: View {
            @State var text = ""
            @State var chosen: Set<Int> = []
            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)").draggable("\($0)") }
                        .searchable(text: $text)
                        .refreshable {}
                } detail: {
                    TextField("Name", text: $text)
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 90, height: 60))
        app.press("?")
        for (key, title) in [
            ("/", "Search"), ("⇧↑⇧↓", "Extend"), ("^A", "Select all"), ("⌥D", "Drag"), ("F6", "Next pane"),
            ("F5", "Refresh"),
        ] {
            let rows = (0..<60).map { app.screen.row($0) }
            #expect(rows.contains { $0.contains("│ \(key)  ") && $0.contains("  \(title)  ") }, "\(app.screen)")
        }
        app.press(.escape)
        app.press(.function(6))
        app.press(.function(1))
        for text in ["Editing", "Delete the word", "Undo"] {
            #expect(app.screen.position(of: text) != nil, "\(text)\n\(app.screen)")
        }
    }

    private struct Mails: View {
        @State var mails = ["one", "two"]
        @State var selection: String?

        var body: some View {
            List(selection: $selection) {
                ForEach(mails, id: \.self) { Text(verbatim: $0) }
                    .onDelete { mails.remove(atOffsets: $0) }
            }
            .onKeyPress("a") { .handled }
            .keyHelp("Archive", for: "a")
        }
    }

    @Test("names the keys of rows, and of handlers with a title")
    func rows() {
        let app = makeApp(Mails(), size: CellSize(width: 80, height: 10))
        #expect(footer(app).contains("⌦ Delete  ↑↓ Row  a Archive"))
    }

    @Test("names the key of a link, and the way back")
    func links() {
        let app = makeApp(
            NavigationStack { NavigationLink("A long description of the screen") { Text("Detail") } },
            size: CellSize(width: 80, height: 10))
        #expect(footer(app).hasPrefix("⏎ Open"))
        app.press(.return)
        #expect(app.screen.position(of: "Detail") != nil)
        #expect(footer(app).contains("Esc Back"))
    }

    @Test("names the only button of a tall sheet as soon as it is scrolled into sight")
    func tallSheet() {
        struct Intro: View {
            @State private var isShown = true
            var body: some View {
                Text("page").sheet(isPresented: $isShown) {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<30, id: \.self) { Text("line \($0)") }
                            Button("Continue") { isShown = false }
                        }
                    }
                }
            }
        }
        let app = makeApp(Intro(), size: CellSize(width: 60, height: 12))
        #expect(app.screen.position(of: "Continue") == nil)
        #expect(!footer(app).contains("Continue"))
        app.press(.end)
        #expect(app.screen.position(of: "Continue") != nil)
        #expect(footer(app).hasPrefix("⏎ Continue"), "\(app.screen)")
        app.press(.return)
        #expect(app.screen.position(of: "Continue") == nil)
    }

    @Test("names Escape in a dialog only if it has a button to cancel, or one button", arguments: [0, 1, 2])
    func dialogs(others: Int) {
        struct Question: View {
            let others: Int
            @State private var isShown = true
            var body: some View {
                Text("page").alert("Really?", isPresented: $isShown) {
                    if others == 0 {
                        Button("Yes") {}
                        Button("No", role: .cancel) {}
                    } else {
                        ForEach(0..<others, id: \.self) { Button("Choice \($0)") {} }
                    }
                }
            }
        }
        let app = makeApp(Question(others: others), size: CellSize(width: 60, height: 10))
        #expect(footer(app).contains("Esc Cancel") == (others < 2))
        app.press(.escape)
        #expect((app.screen.position(of: "Really?") == nil) == (others < 2))
    }

    @Test("names no way back in the detail of columns, which has none", arguments: [(80, false), (40, true)])
    func detail(width: Int, goesBack: Bool) {
        let app = makeApp(
            NavigationView {
                List { NavigationLink("Paris") { Button("Book") {} } }
                Text("choose")
            },
            size: CellSize(width: width, height: 10))
        app.press(.return)
        if width == 80 { app.press(.tab) }
        #expect(app.focused?.name == "Book")
        #expect(footer(app).contains("Esc Back") == goesBack)
        app.press(.escape)
        #expect((app.screen.position(of: "Book") == nil) == goesBack)
    }

    @Test("a question mark and F1 show all keys by group, and Escape closes the panel", arguments: [false, true])
    func panel(isFunctionKey: Bool) {
        let app = TestApp(Form(), size: CellSize(width: 60, height: 24))
        app.press(isFunctionKey ? .function(1) : "?")
        for text in ["Here", "⏎       Save", "On this screen", "^S      Save", "Moving", "The app", "^C      Quit"] {
            #expect(app.screen.position(of: text) != nil, "\(text)\n\(app.screen)")
        }
        app.press(.escape)
        #expect(app.screen.position(of: "On this screen") == nil)
        // The control has received the focus again.
        app.press(.return)
        #expect(app.screen.position(of: "Saved") != nil)
    }

    @Test("in a small terminal the panel scrolls by the arrows")
    func smallPanel() {
        let app = TestApp(Form(), size: CellSize(width: 40, height: 8))
        app.press("?")
        #expect(app.screen.position(of: "Quit") == nil)
        for _ in 0..<12 { app.press(.downArrow) }
        #expect(app.screen.position(of: "Redraw") != nil)
    }

    @Test("an app's own question mark comes first")
    func ownKey() {
        var pressed = 0
        let app = TestApp(
            Button("Go") {}.onKeyPress("?") {
                pressed += 1
                return .handled
            }, size: Self.size)
        app.press("?")
        #expect(pressed == 1)
        #expect(app.screen.position(of: "Quit") == nil)
    }

    @Test("can be read on a page that reaches behind them", arguments: [Color.white, .black, .yellow])
    func ground(color: Color) {
        let view = ZStack {
            color.ignoresSafeArea()
            Button("Press me") {}
        }
        let app = makeApp(view, size: Self.size)
        let row = (0..<60).map { app.screen.cell($0, 7) }
        let keys = row.filter { $0.glyph != .space }
        #expect(keys.contains { $0.style.background != .default })
        for cell in keys where cell.style.background != .default {
            #expect(cell.style.foreground == (color == .black ? .rgb(255, 255, 255) : .rgb(0, 0, 0)))
            #expect(!cell.style.attributes.contains(.dim))
        }
    }

    @Test("cover the texts of a page that reaches behind them")
    func textBehind() {
        let view = ScrollView {
            VStack {
                ForEach(0..<40, id: \.self) { _ in Text(verbatim: String(repeating: "x", count: 60)) }
                Button("Press me") {}
            }
        }
        .edgesIgnoringSafeArea(.all)
        let app = makeApp(view, size: Self.size)
        app.press(.pageUp)
        #expect(app.screen.position(of: "x") != nil)
        let row = (0..<60).map { app.screen.cell($0, 7).glyph.description }.joined()
        #expect(row.contains("Quit") && !row.contains("x"), "\(row)")
    }

    private nonisolated static let names: [(KeyEquivalent, EventModifiers, String, String)] = [
        (.return, [], "⏎", "Enter"), ("s", .control, "^S", "^S"), (.upArrow, .option, "⌥↑", "M-Up"),
        (.tab, .shift, "⇧⇥", "S-Tab"), (.function(5), [], "F5", "F5"), ("a", [], "a", "a"),
        (.deleteForward, .control, "^⌦", "^Del"),
    ]

    @Test("The names of keys", arguments: names)
    func names(key: KeyEquivalent, modifiers: EventModifiers, symbols: String, ascii: String) {
        #expect(KeyName.text(key, modifiers, isASCII: false) == symbols)
        #expect(KeyName.text(key, modifiers, isASCII: true) == ascii)
    }
}

private struct Immersion: View {
    @State private var isImmersed = false

    var body: some View {
        Button("Switch") { isImmersed.toggle() }
        if isImmersed { Text(verbatim: "immersed").persistentSystemOverlays(.hidden) }
    }
}
