import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests that the terminal is always restored to its original state.
    @Suite struct LifeCycle {
        private static let title = "Reactive Form"

        /// Starts the form, and waits until it is on the screen.
        private func start() throws -> SpawnedApp {
            let app = try SpawnedApp("ReactiveForm")
            try app.wait(for: Self.title)
            return app
        }

        @Test("While it runs, the terminal is the app's")
        func running() throws {
            let app = try start()
            #expect(app.state.isAlternateScreen)
            #expect(app.state.lineModes != app.stateBefore.lineModes)
            #expect(app.state.mouse != 0)
            #expect(app.exitStatus == nil)
        }

        @Test("Control-C ends the app, and everything is restored")
        func interruptKey() throws {
            let app = try start()
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }

        @Test("An app may handle Control-C; an unhandled one ends it")
        func takenInterruptKey() throws {
            let app = try SpawnedApp("Fixture", arguments: ["interrupts"])
            for count in 0..<2 {
                try app.wait(for: "Interrupted: \(count)")
                app.press("c", modifiers: .control)
            }
            try app.wait(for: "Interrupted: 2")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state == app.stateBefore)
        }

        @Test(
            "A signal that terminates the app restores everything",
            arguments: [SIGINT, SIGTERM, SIGHUP])
        func signals(number: Int32) throws {
            let app = try start()
            app.signal(number)
            #expect(try app.waitForExit() == 128 + number)
            #expect(app.state == app.stateBefore)
        }

        @Test("An app that is terminated while it starts leaves nothing behind")
        func early() throws {
            for _ in 0..<5 {
                let app = try SpawnedApp("ReactiveForm")
                try app.wait(for: "its first bytes") { !app.terminal.received.isEmpty }
                app.signal(SIGTERM)
                #expect(try app.waitForExit() == 143)
                #expect(app.state == app.stateBefore)
            }
        }

        @Test("The comparison detects what a killed app leaves behind")
        func killed() throws {
            let app = try start()
            app.signal(SIGKILL)
            #expect(try app.waitForExit() == 128 + SIGKILL)
            #expect(app.state.isAlternateScreen)
            #expect(!app.state.privateModes.isEmpty)
            #expect(app.state.rows != app.stateBefore.rows)
            #expect(app.state.lineModes != app.stateBefore.lineModes)
        }

        @Test("An app whose terminal disappears ends")
        func hangUp() throws {
            let app = try start()
            app.terminal.hangUp()
            #expect(try app.waitForExit() == 129)
        }
    }
}
