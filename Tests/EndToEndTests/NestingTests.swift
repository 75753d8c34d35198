import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests deeply nested views in an app, whose main thread has a larger stack than the threads of the tests.
    @Suite struct Nesting {
        @Test("3,000 nested views are shown")
        func deep() throws {
            let app = try SpawnedApp("Fixture", arguments: ["demanding", "nested", "3000"])
            try app.wait(for: "innermost")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }

        @Test(
            "A view that contains itself does not end the app, and is named afterwards", arguments: ["inside", "twice"])
        func endless(way: String) throws {
            let app = try SpawnedApp("Fixture", arguments: ["demanding", way])
            try app.wait(for: "the first frame") { app.terminal.framesReceived() > 1 }
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            let output = app.screen.text.joined(separator: " ")
            #expect(output.contains(/CursesUI: (Inside|Twice) is nested \d+ times/))
        }
    }
}
