import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the statistics that an app shows about its frames.
    @Suite struct Statistics {
        @Test("CURSESUI_STATS=1 shows the cost of the last frame, in any app")
        func overlay() throws {
            let app = try SpawnedApp(
                "Fixture", arguments: ["entry"],
                environment: SpawnedApp.environment(["CURSESUI_STATS": "1"])
            )
            try app.wait(for: "µs")
            app.type("a")
            try app.wait(for: "Bytes: 1.")
            try app.wait(for: "a frame of few cells") {
                let row = app.screen.text.last ?? ""
                let words = row.split(separator: " ")
                guard let place = words.firstIndex(of: "cells"), words.count == place + 6 else { return false }
                guard let cells = Int(words[place + 1]), let bytes = Int(words[place + 3]) else { return false }
                return (1...40).contains(cells) && (2...120).contains(bytes)
            }
        }
    }
}
