import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests that a one-line message explains what to do if the terminal cannot show the app.
    @Suite struct Refusals {
        @Test(
            "A terminal that cannot show the app gets a message of one line",
            arguments: [nil, "dumb", "no-such-terminal"])
        func type(name: String?) throws {
            let app = try SpawnedApp(
                "ReactiveForm", size: CellSize(width: 200, height: 10),
                environment: SpawnedApp.environment(["TERM": name, "COLORTERM": nil]))
            #expect(try app.waitForExit() == 1)
            let lines = app.screen.text.filter { !$0.isEmpty }
            #expect(lines.count == 2)
            #expect(lines.last?.hasPrefix("ReactiveForm: ") == true)
            #expect(lines.last?.contains("export TERM=") == true)
            #expect(!app.terminal.received.contains(0x1B))
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test("An app whose output goes to a file reports that it needs a terminal, and writes nothing there")
        func redirected() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp(
                "ReactiveForm", size: CellSize(width: 200, height: 10), output: file.path)
            #expect(try app.waitForExit() == 1)
            #expect(app.screen.text[1].contains("not a terminal"))
            #expect(app.screen.text[2] == "")
            #expect(file.text == "")
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }
    }
}
