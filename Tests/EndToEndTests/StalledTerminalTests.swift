#if os(Linux)
import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests a terminal whose output is not read, because of flow control or a stalled ssh connection.
    @Suite struct StalledTerminals {
        private func bytesWritten(by app: SpawnedApp) throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(app.processIdentifier)/io", encoding: .utf8)
            let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
            return try #require(line.flatMap { Int($0.dropFirst(7)) })
        }

        @Test("A terminal that stalls costs no memory, and shows the newest picture when it wakes")
        func stalled() throws {
            let file = TemporaryFile()
            let size = CellSize(width: 120, height: 40)
            let ticks = 150
            let app = try SpawnedApp(
                "Fixture", arguments: ["ticking", "\(ticks)"], size: size, errorOutput: file.path)
            try app.wait(for: "the first ticks") { app.screen.position(of: "Tick ") != nil }
            // From here on, nothing reads the output, and the app continues to run.
            let before = try app.residentMemory
            let deadline = ContinuousClock.now + .seconds(60)
            while file.text != "done\n", ContinuousClock.now < deadline { usleep(10_000) }
            #expect(file.text == "done\n")
            // A frame has more than 4,000 bytes.
            #expect(try app.residentMemory - before < 8 << 20)
            let received = app.terminal.received.count
            try app.wait(for: "Tick \(ticks).")
            // Only the data in the kernel's buffer, the frame in progress and the newest frame arrive.
            let frames = app.terminal.framesReceived(since: received)
            #expect(frames <= 30, "\(frames) frames")
            let fresh = try SpawnedApp("Fixture", arguments: ["ticking", "\(ticks)"], size: size)
            try fresh.wait(for: "Tick \(ticks).")
            #expect(ScreenReader.differences(app.screen.cells, fresh.screen.cells) == [])
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("Titles and copied texts that are not read cost no memory, and the last ones arrive")
        func commands() throws {
            let file = TemporaryFile()
            let app = try SpawnedApp("Fixture", arguments: ["telling", "2000"], errorOutput: file.path)
            try app.wait(for: "Tell")
            let before = try app.residentMemory
            app.type("\r")
            let deadline = ContinuousClock.now + .seconds(60)
            while file.text != "done\n", ContinuousClock.now < deadline { usleep(10_000) }
            #expect(file.text == "done\n")
            // The app copies 2,000 texts of 30,000 bytes, which are 80 MB in base64. It must not store them all.
            #expect(try app.residentMemory - before < 16 << 20)
            try app.wait(for: "Told 2000.")
            let text = String(decoding: app.terminal.received, as: UTF8.self)
            #expect(text.contains("2;Title 2000\u{7}") || text.contains("2;Title 2000\u{1B}\\"))
            #expect(text.components(separatedBy: "\u{1B}]52;").count < 10)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("An app on a stalled terminal can be ended, and the terminal is restored when it reads again")
        func ended() throws {
            let app = try SpawnedApp(
                "Fixture", arguments: ["ticking", "1000000"], size: CellSize(width: 120, height: 40))
            try app.wait(for: "the first ticks") { app.screen.position(of: "Tick ") != nil }
            // The terminal gets frames, each of more than 4,000 bytes, until it accepts no more.
            let deadline = ContinuousClock.now + .seconds(20)
            var grown = Int.max
            while grown >= 4_000, ContinuousClock.now < deadline {
                let before = try bytesWritten(by: app)
                usleep(50_000)
                grown = try bytesWritten(by: app) - before
            }
            #expect(grown < 4_000)
            app.signal(SIGTERM)
            app.awaitEndUnread()
            #expect(try app.waitForExit() == 143)
            try app.wait(for: "the normal screen") { !app.terminal.screen.modes.alternate_screen }
            var state = app.state
            state.rows = app.stateBefore.rows
            state.cursor = app.stateBefore.cursor
            #expect(state == app.stateBefore)
        }
    }
}
#endif
