import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests an app that temporarily gives the terminal to another program.
    @Suite struct Lending {
        private func start(_ command: String = "") throws -> SpawnedApp {
            let app = try SpawnedApp(
                "Fixture", arguments: ["lending", command], size: CellSize(width: 60, height: 12))
            try app.wait(for: "Result: none")
            return app
        }

        /// Expects that the terminal is in the state in which the app found it, except for the rows and the cursor.
        private func expectLent(_ app: SpawnedApp) {
            var state = app.state
            state.rows = app.stateBefore.rows
            state.cursor = app.stateBefore.cursor
            #expect(state == app.stateBefore)
        }

        @Test("A program has the terminal as the app found it, and the app has it again afterwards")
        func run() throws {
            let app = try start("echo hello; read line; echo \"read $line\"; sleep 0.05; exit 7")
            let running = app.state.lineModes
            try app.click("Run")
            try app.wait(for: "hello")
            expectLent(app)
            app.type("some words\n")
            try app.wait(for: "Result: status 7")
            try app.wait(for: "Phases: background active")
            #expect(app.state.isAlternateScreen)
            #expect(app.state.lineModes == running)
            #expect(app.screen.position(of: "hello") == nil)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.screen.text.prefix(4) == ["$ Fixture", "hello", "some words", "read some words"])
            expectLent(app)
        }

        @Test(
            "Control-C and Control-\\ go to the program that has the terminal",
            arguments: [("c", "\u{3}", "INT"), ("\\", "\u{1C}", "QUIT")])
        func interrupt(name: String, key: String, signal: String) throws {
            let app = try start("trap 'echo got it; exit 5' \(signal); echo ready; while :; do sleep 0.01; done")
            try app.click("Run")
            try app.wait(for: "ready")
            app.type(key)
            try app.wait(for: "Result: status 5")
        }

        @Test("A program that is killed does not keep the terminal's modes")
        func modes() throws {
            let app = try start("stty raw -echo; kill -9 $$")
            try app.click("Run")
            try app.wait(for: "Result: status 137")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            expectLent(app)
        }

        @Test("A shell with jobs of its own that is killed does not keep the foreground")
        func foreground() throws {
            let app = try start("exec bash --norc --noprofile --noediting -i")
            try app.click("Run")
            try app.wait(for: "bash-")
            app.type("kill -9 $$\n")
            try app.wait(for: "Result: status 137")
            app.press(.tab)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("A missing program is reported, and the app continues")
        func missing() throws {
            let app = try SpawnedApp(
                "Fixture", arguments: ["lending", ""], size: CellSize(width: 100, height: 12),
                environment: SpawnedApp.environment(["PATH": "/nowhere"]))
            try app.wait(for: "Result: none")
            try app.click("Run")
            try app.wait(for: "No such file")
            #expect(app.state.isAlternateScreen)
        }

        @Test("A closure may print, and read lines; the size may change in the meantime")
        func closure() throws {
            let app = try start()
            try app.click("Ask")
            try app.wait(for: "name?")
            expectLent(app)
            app.resize(to: CellSize(width: 40, height: 20))
            app.type("Ada\n")
            try app.wait(for: "Result: Ada")
            app.press(.tab)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("Control-C ends the app while a closure has the terminal")
        func closureInterrupted() throws {
            let app = try start()
            try app.click("Ask")
            try app.wait(for: "name?")
            app.type("\u{3}")
            #expect(try app.waitForExit() == 130)
            expectLent(app)
        }

        #if os(Linux)
        @Test("Control-Z stops the program together with the app, and fg continues both")
        func suspended() throws {
            let shell = try SpawnedApp(
                "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
                environment: SpawnedApp.environment(["PS1": "> "]))
            try shell.wait(for: ">")
            let modes = shell.state.lineModes
            let fixture = BuiltProducts.path(of: "Fixture")
            shell.type("\(fixture) lending 'echo program $$; read line; exit 6'\n")
            try shell.wait(for: "Result: none")
            try shell.click("Run")
            var program: Substring?
            try shell.wait(for: "the program") {
                program = shell.screen.text.lazy.compactMap { $0.firstMatch(of: /^program (\d+)$/)?.1 }.first
                return program != nil
            }
            shell.type("\u{1A}")
            try shell.wait(for: "Stopped")
            let number = try #require(program)
            shell.type("for p in $(jobs -p) \(number); do cut -d' ' -f3 /proc/$p/stat; done\n")
            try shell.wait(for: "two stopped processes") {
                shell.screen.text.filter { $0 == "T" || $0 == "> T" }.count == 2
            }
            #expect(shell.state.lineModes == modes)
            shell.type("fg\n")
            try shell.wait(for: "the job") { shell.screen.text.contains { $0.hasSuffix("exit 6'") } }
            shell.type("a line\n")
            try shell.wait(for: "Result: status 6")
            shell.press("c", modifiers: .control)
            try shell.wait(for: "its end, and the shell's modes") {
                !shell.state.isAlternateScreen && shell.state.lineModes == modes
            }
        }
        #endif

        @Test("While a closure waits, the app continues unseen")
        func waiting() throws {
            let app = try start()
            try app.click("Wait")
            try app.wait(for: "Result: waited")
            try app.wait(for: "Turns: 10")
            #expect(String(decoding: app.terminal.received, as: UTF8.self).contains("waiting\r\n"))
        }
    }
}
