import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Resizes {
        private static let title = "Reactive Form"

        private func start(_ size: CellSize = CellSize(width: 80, height: 24)) throws -> SpawnedApp {
            let app = try SpawnedApp("ReactiveForm", size: size)
            try app.wait(for: Self.title)
            return app
        }

        /// Waits until the screen equals, cell by cell, the screen of an app that was started in this size.
        private func expectSamePicture(_ app: SpawnedApp, size: CellSize, typed: String) throws {
            let fresh = try SpawnedApp("ReactiveForm", size: size)
            try fresh.wait(for: "its first frame") { fresh.terminal.framesReceived() > 0 }
            fresh.type(typed)
            try app.wait(for: "the same picture") {
                fresh.terminal.pump()
                return !fresh.terminal.isInFrame
                    && ScreenReader.differences(app.screen.cells, fresh.screen.cells) == []
            }
        }

        @Test("From one cell to a thousand columns and back, each picture is as in a fresh terminal")
        func extremes() throws {
            let app = try start()
            app.type("abc")
            for size in [
                CellSize(width: 1, height: 1), CellSize(width: 1000, height: 300),
                CellSize(width: 1, height: 300), CellSize(width: 1000, height: 1),
                CellSize(width: 1, height: 1), CellSize(width: 80, height: 24),
            ] {
                app.resize(to: size)
                try expectSamePicture(app, size: size, typed: "abc")
            }
        }

        @Test("A thousand resizes while typing lose no key and leave no stale cell")
        func storm() throws {
            let app = try start()
            var typed = ""
            let before = app.terminal.framesReceived()
            for change in 0..<1000 {
                app.resize(to: CellSize(width: 1 + change * 37 % 200, height: 1 + change * 17 % 60))
                if change.isMultiple(of: 50) {
                    let key = String(change / 50 % 10)
                    app.type(key)
                    typed += key
                }
                if change.isMultiple(of: 10) { app.terminal.pump() }
            }
            let size = CellSize(width: 90, height: 26)
            app.resize(to: size)
            try expectSamePicture(app, size: size, typed: typed)
            #expect(app.exitStatus == nil)
            #expect(app.terminal.framesReceived() - before <= 1000 + 20)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state.privateModes.isEmpty)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
        }

        #if os(Linux)
        @Test("A burst of resizes is one frame, and keys among them add one at most", arguments: ["", "abc"])
        func burst(keys: String) throws {
            let app = try start()
            try app.waitUntilIdle()
            app.terminal.pump()
            app.signal(SIGSTOP)
            try app.wait(for: "its stop") { app.isStopped }
            let before = app.terminal.received.count
            for width in 20..<120 { app.resize(to: CellSize(width: width, height: 10 + width / 10)) }
            let size = CellSize(width: 70, height: 20)
            app.resize(to: size)
            app.type(keys)
            app.signal(SIGCONT)
            try expectSamePicture(app, size: size, typed: keys)
            try app.waitUntilIdle()
            app.terminal.pump()
            let frames = app.terminal.framesReceived(since: before)
            #expect(frames >= 1 && frames <= (keys.isEmpty ? 1 : 2), "\(frames) frames")
        }
        #endif
    }
}
