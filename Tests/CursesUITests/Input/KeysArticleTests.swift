import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

private struct CounterApp: App {
    var body: some Scene {
        WindowGroup { Text("a counter") }
            .commands {
                CommandMenu("Counter") { Button("Add") {} }
            }
    }
}

/// Tries each key that the documentation article about keys lists.
@MainActor
@Suite("the article about keys")
struct KeysArticleTests {
    /// A row of the article's table.
    struct Line: CustomStringConvertible, Sendable {
        let context: String
        let keys: String

        var description: String { "\(context): \(keys)" }

        /// The keys, by their names.
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

    typealias Attempt = @MainActor (KeyPress) -> Bool

    static func makeApp(_ view: some View, height: Int = 12) -> TestApp {
        TestApp(view, size: CellSize(width: 60, height: height))
    }

    static func send(_ press: KeyPress, to app: TestApp) {
        app.press(press.key, modifiers: press.modifiers)
    }

    /// Returns an attempt that succeeds if a key changes the screen of an app.
    private static func changes(_ view: some View, height: Int = 12, after keys: [KeyEquivalent] = []) -> Attempt {
        { press in
            let app = makeApp(view, height: height)
            for key in keys { app.press(key) }
            let before = app.screen
            KeysArticleTests.send(press, to: app)
            return app.screen != before
        }
    }

    /// Returns an attempt that succeeds if a key makes a text appear.
    private static func shows(_ text: String, _ view: some View, after keys: [KeyEquivalent] = []) -> Attempt {
        { press in
            let app = makeApp(view)
            for key in keys { app.press(key) }
            guard app.screen.position(of: text) == nil else { return false }
            KeysArticleTests.send(press, to: app)
            return app.screen.position(of: text) != nil
        }
    }

    /// Returns an attempt that succeeds if a key writes the given lines in plain mode.
    private static func says(_ lines: [String]) -> Attempt {
        { press in
            let app = TestApp(
                VStack {
                    Text("Note")
                    Button("press") {}
                }, isPlain: true)
            let before = app.transcript
            KeysArticleTests.send(press, to: app)
            return Array(app.transcript.dropFirst(before.count)) == lines
        }
    }

    /// Returns an attempt that succeeds if a key runs an action.
    static func acts<Content: View>(
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

    /// Returns an attempt that succeeds if a key in the command palette selects a command.
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

    private static let attempts = textAttempts.merging(clipboardAttempts) { first, _ in first }
        .merging(otherAttempts) { first, _ in first }.merging(barAttempts) { first, _ in first }

    private static let otherAttempts: [String: Attempt] = [
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
        "Screen: Tab": moves([.tab: "left"], cross, after: []),
        "Screen: Shift-Tab": moves([.tab: "bottom"], cross, after: []),
        "Screen: Arrows": moves(
            [.upArrow: "top", .downArrow: "bottom", .leftArrow: "left", .rightArrow: "right"], cross,
            after: [.tab, .tab]),
        "Screen: F6, Shift-F6": moves([.function(6): "page"], panes, after: []),
        "Screen in plain mode: Control-L": says(["Note", "press, button", "press, button"]),
        "Screen in plain mode: Control-G": says(["press, button"]),
        "Screen that does not fit: Page Up, Page Down, Home, End": changes(long, after: [.pageDown]),
        "Screen that does not fit: Up, Down": changes(long, after: [.pageDown]),
        "Screen: ?, F1": shows("The app", Button("press") {}),
        "Screen of an app with commands: F10": shows("Counter", AppView(app: CounterApp())),
        "Screen: Control-P": shows("Command", Button("press") {}),
        "Button: Return, Space": acts { log in Button("press") { log.add("") } },
        "View with a tap gesture: Return, Space": acts { log in Text("tap").onTapGesture { log.add("") } },
        "View with a drag gesture: Shift-Up, Shift-Down, Shift-Left, Shift-Right": { press in
            let log = Log()
            let app = makeApp(Text("drag").gesture(DragGesture().onEnded { _ in log.add("end") }))
            send(press, to: app)
            app.advance(by: .milliseconds(250))
            return log.take() == ["end"]
        },
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
        "Menu: Letters": changes(
            Menu("Letters") { ForEach(["a", "b"], id: \.self) { Button($0) {} } }, after: [.return]),
        "Screen with a change to undo: Alt-U, Control-_": changes(Counted(), after: [.return]),
        "Screen with a change to redo: Alt-E": { press in
            let app = makeApp(Counted())
            app.press(.return)
            app.press("u", modifiers: .option)
            send(press, to: app)
            return app.screen.position(of: "count 1") != nil
        },
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
        "List with a selection of many: Return": { press in
            let app = makeApp(Many())
            app.press("a", modifiers: .control)
            send(press, to: app)
            return app.screen.position(of: "chosen 1") != nil
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
        "Sheet with several heights: Control-Up, Control-Down": { press in
            let sheet = Text(verbatim: "sheet").presentationDetents([.height(2), .height(5), .height(8)])
            let app = makeApp(Text(verbatim: "beneath").sheet(isPresented: .constant(true)) { sheet })
            // The sheet rests at its smallest height, so that only the greater one can be chosen first.
            if press.key == .downArrow { app.press(.upArrow, modifiers: .control) }
            let before = app.screen.text
            KeysArticleTests.send(press, to: app)
            return app.screen.text != before
        },
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
        "Search: Return": { press in
            let app = makeApp(Searched())
            app.press("/")
            KeysArticleTests.send(press, to: app)
            return app.focused?.name == "row 0"
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
