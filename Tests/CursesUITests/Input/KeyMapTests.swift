import CursesUISupport
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the key bindings that a user configures.
@MainActor
@Suite("the user's key map")
struct KeyMapTests {
    private func makeApp(_ view: some View, _ map: KeyMap, width: Int = 60, height: Int = 12) -> TestApp {
        let app = TestApp(view, size: CellSize(width: width, height: height))
        app.host.router.sequence.map = map
        return app
    }

    private func load(_ text: String?, _ environment: [String: String] = ["HOME": "/home/ada"])
        -> (map: KeyMap, problems: [String])
    {
        KeyMap.load(app: "Board", environment: environment) { path in
            path == "/home/ada/.config/Board/keys" || path == "/settings/Board/keys" ? text : nil
        }
    }

    private struct Rows: View {
        @State private var chosen: Int?
        var body: some View {
            List(0..<30, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
            Text(verbatim: "chosen \(chosen ?? -1)")
        }
    }

    // MARK: The file

    @Test("the file is in the folder of the app, below XDG_CONFIG_HOME or ~/.config")
    func place() {
        let text = "[keys]\nhelp = \"F2\""
        #expect(load(text).map.bindings.count == 1)
        #expect(load(text, ["HOME": "/home/bob"]).map.isEmpty)
        #expect(load(text, ["HOME": "/home/bob", "XDG_CONFIG_HOME": "/settings"]).map.bindings.count == 1)
        #expect(load(text, ["HOME": "/home/ada", "XDG_CONFIG_HOME": "settings"]).map.bindings.count == 1)
        #expect(load(nil).map.isEmpty && load(nil).problems.isEmpty)
    }

