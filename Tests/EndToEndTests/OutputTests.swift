import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Outputs {
        @Test("The app's output does not touch the screen, and is shown afterwards in order")
        func printed() throws {
            let app = try SpawnedApp("Fixture", arguments: ["outputs"])
            for count in 1...3 {
                try app.wait(for: "Printed \(count - 1)")
                try app.click("Print ]")
            }
            try app.wait(for: "Printed 3")
            #expect(app.screen.position(of: "output") == nil)
            #expect(app.screen.position(of: "error") == nil)
            app.press("c", modifiers: .control)
            try app.waitForExit()
            let lines = app.screen.text.filter { !$0.isEmpty }
            #expect(lines.first == "$ Fixture")
            #expect(
                lines.dropFirst() == ["output 1", "error 1", "output 2", "error 2", "output 3", "error 3"])
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test("Errors that go to a file are written immediately")
        func errorFile() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp("Fixture", arguments: ["outputs"], errorOutput: file.path)
            try app.wait(for: "Print ]")
            try app.click("Print ]")
            try app.wait(for: "the error in the file") { file.text == "error 1\n" }
            app.press("c", modifiers: .control)
            try app.waitForExit()
            #expect(app.screen.position(of: "output 1") != nil)
            #expect(app.screen.position(of: "error") == nil)
            #expect(file.text == "error 1\n")
        }
    }
}
