import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests keys that arrive faster than frames can be shown.
    @Suite struct Bursts {
        @Test("A burst of a thousand keys costs few frames, and none is lost")
        func thousand() throws {
            let app = try SpawnedApp("Fixture", arguments: ["entry"])
            try app.wait(for: "Bytes: 0.")
            let before = app.terminal.framesReceived()
            app.type(String(repeating: "abcdefghij", count: 100))
            try app.wait(for: "Bytes: 1000.")
            #expect(app.terminal.framesReceived() - before <= 100)
        }

        @Test("If every frame takes more than its 10 ms and leads to the next one, no key waits for the last frame")
        func slowFrames() throws {
            let app = try SpawnedApp("Fixture", arguments: ["slow"])
            try app.wait(for: "Bytes: 0.")
            app.type(String(repeating: "abcdefghij", count: 100))
            let before = app.terminal.framesReceived()
            try app.wait(for: "Bytes: 1000.")
            #expect(app.terminal.framesReceived() - before <= 100)
        }

        /// Types keys that take half a minute, and waits until some have been handled.
        private func burst() throws -> SpawnedApp {
            let app = try SpawnedApp("Fixture", arguments: ["laborious"])
            try app.wait(for: "Keys: 0.")
            app.type(String(repeating: "a", count: 3000))
            try app.wait(for: "a frame") { app.screen.position(of: "Keys: 0.") == nil }
            return app
        }

        @Test("While a long burst is handled, frames are shown, and a signal ends the app")
        func signal() throws {
            let app = try burst()
            app.signal(SIGTERM)
            #expect(try app.waitForExit() == 128 + SIGTERM)
        }

        @Test("Control-C does not wait for the keys of a long burst")
        func interrupt() throws {
            let app = try burst()
            let start = ContinuousClock.now
            while ContinuousClock.now - start < .milliseconds(2500) {
                app.terminal.wait(milliseconds: 100)
                app.terminal.pump()
            }
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(ContinuousClock.now - start < .seconds(20))
        }
    }
}
