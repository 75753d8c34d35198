import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the key footer of a running app.
    @Suite struct KeyHelp {
        private func footer(_ app: SpawnedApp) -> String {
            (app.screen.text.last { !$0.isEmpty } ?? "").trimmingCharacters(in: .whitespaces)
        }

        @Test(
            "each demo says in the last row which keys there are, and how to leave",
            arguments: [
                "ReactiveForm", "SignUp", "ObservationBoard", "OperatorBoard", "Gallery", "Monitor",
            ])
        func demos(name: String) throws {
            let app = try SpawnedApp(name, environment: SpawnedApp.environment(["CURSESUI_KEYHELP": nil]))
            try app.wait(for: "^C Quit")
            #expect(app.screen.text.last?.contains("Keys") == true)
            app.type("\u{3}")
            _ = try app.waitForExit()
        }

        @Test("a question mark shows all keys, in a small terminal too, and the footer goes with CURSESUI_KEYHELP=0")
        func panel() throws {
            let app = try SpawnedApp(
                "ReactiveForm", size: CellSize(width: 60, height: 20))
            #expect(app.screen.position(of: "^C Quit") == nil)
            app.type("\u{1B}OP")
            try app.wait(for: "The app")
            app.type("\u{1B}")
            try app.waitWhile("The app")
        }
    }
}