    @Test("each mistake is one line that names the file and the line")
    func mistakes() {
        let loaded = load(
            """
            preset = "vi"
            colour = "red"
            [list]
            dwon = "j"
            down = "Hyper-J"
            up = "k"
            first = "k"
            last = "k k"
            [lists]
            up = "x"
            [keys]
            help
            """
        )
        let file = "/home/ada/.config/Board/keys"
        #expect(
            loaded.problems == [
                "\(file):1: there is no preset \"vi\"; there are emacs, vim",
                "\(file):2: \"colour\" is in no section",
                "\(file):4: there is no action \"dwon\"",
                "\(file):5: there is no key \"Hyper-J\"",
                "\(file):7: \"k\" has a meaning in line 6 already",
                "\(file):8: \"k k\" begins or continues a key in line 6 already",
                "\(file):10: there is no section \"lists\"; there are keys, list, field, commands",
                "\(file):12: \"help\" has no \"=\" and no value",
            ]
        )
        #expect(loaded.map.bindings.count == 1)
        #expect(
            load(nil, ["CURSESUI_KEYS": "nano"]).problems == [
                "CURSESUI_KEYS: there is no preset \"nano\"; there are emacs, vim"
            ])
        // An unknown preset in the environment does not replace the preset of the file.
        let vim = load("preset = \"vim\"").map
        for name in ["", "nano"] {
            let environment = ["HOME": "/home/ada", "CURSESUI_KEYS": name]
            #expect(load("preset = \"vim\"", environment).map.bindings.count == vim.bindings.count)
        }
    }

    @Test("the panel of keys shows the mistakes, and the keys of the user")
    func panel() {
        let app = makeApp(Rows(), load("[list]\nfirst = \"g g\"").map, height: 30)
        app.host.context.keyHelp.problems = ["keys:4: there is no action \"dwon\""]
        app.press("?")
        #expect(app.screen.position(of: "keys:4: there is no action \"dwon\"") != nil)
        #expect(app.screen.position(of: "Your keys") != nil)
        #expect(app.screen.position(of: "g g") != nil)
    }

    @Test("a line of the file replaces a key of the preset")
    func override() {
        let map = load("preset = \"vim\"\n[list]\nlast = \"j\"").map
        let app = makeApp(Rows(), map, height: 40)
        app.press("j")
        #expect(app.screen.position(of: "chosen 29") != nil)
        app.press("k")
        #expect(app.screen.position(of: "chosen 28") != nil)
    }

    // MARK: Who wins

    @Test("a field keeps its letters and its editing keys")
    func field() {
        struct Field: View {
            @State private var text = ""
            var body: some View {
                TextField("Name", text: $text)
                Text(verbatim: "<\(text)>")
                Button("Beep") {}
            }
        }
        let app = makeApp(Field(), load("[keys]\nnext = [\"j\", \"Control-A\", \"Control-O\"]").map)
        app.type("jj")
        app.press("a", modifiers: .control)
        #expect(app.screen.position(of: "<jj>") != nil && app.focused?.name == "Name")
        app.press("o", modifiers: .control)
        #expect(app.focused?.name == "Beep")
    }

    @Test("views around the focus and shortcuts come before the map, type-ahead comes after it")
    func order() {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var chosen: String? = "alpha"
            var body: some View {
                VStack {
                    List(["alpha", "kilo", "lima", "mike"], id: \.self, selection: $chosen) { Text($0) }
                        .onKeyPress("x") {
                            log.add("view")
                            return .handled
                        }
                    Button("Shortcut") { log.add("shortcut") }.keyboardShortcut("y", modifiers: [])
                    Text(verbatim: "chosen \(chosen ?? "")")
                }
            }
        }
        let app = makeApp(Screen(log: log), load("[list]\ndown = [\"x\", \"y\", \"m\"]").map)
        app.press("x")
        app.press("y")
        #expect(log.entries == ["view", "shortcut"])
        #expect(app.screen.position(of: "chosen alpha") != nil)
        app.press("m")
        #expect(app.screen.position(of: "chosen kilo") != nil)
        app.press("l")
        #expect(app.screen.position(of: "chosen lima") != nil)
    }

    @Test("a key that stands for another does not trigger the other's shortcut")
    func standIn() {
        let log = Log()
        let view = VStack {
            TextField("Filter", text: .constant(""))
            Button("Find") { log.add("find") }.keyboardShortcut("f", modifiers: .control)
        }
        let app = makeApp(view, load("[keys]\nsearch = \"F3\"").map)
        app.press(.function(3))
        #expect(log.entries == [])
    }

    @Test("a command is run by the key that its title has")
    func command() {
        let log = Log()
        let view = Button("Other") {}.paletteCommands { Button("Clear the board") { log.add("clear") } }
        let app = makeApp(view, load("[commands]\n\"clear the board\" = \"Space c\"\n\"Nobody\" = \"n\"").map)
        app.press("n")
        #expect(log.entries == [])
        app.press("x")
        let plain = makeApp(
            Text("nothing").paletteCommands { Button("Clear the board") { log.add("clear") } },
            load("[commands]\n\"Clear the board\" = \"Space c\"").map
        )
        plain.press(.space)
        plain.press("c")
        #expect(log.entries == ["clear"])
    }

    // MARK: Sequences

    @Test("a sequence shows what may follow, and escape or another key ends it")
    func sequence() {
        let app = makeApp(Rows(), KeyMap(.vim), height: 14)
        app.press("G")
        #expect(app.screen.position(of: "chosen 29") != nil)
        app.press("g")
        #expect(app.screen.text.split(separator: "\n").last?.contains("g First") == true)
        #expect(app.screen.text.split(separator: "\n").last?.contains("t Next tab") == true)
        app.press("g")
        #expect(app.screen.position(of: "chosen 0") != nil)
        #expect(app.screen.position(of: "g First") == nil)
        app.press("g")
        app.press(.escape)
        #expect(app.screen.position(of: "g First") == nil)
        app.press("j")
        #expect(app.screen.position(of: "chosen 1") != nil)
        app.press("g")
        app.press("j")
        #expect(app.screen.position(of: "chosen 1") != nil)
    }

    // MARK: Presets

    @Test("every action of the presets exists, and no key hides another")
    func presets() {
        for preset in KeyMap.Preset.allCases {
            let map = KeyMap(preset)
            #expect(map.bindings.count == preset.keyCount, "\(preset)")
        }
    }

    @Test("the ways of Vim and Emacs move in lists and fields")
    func moving() {
        let vim = makeApp(Rows(), KeyMap(.vim))
        vim.press("j", times: 3)
        vim.press("k")
        #expect(vim.screen.position(of: "chosen 2") != nil)
        let emacs = makeApp(Rows(), KeyMap(.emacs))
        emacs.press("n", modifiers: .control, times: 3)
        emacs.press("p", modifiers: .control)
        #expect(emacs.screen.position(of: "chosen 2") != nil)
        emacs.press(">", modifiers: .option)
        #expect(emacs.screen.position(of: "chosen 29") != nil)
        emacs.press("x", modifiers: .option)
        #expect(emacs.screen.position(of: "Command") != nil)
    }
}
