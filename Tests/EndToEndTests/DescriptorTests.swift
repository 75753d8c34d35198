import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests different sets of open file descriptors at the start of a program.
    @Suite struct Descriptors {
        private func start(_ redirections: String, limit: Int? = nil) throws -> SpawnedApp {
            let path = BuiltProducts.path(of: "ReactiveForm")
            let prefix = limit.map { "ulimit -n \($0); " } ?? ""
            return try SpawnedApp(
                "/bin/sh", arguments: ["-c", "\(prefix)exec '\(path)' \(redirections)"],
                size: CellSize(width: 150, height: 24))
        }

        private func expectToRun(_ app: SpawnedApp) throws {
            try app.wait(for: "Reactive Form")
            app.type("typed")
            try app.wait(for: "typed")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }

        private func expectOneLine(_ app: SpawnedApp, contains text: String) throws {
            #expect(try app.waitForExit() == 1)
            let lines = app.screen.text.filter { !$0.isEmpty }.dropFirst()
            #expect(lines.count == 1)
            #expect(lines.first?.contains(text) == true)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test(
            "An app runs whichever of input and errors is closed, a file or nothing",
            arguments: ["<&-", "2>&-", "<&- 2>&-", "</dev/null", "2>/dev/null", "</dev/null 2>&-", "<&- 2>/dev/null"])
        func runs(redirections: String) throws {
            try expectToRun(try start(redirections))
        }

        @Test(
            "An app without output reports that on the terminal, wherever its errors go",
            arguments: [">&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/null", ">/dev/null 2>&-", ">/dev/null 2>/dev/null"])
        func withoutOutput(redirections: String) throws {
            try expectOneLine(try start(redirections), contains: "not a terminal")
        }

        @Test("Too low a limit on open files is named in one line", arguments: [12, 16])
        func limit(count: Int) throws {
            try expectOneLine(try start("", limit: count), contains: "ulimit -n")
        }

        @Test("An app runs with few open files")
        func fewFiles() throws {
            try expectToRun(try start("", limit: 100))
        }
    }
}
