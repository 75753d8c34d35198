import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Tries each key of the article about keys.
@MainActor
@Suite("the article about keys")
struct KeysArticleTests {
    /// A row of the article's table.
    struct Line: CustomStringConvertible, Sendable {
        let context: String
        let keys: String

        var description: String { "\(context): \(keys)" }

        /// The keys, each by its name.
        var names: [String] { keys.components(separatedBy: ", ").flatMap { Self.members[$0] ?? [$0] } }

        private static let members = [
            "Arrows": ["Up", "Down", "Left", "Right"], "Letters": ["b"], "Alt-1 to Alt-9": ["Alt-2"],
        ]
    }

    private nonisolated static var article: URL {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return root.appendingPathComponent("Sources/CursesUI/CursesUI.docc/Keys.md")
    }

    private nonisolated static func lines() throws -> [Line] {
        let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
        return rows.dropFirst(2).map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Line(context: cells[0], keys: cells[1])
        }
    }

    private static let keyNames: [String: KeyEquivalent] = [
        "Tab": .tab, "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
        "Page Up": .pageUp, "Page Down": .pageDown, "Home": .home, "End": .end, "Return": .return, "Space": .space,
        "Menu": .function(16), "Escape": .escape, "Delete": .deleteForward, "Backspace": .delete,
        "F1": .function(1), "F5": .function(5), "F6": .function(6), "F8": .function(8), "F9": .function(9),
        "F10": .function(10),
    ]

    private static func press(named name: String) throws -> KeyPress {
        var modifiers: EventModifiers = []
        var rest = Substring(name)
        for (prefix, modifier) in [("Shift-", EventModifiers.shift), ("Control-", .control), ("Alt-", .option)]
        where rest.hasPrefix(prefix) {
            modifiers.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        if let key = keyNames[String(rest)] { return KeyPress(key, modifiers: modifiers) }
        #expect(rest.count == 1, "no key has the name \(name)")
        let character = try #require(rest.lowercased().first)
        return KeyPress(KeyEquivalent(character), modifiers: modifiers)
    }

    @Test("the article lists the actions that the user of an app can give a key")
    func actions() throws {
        let text = try String(contentsOf: Self.article, encoding: .utf8)
        let sentence = try #require(text.components(separatedBy: "The actions are ").dropFirst().first)
        let names = try #require(sentence.components(separatedBy: ".").first).components(separatedBy: "`")
        let listed = names.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        #expect(listed.sorted() == KeyAction.named.keys.sorted())
    }

    @Test("each key does what its line says", arguments: try! lines())
    func line(_ line: Line) throws {
        let attempt = try #require(Self.attempts[line.description], "no test tries \(line)")
        for name in line.names {
            let press = try Self.press(named: name)
            #expect(attempt(press), "\(name) in \(line)")
        }
    }

    @Test("the article has a line for each key that is tried")
    func complete() throws {
        #expect(try Set(Self.lines().map(\.description)) == Set(Self.attempts.keys))
    }

    // MARK: Attempts

    private typealias Attempt = @MainActor (KeyPress) -> Bool

    private static func makeApp(_ view: some View, height: Int = 12) -> TestApp {
        TestApp(view, size: CellSize(width: 60, height: height))
    }

    private static func send(_ press: KeyPress, to app: TestApp) {
        app.press(press.key, modifiers: press.modifiers)
    }

    /// Whether a key changes the screen of an app.
    private static func changes(_ view: some View, height: Int = 12, after keys: [KeyEquivalent] = []) -> Attempt {
        { press in
            let app = makeApp(view, height: height)
            for key in keys { app.press(key) }
            let before = app.screen
            KeysArticleTests.send(press, to: app)
            return app.screen != before
        }
    }

    /// Whether a key makes a text appear.
    private static func shows(_ text: String, _ view: some View, after keys: [KeyEquivalent] = []) -> Attempt {
        { press in
            let app = makeApp(view)
            for key in keys { app.press(key) }
            guard app.screen.position(of: text) == nil else { return false }
            KeysArticleTests.send(press, to: app)
            return app.screen.position(of: text) != nil
        }
    }

    /// Whether a key runs an action.
    private static func acts<Content: View>(
        after keys: [KeyEquivalent] = [],
        @ViewBuilder _ content: @escaping (Log) -> Content
    ) -> Attempt {
        { press in
            let log = Log()
            let app = makeApp(content(log))
            for key in keys { app.press(key) }
            let count = log.entries.count
            KeysArticleTests.send(press, to: app)
            return log.entries.count == count + 1
        }
    }

    /// Whether a key in the command palette chooses a command.
    private static func chooses(_ name: String) -> Attempt {
        { press in
            let log = Log()
            let app = makeApp(
                ForEach(["first", "second", "third"], id: \.self) { name in Button(name) { log.add(name) } })
            app.press("p", modifiers: .control)
            KeysArticleTests.send(press, to: app)
            app.press(.return)
            return log.entries == [name]
        }
    }

    private static func moves(_ places: [KeyEquivalent: String], _ view: some View, after keys: [KeyEquivalent])
        -> Attempt
    {
        { press in
            let app = makeApp(view)
            for key in keys { app.press(key) }
            KeysArticleTests.send(press, to: app)
            return app.focused?.name == places[press.key]
        }
    }

    private static var cross: some View {
        VStack {
            Button("top") {}
            HStack {
                Button("left") {}
                Button("middle") {}
                Button("right") {}
            }
            Button("bottom") {}
        }
    }

    private static var panes: some View {
        NavigationSplitView {
            Button("side") {}
        } detail: {
            Button("page") {}
        }
    }

    /// A field with the text `one two`, after some keys; the attempt succeeds if a letter then makes it another text.
    private static func edits(_ texts: [String: String], after keys: [KeyPress] = [], isEditor: Bool = false) -> Attempt
    {
        { press in
            let model = EditedText(isEditor ? "one\ntwo" : "one two")
            let app = makeApp(Editing(model: model, isEditor: isEditor))
            for key in keys { app.send(.key(key)) }
            KeysArticleTests.send(press, to: app)
            app.type("#")
            let name = KeyName.text(press.key, press.modifiers, isASCII: true)
            return model.text == texts[name] || model.text == texts[""]
        }
    }

    private static let attempts: [String: Attempt] = [
        "Screen: F8": { press in
            let app = makeApp(Button("press") {})
            KeysArticleTests.send(press, to: app)
            return app.terminal.mouse == .off
        },
        "View with a long press: Return, Space": acts { log in Text("hold").onLongPressGesture { log.add("") } },
        "View with a tap gesture and a long press: Shift-F10, Menu, Alt-Return, F9": acts { log in
            Text("hold").onTapGesture {}.onLongPressGesture { log.add("") }
        },
        "Columns: Shift-Alt-Left, <": changes(panes),
        "Columns: Shift-Alt-Right, >": changes(panes),
        "Text field: Left, Right, Home, End": edits(
            ["Left": "o#ne two", "Right": "one# two", "Home": "#one two", "End": "one two#"],
            after: [KeyPress(.home), KeyPress(.rightArrow), KeyPress(.rightArrow)]),
        "Text field: Control-Left, Alt-B": edits(["": "one #two"]),
        "Text field: Control-Right, Alt-F": edits(["": "one# two"], after: [KeyPress(.home)]),
        "Text field: Control-A, Control-E": edits(
            ["^A": "#one two", "^E": "one two#"], after: [KeyPress(.leftArrow)]),
        "Text field: Shift-Left, Shift-Right, Shift-Home, Shift-End": edits(
            ["S-Left": "one#two", "S-Right": "one #wo", "S-Home": "#two", "S-End": "one #"],
            after: [KeyPress(.home), KeyPress(.rightArrow, modifiers: .control), KeyPress(.rightArrow)]),
        "Text field: Alt-A": edits(["": "#"]),
        "Text field: Control-K, Control-U": edits(
            ["^K": "one#", "^U": "# two"],
            after: [KeyPress(.home), KeyPress(.rightArrow, modifiers: .control)]),
        "Text field: Control-W, Alt-Backspace": edits(["": "one #"]),
        "Text field: Alt-D": edits(["": "# two"], after: [KeyPress(.home)]),
        "Text field: Control-Y": edits(["": "one two#"], after: [KeyPress("w", modifiers: .control)]),
        "Text field: Alt-W": { press in
            let app = makeApp(Editing(model: EditedText("one two"), isEditor: false))
            app.press("a", modifiers: .option)
            KeysArticleTests.send(press, to: app)
            return app.pasteboard == "one two"
        },
        "Text field: Control-_, Alt-U": edits(["": "one two#"], after: [KeyPress("w", modifiers: .control)]),
        "Text field: Alt-E": edits(
            ["": "one #"], after: [KeyPress("w", modifiers: .control), KeyPress("u", modifiers: .option)]),
        "Text field: Return": acts { log in TextField("Name", text: .constant("")).onSubmit { log.add("") } },
        "Text editor: Up, Down, Page Up, Page Down": edits(
            ["Up": "one#\ntwo", "PgUp": "#one\ntwo", "Down": "one\ntwo#", "PgDn": "one\ntwo#"], isEditor: true),
        "Text editor: Return": edits(["": "one\ntwo\n#"], isEditor: true),
        "Text editor: Alt-Up, Alt-Down": edits(
            ["M-Up": "two#\none", "M-Down": "one\ntwo#"], isEditor: true),
        "Text editor with selected lines: Tab, Shift-Tab": { press in
            let model = EditedText("    one\n    two")
            let app = makeApp(Editing(model: model, isEditor: true))
            app.press(.home, modifiers: [.control, .shift])
            KeysArticleTests.send(press, to: app)
            return model.text == (press.modifiers == .shift ? "one\ntwo" : "        one\n        two")
        },
        "Row with links in its texts: Right, Left": { press in
            let app = makeApp(linkedRow)
            if press.key == .leftArrow { app.press(.rightArrow) }
            let before = app.screen
            KeysArticleTests.send(press, to: app)
            return app.screen != before
        },
        "Row with links in its texts: Return, Space": { press in
            let log = Log()
            let action = OpenURLAction { _ in
                log.add("")
                return .handled
            }
            let app = makeApp(linkedRow.environment(\.openURL, action))
            app.press(.rightArrow)
            send(press, to: app)
            return log.entries.count == 1
        },
        "Command palette: Tab, Down, Control-N": chooses("second"),
        "Command palette: Shift-Tab, Up, Control-P": chooses("third"),
        "Text that can be selected: Shift-Left, Shift-Right, Shift-Up, Shift-Down, Shift-Home, Shift-End": { press in
            let app = makeApp(Text("one two\nthree").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            let isBack = [.leftArrow, .upArrow, .home].contains(press.key)
            if isBack { app.press(.downArrow, modifiers: .shift) }
            app.press("w", modifiers: .option)
            let before = app.pasteboard
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard != before
        },
        "Text that can be selected: Alt-A": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard == "one"
        },
        "Text that can be selected: Alt-W": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            send(press, to: app)
            return app.pasteboard == "one"
        },
        "Text that can be selected: Escape": { press in
            let app = makeApp(Text("one").textSelection(.enabled))
            app.press(.rightArrow, modifiers: .shift)
            send(press, to: app)
            app.press("w", modifiers: .option)
            return app.pasteboard == "one"
        },
        "List whose texts can be selected: Shift-Right, Alt-A, Alt-W": { press in
            let app = makeApp(
                List(["one"], id: \.self, selection: .constant("one")) { Text($0).textSelection(.enabled) })
            send(press, to: app)
            if press.key != "w" { app.press("w", modifiers: .option) }
            return app.pasteboard == (press.key == .rightArrow ? "o" : "one")
        },
        "Screen: Tab": moves([.tab: "left"], cross, after: []),
        "Screen: Shift-Tab": moves([.tab: "bottom"], cross, after: []),
        "Screen: Arrows": moves(
            [.upArrow: "top", .downArrow: "bottom", .leftArrow: "left", .rightArrow: "right"], cross,
            after: [.tab, .tab]),
        "Screen: F6, Shift-F6": moves([.function(6): "page"], panes, after: []),
        "Screen that does not fit: Page Up, Page Down, Home, End": changes(long, after: [.pageDown]),
        "Screen that does not fit: Up, Down": changes(long, after: [.pageDown]),
        "Screen: ?, F1": shows("The app", Button("press") {}),
        "Screen: Control-P": shows("Command", Button("press") {}),
        "Button: Return, Space": acts { log in Button("press") { log.add("") } },
        "View with a tap gesture: Return, Space": acts { log in Text("tap").onTapGesture { log.add("") } },
        "View that can be dragged: Alt-D": { press in
            let log = Log()
            let app = makeApp(
                VStack {
                    Text("note").draggable("note")
                    Text("board").dropDestination(for: String.self) { items, _ in
                        log.add(items[0])
                        return true
                    }
                })
            send(press, to: app)
            app.press(.downArrow)
            app.press(.return)
            return log.take() == ["note"]
        },
        "View with a context menu: Shift-F10, Menu, Alt-Return, F9": shows(
            "Rename", Text("file").contextMenu { Button("Rename") {} }),
        "Menu: Up, Down, Page Up, Page Down, Home, End": changes(numbers, after: [.return, .downArrow, .downArrow]),
        "Menu: Right, Left": { press in
            changes(numbers, after: [.return, .end] + (press.key == .leftArrow ? [.rightArrow] : []))(press)
        },
        "Text with links: Left, Right": { press in
            let other: KeyEquivalent = press.key == .leftArrow ? .rightArrow : .leftArrow
            return changes(linked, after: press.key == .leftArrow ? [other] : [])(press)
        },
        "Text with links: Return, Space": acts { log in
            linked.environment(
                \.openURL,
                OpenURLAction { _ in
                    log.add("")
                    return .handled
                }
            )
        },
        "Group of controls: Arrows": { press in
            let isBack = press.key == .leftArrow || press.key == .upArrow
            let isVertical = press.key == .upArrow || press.key == .downArrow
            let app = makeApp(
                Group {
                    if isVertical {
                        Picker("Flavour", selection: .constant(isBack ? 2 : 1)) {
                            Text("vanilla").tag(1)
                            Text("mint").tag(2)
                        }
                        .pickerStyle(.inline)
                    } else {
                        ControlGroup {
                            Button("cut") {}
                            Button("copy") {}
                        }
                    }
                }
            )
            if isBack { app.press(isVertical ? .downArrow : .rightArrow) }
            let before = app.focused?.name
            KeysArticleTests.send(press, to: app)
            return app.focused?.name != before
        },
        "List: Up, Down": changes(Rows(), after: [.downArrow, .downArrow]),
        "List: Page Up, Page Down, Home, End": changes(Rows(), after: [.pageDown]),
        "List: Letters": shows("› by", Rows()),
        "List: Return": acts { log in
            List(0..<3, id: \.self, selection: .constant(0)) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { _ in
                } primaryAction: { _ in
                    log.add("")
                }
        },
        "List with a selection of many: Space": shows("chosen 1", Many()),
        "List with a selection of many: Shift-Up, Shift-Down": shows("chosen 2", Many(), after: [.downArrow]),
        "List with a selection of many: Control-A": shows("chosen 5", Many()),
        "List with a selection of many: Escape": shows("chosen 0", Many(), after: [.space]),
        "List whose rows can be deleted: Delete, Backspace": changes(Edited()),
        "List whose rows can be moved: Alt-Up, Alt-Down": changes(Edited(), after: [.downArrow]),
        "List whose rows have swipe actions: Right, Left": { press in
            changes(swiped, after: press.key == .leftArrow ? [.rightArrow] : [])(press)
        },
        "Tree: Right": shows("▾ a", tree),
        "Tree: Left": shows("▸ a", tree, after: [.rightArrow]),
        "Tree: Return": shows("▾ a", tree),
        "Tree: *": shows("▾ c", tree),
        "Table: Left, Right": { press in
            moves(
                [.leftArrow: "Name", .rightArrow: "Again"], Sorted(),
                after: press.key == .leftArrow ? [.upArrow, .rightArrow] : [.upArrow])(press)
        },
        "Table: Return": changes(Sorted(), after: [.upArrow]),
        "Tabs: Alt-1 to Alt-9, Control-Tab, Control-Page Down": shows("[ two ]", tabs),
        "Stack of screens: Escape, Alt-Left": shows("onward", stack, after: [.return]),
        "Search: Control-F, /": { press in
            let app = makeApp(Searched())
            app.press(.tab)
            KeysArticleTests.send(press, to: app)
            return app.focused?.name == "Search"
        },
        "Search: Escape": { press in
            let app = makeApp(Searched())
            app.press("/")
            app.type("ab")
            KeysArticleTests.send(press, to: app)
            guard app.screen.position(of: "ab") == nil, app.focused?.name == "Search" else { return false }
            KeysArticleTests.send(press, to: app)
            return app.focused?.name != "Search"
        },
        "Log: Up, Down, Page Up, Page Down, Home": changes(log, after: [.pageUp]),
        "Log: End": shows("line 99", log, after: [.pageUp, .pageUp]),
        "Log: n, N": changes(log, after: ["/", "l", .return]),
        "Search of a log: Return": shows("100/100", log, after: ["/", "l"]),
        "Window: Escape": shows("closed", Sheet()),
        "List that can be refreshed: F5, Control-R": shows(
            "Refreshing", List(0..<3, id: \.self) { Text("row \($0)") }.refreshable {}),
    ]
}
