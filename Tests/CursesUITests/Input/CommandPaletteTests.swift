import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the palette of all commands, which finds commands by parts of their names.
@MainActor
@Suite("Command palette")
struct CommandPaletteTests {
    private struct Board: View {
        @State private var log = "-"

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "log: \(log)")
                Button("Deal cards") { log = "dealt" }.keyboardShortcut("d")
                Button("Shuffle") { log = "shuffled" }
                Button("Undo") { log = "undone" }.disabled(true)
            }
            .paletteCommands {
                Button("Clear the board") { log = "cleared" }
            }
        }
    }

    private func makeApp() -> TestApp { TestApp(Board(), size: CellSize(width: 60, height: 20)) }

    @Test("Control-P lists the app's commands and the controls of the screen, with their keys")
    func open() {
        let app = makeApp()
        #expect(app.screen.position(of: "Clear the board") == nil)
        app.press("p", modifiers: .control)
        for text in ["Clear the board", "Deal cards   ", "^D", "Shuffle  "] {
            #expect(app.screen.position(of: text) != nil, "\(app.screen)")
        }
        // Disabled actions are not listed; here, the window covers the button.
        #expect(app.screen.position(of: "Undo") == nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Clear the board") == nil)
        #expect(app.screen.position(of: "log: -") != nil)
    }

    @Test("Control-P in the help for the keys, which lists it, opens the palette for the screen", arguments: [1, 2])
    func aboveKeyHelp(_ times: Int) {
        let app = makeApp()
        for _ in 0..<times {
            app.press(.function(1))
            #expect(app.screen.position(of: "On this screen") != nil)
            app.press("p", modifiers: .control)
            #expect(app.screen.position(of: "On this screen") == nil)
            app.type("shuf")
            app.press(.return)
            #expect(app.screen.position(of: "log: shuffled") != nil, "\(app.screen)")
        }
    }

    @Test("letters find a command, the arrows choose, and Return runs it")
    func find() {
        let app = makeApp()
        app.press("p", modifiers: .control)
        app.type("clb")
        #expect(app.screen.position(of: "Clear the board") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "log: cleared") != nil)
        #expect(app.screen.position(of: "Clear the board") == nil)
        app.press("p", modifiers: .control)
        // The command that was used last is now the first one.
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "log: dealt") != nil)
    }

    @Test("a click runs a command, and a query without a match says so")
    func click() throws {
        let app = makeApp()
        app.press("p", modifiers: .control)
        app.type("zzz")
        #expect(app.screen.position(of: "No command matches") != nil)
        app.press(.return)
        for _ in 0..<3 { app.press(.delete) }
        app.click(text: "Clear the board")
        #expect(app.screen.position(of: "log: cleared") != nil)
    }

    @Test("of several buttons with the same title, the one in the row with the focus is meant")
    func rows() {
        struct Files: View {
            @State private var log = "-"
            var body: some View {
                Text(verbatim: "log: \(log)")
                List(0..<5, id: \.self) { index in
                    HStack {
                        Text(verbatim: "file \(index)").focusable()
                        Button("Delete") { log = "deleted \(index)" }
                    }
                }
            }
        }
        let app = TestApp(Files(), size: CellSize(width: 60, height: 20))
        app.click(text: "file 3")
        app.press("p", modifiers: .control)
        app.type("delete")
        app.press(.return)
        #expect(app.screen.position(of: "log: deleted 3") != nil, "\(app.screen)")
    }

    private struct Finder: View {
        @State private var query = ""
        @State private var found: [String] = []
        @State private var log = "-"
        let subject: PassthroughSubject<[String], Never>

        var body: some View {
            VStack {
                Button("Deal cards") { log = "dealt" }
                    .paletteCommands(text: $query) {
                        ForEach(found, id: \.self) { name in Button(name) { log = name } }
                    }
                    .onReceive(subject) { found = $0 }
                // Keeps the last row visible below the palette.
                Spacer()
                Text(verbatim: "log: \(log), query: \(query)")
            }
        }
    }

    @Test("results that arrive while it is open are listed, whether they match or not, and run")
    func results() {
        let subject = PassthroughSubject<[String], Never>()
        let app = TestApp(Finder(subject: subject), size: CellSize(width: 60, height: 20))
        app.press("p", modifiers: .control)
        app.type("dea")
        #expect(app.screen.position(of: "Deal cards") != nil)
        subject.send(["Death of a salesman", "Morte"])
        app.settle()
        #expect(app.screen.position(of: "Death of a salesman") != nil)
        #expect(app.screen.position(of: "Morte") != nil)
        #expect(app.screen.position(of: "query: dea") != nil)
        subject.send(["Morte"])
        app.settle()
        #expect(app.screen.position(of: "salesman") == nil)
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.position(of: "log: Morte, query:") != nil)
        #expect(app.screen.position(of: "query: dea") == nil)
    }

    @Test("Tab, the arrows and Control-N and -P choose, around the ends")
    func around() {
        let ways: [[(KeyEquivalent, EventModifiers)]] = [
            [(.tab, []), (.tab, []), (.tab, .shift)], [(.upArrow, []), (.upArrow, [])], [("n", .control)],
            [("p", .control), ("p", .control)], [(.tab, .shift), (.tab, .shift)],
            [(.downArrow, []), (.downArrow, []), (.downArrow, []), (.downArrow, [])],
            [(.pageDown, []), (.upArrow, [])], [(.pageUp, []), (.tab, [])],
        ]
        // The commands are Clear, Deal and Shuffle. Each sequence of keys selects Deal.
        for way in ways {
            let app = makeApp()
            app.press("p", modifiers: .control)
            for (key, modifiers) in way { app.press(key, modifiers: modifiers) }
            app.press(.return)
            #expect(app.screen.position(of: "log: dealt") != nil, "\(way)")
        }
    }

    @Test("an app's own Control-P comes first; the key can be another, or none")
    func key() {
        var pressed = 0
        let own = TestApp(Button("Print") { pressed += 1 }.keyboardShortcut("p"), size: CellSize(width: 60, height: 20))
        own.press("p", modifiers: .control)
        #expect(pressed == 1)
        let moved = TestApp(
            Button("Go") {}.commandPalette(KeyboardShortcut("k", modifiers: .control)),
            size: CellSize(width: 60, height: 20))
        moved.press("p", modifiers: .control)
        #expect(moved.screen.position(of: "Command") == nil)
        moved.press("k", modifiers: .control)
        #expect(moved.screen.position(of: "Command") != nil)
        let none = TestApp(Button("Go") {}.commandPalette(nil), size: CellSize(width: 60, height: 20))
        none.press("p", modifiers: .control)
        #expect(none.screen.position(of: "Command") == nil)
    }

    @Test("without any command, the palette says so, and not that none matches")
    func nothing() {
        let app = TestApp(Text("alone"), size: CellSize(width: 40, height: 12))
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "No commands") != nil, "\(app.screen)")
        app.type("zz")
        #expect(app.screen.position(of: "No command matches") != nil, "\(app.screen)")
    }

    @Test("in a narrow window, the titles are shown rather than the keys", arguments: [10, 12, 14])
    func narrow(width: Int) {
        let app = TestApp(
            Button("Open") {}.keyboardShortcut("o"), size: CellSize(width: width, height: 10))
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "│ Open ") != nil, "\(app.screen)")
    }

    @Test("of the ways to match, the one that begins words and stays together counts")
    func matches() {
        #expect(FuzzyMatch("cb", in: "Clear the board")?.offsets == [0, 10])
        #expect(FuzzyMatch("board", in: "a b o a board")?.offsets == [8, 9, 10, 11, 12])
        #expect(FuzzyMatch("xyz", in: "Clear") == nil)
        #expect(FuzzyMatch("", in: "Clear")?.offsets == [])
        #expect(FuzzyMatch("NB", in: "newBoard")?.offsets == [0, 3])
        #expect(FuzzyMatch("long query", in: "long") == nil)
    }

    @Test("a word that contains all letters ranks above the beginning of two words")
    func wholeWord() throws {
        let whole = try #require(FuzzyMatch("buttons", in: "Show Buttons"))
        let divided = try #require(FuzzyMatch("buttons", in: "Show Button styles"))
        #expect(whole.score > divided.score)
    }

    @Test("a random query is found exactly where its letters are in order", arguments: 0..<200)
    func random(seed: Int) {
        let text = String((0..<12).map { "abc ".randomCharacter($0 * 7 + seed * 13) })
        let query = String((0..<3).map { "abc".randomCharacter($0 * 5 + seed * 3) })
        var rest = Substring(query)
        for letter in text where letter == rest.first { rest.removeFirst() }
        let match = FuzzyMatch(query, in: text)
        #expect((match != nil) == rest.isEmpty)
        if let match {
            let letters = Array(text)
            #expect(String(match.offsets.map { letters[$0] }) == query)
            #expect(zip(match.offsets, match.offsets.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test("in a small terminal the list follows the chosen row, and titles are cut before their keys")
    func small() {
        let app = TestApp(
            VStack { Text("x") }.paletteCommands {
                ForEach(1..<20, id: \.self) { Button("Command number \($0)") {} }
                Button("A command with a title as long as this one") {}.keyboardShortcut("k")
            },
            size: CellSize(width: 40, height: 12)
        )
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Command number 8") != nil, "\(app.screen)")
        app.press(.upArrow)
        #expect(app.screen.position(of: "A command with a title") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "^K") != nil, "\(app.screen)")
        app.press(.downArrow)
        for _ in 1..<12 { app.press(.downArrow) }
        #expect(app.screen.position(of: "Command number 12") != nil, "\(app.screen)")
        assertSnapshot(of: app)
    }
}

extension String {
    /// Returns a pseudorandom character of the string, selected by a number.
    fileprivate func randomCharacter(_ number: Int) -> Character {
        var mixed = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 29
        return Array(self)[Int(mixed % UInt64(count))]
    }
}
