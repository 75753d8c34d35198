import CursesUITerminal
import Testing

@testable import CursesUITool

/// Tests the scripts of `cursesui record`, and their error messages.
@Suite("Scripts of recordings")
struct RecordingScriptTests {
    private func error(_ text: String) -> String? {
        do {
            _ = try RecordingScript(text, file: "a.keys")
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Each line is a step; comments and empty lines are left out")
    func steps() throws {
        let script = try RecordingScript(
            """
            # A tour
            run LANG=de_DE.UTF-8 ./app --fast 'two words'
            size 100x30

            wait  Ready
            type Ada  Lovelace
            type " # "
            press Down Control-P Shift-Tab F12
            \tpause 1.5
            resize 40x12
            screenshot small-2
            """, file: "a.keys")
        #expect(script.program == "LANG=de_DE.UTF-8 ./app --fast 'two words'")
        #expect(script.size == CellSize(width: 100, height: 30))
        #expect(script.steps.map(\.line) == [5, 6, 7, 8, 9, 10, 11])
        #expect(
            script.steps.map(\.step) == [
                .wait("Ready"), .type("Ada  Lovelace"), .type(" # "),
                .press([
                    KeyPress(.downArrow), KeyPress("p", modifiers: .control), KeyPress(.tab, modifiers: .shift),
                    KeyPress(.function(12)),
                ]), .pause(.seconds(1.5)), .resize(CellSize(width: 40, height: 12)), .screenshot("small-2"),
            ])
    }

    @Test(
        "An error names the line and what to write",
        arguments: [
            ("", "a.keys has no steps"),
            ("# nothing\nrun app", "a.keys has no steps"),
            (
                "\nclick here",
                "a.keys:2: click is no step: use run, size, type, press, wait, pause, resize or screenshot"
            ),
            ("press Foo", "a.keys:1: there is no key Foo: keys are a, F1, Return, Control-P, Shift-Tab, ..."),
            ("press", "a.keys:1: something is missing: press KEY"),
            ("type", "a.keys:1: something is missing: type TEXT"),
            ("size 80", "a.keys:1: \"80\" is no size: write columns and rows, such as 80x24"),
            ("resize 0x5", "a.keys:1: \"0x5\" is no size: write columns and rows, such as 80x24"),
            ("pause soon", "a.keys:1: \"soon\" is no pause: write seconds up to 600, such as 1.5"),
            ("pause nan", "a.keys:1: \"nan\" is no pause: write seconds up to 600, such as 1.5"),
            ("wait a\nsize 80x24", "a.keys:2: size comes before the first step"),
            ("run a\nrun b", "a.keys:2: a script runs one program"),
            ("screenshot ../a", "a.keys:1: \"../a\" is no name of a file: use letters, digits, - and _"),
            ("screenshot a\nscreenshot a", "a.keys:2: there is a screenshot a already"),
        ]
    )
    func errors(text: String, message: String) {
        #expect(error(text) == message)
    }

    @Test("A script without a program needs one from the command")
    func noProgram() throws {
        let script = try RecordingScript("wait a", file: "a.keys")
        #expect(throws: ToolError.self) { try RecordingPlayer(script) }
        _ = try RecordingPlayer(script, command: "true")
    }
}
