import CursesUITesting
import Testing

@MainActor
@Suite("Keys: shortcuts, key presses, focusable views")
struct KeyPressTests {
    private let log = Log()
    private let size = CellSize(width: 24, height: 6)

    struct Shortcuts: View {
        @State private var text = ""
        let log: Log

        var body: some View {
            TextField("Field", text: $text)
            Button("save") { log.add("save") }.keyboardShortcut("s")
            Button("new") { log.add("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
            Button("plain") { log.add("plain") }.keyboardShortcut("p", modifiers: [])
            Button("off") { log.add("off") }.keyboardShortcut("o").disabled(true)
            Button("default") { log.add("default") }.keyboardShortcut(.defaultAction)
        }
    }

    @Test(
        "a shortcut triggers its control wherever the focus is",
        arguments: [
            (KeyPress("s", modifiers: .control), ["save"]),
            (KeyPress("s", modifiers: .option), ["save"]),
            (KeyPress("n", modifiers: [.option, .shift]), ["new"]),
            (KeyPress("n", modifiers: .option), []),
            (KeyPress("o", modifiers: .control), []),
            (KeyPress(.return), ["default"]),
        ]
    )
    func shortcuts(press: KeyPress, expected: [String]) {
        let app = TestApp(Shortcuts(log: log), size: size)
        app.send(.key(press))
        #expect(log.take() == expected)
    }

    @Test("a shortcut without modifiers leaves text to a field, and works elsewhere")
    func plain() {
        let app = TestApp(Shortcuts(log: log), size: size)
        app.type("p")
        #expect(log.take() == [])
        #expect(app.screen.position(of: "p") != nil)
        app.press(.tab)
        app.type("p")
        #expect(log.take() == ["plain"])
    }

    @Test(
        "a field that is being edited keeps its editing keys with Control, and the footer names the keys of shortcuts with Alt"
    )
    func editing() {
        struct Note: View {
            @State private var text = "two words"
            let log: Log

            var body: some View {
                TextField("Note", text: $text)
                Button("Erase") { log.add("erase") }.keyboardShortcut("w")
                Button("Save") { log.add("save") }.keyboardShortcut("s")
            }
        }
        let app = TestApp(Note(log: log).keyHelp(.visible), size: CellSize(width: 90, height: 6))
        app.press(.end)
        app.press("w", modifiers: .control)
        #expect(app.screen.text.contains("two") && !app.screen.text.contains("words"))
        #expect(app.screen.text.contains("⌥W Erase") && app.screen.text.contains("^S Save"))
        app.press("s", modifiers: .control)
        app.press("w", modifiers: .option)
        #expect(log.take() == ["save", "erase"])
        app.press(.tab)
        #expect(app.screen.text.contains("^W Erase"))
        app.press("w", modifiers: .control)
        #expect(log.take() == ["erase"])
    }

    @Test("the shortcuts of what lies beneath a window rest")
    func beneath() {
        let app = TestApp(
            Button("beneath") { log.add("beneath") }.keyboardShortcut("b")
                .sheet(isPresented: .constant(true)) {
                    Button("above") { log.add("above") }.keyboardShortcut("a")
                },
            size: size
        )
        app.press("b", modifiers: .control)
        app.press("a", modifiers: .control)
        #expect(log.take() == ["above"])
    }

    struct Pressed: View {
        @State private var text = ""
        let log: Log

        var body: some View {
            TextField("Field", text: $text)
                .onKeyPress(.upArrow) {
                    log.add("up")
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits) { press in
                    log.add("digit \(press.characters)")
                    return .handled
                }
                .onKeyPress(keys: ["x"]) { _ in
                    log.add("x passes")
                    return .ignored
                }
            Button("other") {}
            Text(verbatim: "text \(text)")
        }
    }

    @Test("a key press around a field comes first, and keeps what it handles from the field")
    func aroundField() {
        let app = TestApp(Pressed(log: log), size: size)
        app.type("a1x")
        app.press(.upArrow)
        #expect(log.take() == ["digit 1", "x passes", "up"])
        #expect(app.screen.position(of: "text ax") != nil)
        app.press(.tab)
        app.type("1")
        #expect(log.take() == [])
    }

    struct Around: View {
        @State private var text = ""
        let log: Log

        var body: some View {
            VStack {
                TextField("Field", text: $text)
                Button("button") {}
            }
            .onKeyPress(phases: .all) { press in
                log.add("\(press.key.character)")
                return .handled
            }
        }
    }

    @Test("a key press around several controls gets what the control has no use for")
    func aroundSeveral() {
        let app = TestApp(Around(log: log), size: size)
        app.type("a")
        #expect(log.take() == [])
        app.press(.tab)
        #expect(log.take() == ["\t"])
        app.press("c", modifiers: .control)
        #expect(log.take() == ["c"])
    }

    struct Board: View {
        let log: Log
        @FocusState private var isFocused: Bool

        var body: some View {
            Text("board")
                .focusable()
                .focused($isFocused)
                .onMoveCommand { log.add("\($0)") }
                .onExitCommand { log.add("exit") }
                .onTapGesture { log.add("tap") }
            Button("button") {}
            Text(verbatim: isFocused ? "on board" : "off board")
        }
    }

    @Test("a focusable view has the focus, is shown so, and takes commands")
    func focusable() {
        let app = TestApp(Board(log: log), size: size)
        #expect(app.screen.position(of: "on board") != nil)
        let board = app.screen.position(of: "board") ?? .zero
        #expect(app.screen.cell(board.column, board.row).style.attributes.contains(.reverse))
        app.press(.downArrow)
        app.press(.escape)
        app.press(.return)
        #expect(log.take() == ["down", "exit", "tap"])
        app.press(.tab)
        #expect(app.screen.position(of: "off board") != nil)
        app.press(.escape)
        #expect(log.take() == [])
        app.click(text: "board")
        #expect(log.take() == ["tap"])
        #expect(app.screen.position(of: "on board") != nil)
    }

    @Test("a default says where the focus starts")
    func defaultFocus() {
        struct Starting: View {
            @FocusState private var field: Int?

            var body: some View {
                VStack {
                    Button("one") {}.focused($field, equals: 1)
                    Button("two") {}.focused($field, equals: 2)
                }
                .defaultFocus($field, 2)
                Text(verbatim: "field \(field ?? 0)")
            }
        }
        let app = TestApp(Starting(), size: size)
        #expect(app.screen.position(of: "field 2") != nil)
    }

    @Test("a default says where the focus starts on a pushed screen", arguments: [false, true])
    func defaultFocusOfScreen(isSetOnAppear: Bool) {
        struct Fields: View {
            let isSetOnAppear: Bool
            @FocusState private var field: Int?

            var body: some View {
                if isSetOnAppear {
                    fields.onAppear { field = 2 }
                } else {
                    fields.defaultFocus($field, 2)
                }
            }

            private var fields: some View {
                VStack {
                    Button("one") {}.focused($field, equals: 1)
                    Button("two") {}.focused($field, equals: 2)
                    Text(verbatim: "field \(field ?? 0)")
                }
            }
        }
        let screens = NavigationStack {
            NavigationLink("further") { Fields(isSetOnAppear: isSetOnAppear) }
        }
        let app = TestApp(screens, size: size)
        app.press(.return)
        #expect(app.screen.position(of: "field 2") != nil)
    }

    @Test("a view that asks is told when a key is held and when it is released, and the terminal is asked")
    func phases() {
        struct Board: View {
            let log: Log
            @State private var isShown = true

            var body: some View {
                if isShown {
                    Text("board").focusable().onKeyPress(keys: ["a", "b"], phases: .all) { press in
                        switch press.phase {
                        case .down: log.add("down")
                        case .repeat: log.add("repeat")
                        case .up: log.add("up")
                        default: log.add("?")
                        }
                        return .handled
                    }
                }
                Text("other").focusable().onKeyPress("b") {
                    log.add("b"); return .handled
                }
                Button("away") { isShown = false }.keyboardShortcut("x", modifiers: [])
            }
        }
        let app = TestApp(Board(log: log), size: size)
        #expect(app.host.context.keyPhases.areAsked)
        app.send(.key(KeyPress("a")))
        app.send(.key(KeyPress("a", phase: .repeat)))
        app.send(.key(KeyPress("a", phase: .up)))
        app.send(.key(KeyPress("c", phase: .up)))
        #expect(log.take() == ["down", "repeat", "up"])
        app.press(.tab)
        app.type("b")
        app.send(.key(KeyPress("b", phase: .up)))
        #expect(log.take() == ["b"])
        app.type("x")
        #expect(!app.host.context.keyPhases.areAsked)
    }
}
