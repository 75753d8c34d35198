import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests `cursesui-doctor`, which reports the properties of a terminal.
    @Suite struct DoctorProgram {
        @Test("In tmux the doctor reports its queries, and restores the terminal")
        func tmux() throws {
            let tmux = try TmuxSession(size: CellSize(width: 100, height: 60))
            try tmux.enter(BuiltProducts.path(of: "cursesui-doctor") + "; echo status $?")
            try tmux.wait(for: "status 0")
            let rows = try tmux.rows
            func value(_ name: String) -> String? {
                rows.first { $0.hasPrefix("  " + name) }.map { row in
                    String(row.dropFirst(2 + name.count).drop { $0 == " " })
                }
            }
            #expect(value("size") == "100 columns, 60 rows")
            #expect(value("answers") == "complete")
            #expect(value("name")?.hasPrefix("tmux ") == true)
            #expect(value("character set") == "UTF-8")
            #expect(value("flag")?.hasPrefix("2") == true)
            // Inside a multiplexer, the multiplexer's own properties are reported.
            #expect(value("emoji drawn as one") == "none")
            #expect(value("pictures") == "quarters of cells")
            #expect(rows.contains("  |👍| U+1F44D U+1F3FD"))
            #expect(rows.contains { $0.hasPrefix("  ┌─┬─┐ ╭─╮ ┏━┓") })
        }

        @Test("A terminal that answers nothing is waited for no longer than a second")
        func silent() throws {
            let app = try SpawnedApp("cursesui-doctor", size: CellSize(width: 100, height: 60))
            #expect(try app.waitForExit() == 0)
            #expect(app.screen.position(of: "none in time") != nil)
            #expect(app.screen.position(of: "size                  100 columns, 60 rows") != nil)
            #expect(!app.screen.modes.alternate_screen)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test("Without a terminal the doctor reports that, and all other properties, in plain text")
        func redirected() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp("cursesui-doctor", output: file.path)
            #expect(try app.waitForExit() == 0)
            let text = try #require(file.text)
            #expect(text.contains("Standard output is not a terminal."))
            #expect(text.contains("  TERM                  xterm-256color"))
            #expect(!text.utf8.contains(0x1B))
        }

        @Test("The variables of the environment are shown as text")
        func hostileEnvironment() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp(
                "cursesui-doctor",
                environment: SpawnedApp.environment(["TERM_PROGRAM": "\u{1B}]0;x\u{7}\n"]),
                output: file.path)
            #expect(try app.waitForExit() == 0)
            let text = try #require(file.text)
            #expect(text.contains("\\u{1B}]0;x\\u{7}\\u{A}"))
        }
    }
}
