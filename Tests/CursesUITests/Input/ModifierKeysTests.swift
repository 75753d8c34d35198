import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Modifier keys and keys for other devices")
struct ModifierKeysTests {
    private let size = CellSize(width: 20, height: 3)

    private func bytes(_ app: TestApp, _ text: String) {
        app.send(bytes: Array(text.utf8))
    }

    @Test("Reported keys run the action, and the terminal is asked to report them")
    func reported() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x").onModifierKeysChanged(mask: [.shift, .option]) { old, new in
                log.add("\(old.rawValue)-\(new.rawValue)")
            },
            size: size)
        #expect(log.take() == ["0-0"])
        #expect(app.terminal.reportsKeyPhases)
        // Left Shift is pressed, then Alt, and Shift is released.
        bytes(app, "\u{1B}[57441;2u")
        bytes(app, "\u{1B}[57443;4u")
        bytes(app, "\u{1B}[57441;3:3u")
        // Control does not matter here.
        bytes(app, "\u{1B}[57442;7u")
        #expect(log.take() == ["0-2", "2-10", "10-8"])
    }

    @Test("Without reports, the modifiers are those of the last key")
    func unreported() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x").onModifierKeysChanged(initial: false) { _, new in log.add("\(new.rawValue)") },
            size: size)
        app.press("a", modifiers: .control)
        app.press("a", modifiers: .control)
        app.press("a")
        #expect(log.take() == ["4", "0"])
    }

    @Test("A key that is only held types nothing and triggers nothing")
    func quiet() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x").focusable()
                .onModifierKeysChanged { _, _ in }
                .onKeyPress { press in
                    log.add("\(press.characters)")
                    return .handled
                },
            size: size)
        bytes(app, "\u{1B}[57441;2u")
        bytes(app, "\u{1B}[57441;1:3u")
        #expect(log.take() == [])
    }

    @Test("The alternate view follows in a terminal that does not report held keys")
    func alternate() {
        let app = TestApp(
            Text(verbatim: "Close").modifierKeyAlternate(.option) { Text(verbatim: "Close all") },
            size: size)
        #expect(app.screen.text.contains("Close all"))
    }

    @Test("Arrows turn the crown, pages turn, and the space bar plays")
    func keys() {
        struct Screen: View {
            @State var value = 1.0
            @State var page = 1
            let log: Log
            var body: some View {
                Text(verbatim: "\(value) \(page)")
                    .focusable()
                    .digitalCrownRotation($value, from: 0, through: 2, by: 0.5)
                    .pageCommand(value: $page, in: 1...3)
                    .onPlayPauseCommand { log.add("play") }
            }
        }
        let log = Log()
        let app = TestApp(Screen(log: log), size: size)
        app.press(.upArrow)
        #expect(app.screen.text.contains("1.5 1"))
        for _ in 0..<3 { app.press(.upArrow) }
        #expect(app.screen.text.contains("2.0 1"))
        app.press(.downArrow)
        for _ in 0..<4 { app.press(.pageDown) }
        #expect(app.screen.text.contains("1.5 3"))
        app.press(.space)
        #expect(log.take() == ["play"])
    }

    @Test("The controls of a bar of keys, and a document, are in the palette")
    func palette() {
        let log = Log()
        let app = TestApp(
            Text(verbatim: "x")
                .touchBar { Button("Bold") { log.add("bold") } }
                .navigationDocument("the document"),
            size: CellSize(width: 60, height: 16))
        app.press("p", modifiers: .control)
        app.type("Bold")
        app.press(.return)
        #expect(log.take() == ["bold"])
        app.press("p", modifiers: .control)
        app.type("Copy the document")
        app.press(.return)
        #expect(app.pasteboard == "the document")
    }
}
