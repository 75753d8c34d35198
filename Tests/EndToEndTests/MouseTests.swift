import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Mice {
        @Test("An app leaves the mouse to the terminal, for its selection of text, and takes it again")
        func tracking() throws {
            let app = try SpawnedApp("Fixture", arguments: ["mouse"])
            try app.wait(for: "Mouse: drags")
            #expect(app.state.mouse == 2)
            try app.click("Let go")
            try app.wait(for: "Mouse: off")
            #expect(app.state.mouse == 0)
            #expect(app.state.privateModes.isDisjoint(with: [1000, 1002, 1003, 1006]))
            app.press(.tab)
            app.press(.return)
            try app.wait(for: "Mouse: motion")
            #expect(app.state.mouse == 3)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }
    }
}
