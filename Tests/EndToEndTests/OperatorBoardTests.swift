import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the operator board as a user operates it.
    @Suite struct OperatorBoard {
        private func start(
            size: CellSize = CellSize(width: 80, height: 24)
        ) throws -> SpawnedApp {
            let app = try SpawnedApp("OperatorBoard", size: size)
            try app.wait(for: "[ Pause ]")
            return app
        }

        @Test("Marbles run automatically, and the keys choose a different operator")
        func running() throws {
            let app = try start()
            try app.wait(for: "─20─")
            try app.wait(for: "40")
            app.press(.downArrow)
            try app.wait(for: "› compactMap")
            try app.wait(for: "15")
            app.press("c", modifiers: .control)
            try app.waitForExit()
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        @Test("Keys and clicks feed the rows")
        func feeding() throws {
            let app = try start()
            try app.click("By hand")
            try app.wait(for: "Script")
            try app.click("Keys:")
            app.type("7")
            try app.wait(for: "70")
            try app.click("Send 8")
            try app.wait(for: "80")
            try app.click("Finish")
            try app.wait(for: "the end of the row") {
                app.screen.text.contains { $0.contains("80") && $0.contains("|") }
            }
        }

        @Test("Values that pass through a different thread arrive at the board")
        func threads() throws {
            let app = try start()
            for _ in 0..<Self.queueRecipe { app.press(.downArrow) }
            try app.wait(for: "› receive(on:)")
            // The drawn values of row A.
            try app.wait(for: "9───|")
            app.press(.downArrow)
            try app.wait(for: "› subscribe(on:)")
            try app.wait(for: "123|")
        }

        /// The index of `receive(on:)` in the list.
        private static let queueRecipe = 57

        @Test(
            "The board fits and runs",
            arguments: [CellSize(width: 120, height: 40), CellSize(width: 40, height: 12)])
        func sizes(size: CellSize) throws {
            let app = try start(size: size)
            try app.wait(for: "─20─")
            #expect(app.screen.position(of: "oo small") == nil)
        }

        #if os(Linux)
        @Test("A paused board makes no wake-ups")
        func idle() throws {
            let app = try start()
            try app.wait(for: "─20─")
            try app.click("Pause")
            try app.wait(for: "Resume")
            try app.waitUntilIdle()
            let before = app.wakeUps
            app.terminal.wait(milliseconds: 1000)
            // A thread that has ended in the meantime is no longer counted.
            #expect(app.wakeUps <= before)
            try app.click("Resume")
            try app.wait(for: "─20─")
        }
        #endif
    }
}
