import CursesUITerminal
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
    }
}
