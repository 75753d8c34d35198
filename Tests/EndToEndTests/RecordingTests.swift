import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests recordings that an app writes of itself (`CURSESUI_RECORD`).
    @Suite struct Recordings {
        private let folder = TemporaryFile()
        private var file: String { folder.path + "/run.cast" }

        init() throws {
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        }

        private func start(recording file: String) throws -> SpawnedApp {
            try SpawnedApp(
                "ReactiveForm", environment: SpawnedApp.environment(["CURSESUI_RECORD": file, "SHELL": "/bin/\"sh\""]))
        }

        /// Returns the lines of the recording, parsed as JSON.
        private func lines() throws -> [Any] {
            try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map {
                try JSONSerialization.jsonObject(with: Data($0.utf8))
            }
        }

        private func events() throws -> [(time: Double, kind: String, data: String)] {
            try lines().dropFirst().map { line in
                let parts = try #require(line as? [Any])
                return (
                    try #require(parts[0] as? Double), try #require(parts[1] as? String),
                    try #require(parts[2] as? String)
                )
            }
        }

        /// Plays the recording in an emulator.
        private func play() throws -> ScreenReader {
            let header = try #require(try lines().first as? [String: Any])
            let screen = ScreenReader(
                size: CellSize(
                    width: try #require(header["width"] as? Int), height: try #require(header["height"] as? Int)))
            for event in try events() {
                if event.kind == "r" {
                    let numbers = event.data.split(separator: "x").compactMap { Int($0) }
                    screen.resize(to: CellSize(width: numbers[0], height: numbers[1]))
                } else {
                    screen.feed(Array(event.data.utf8))
                }
            }
            return screen
        }

        @Test("A recording shows what the terminal has shown, with its sizes")
        func faithful() throws {
            let app = try start(recording: file)
            try app.wait(for: "First entry")
            app.type("Zoë 漢字 🫖 \"q\" \\")
            try app.wait(for: "Zoë 漢字 🫖")
            app.resize(to: CellSize(width: 60, height: 20))
            app.press(.tab)
            try app.waitUntilIdle()
            // The recording is always up to date, even while the app runs.
            let header = try #require(try lines().first as? [String: Any])
            #expect(header["version"] as? Int == 2)
            #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
            #expect(header["env"] as? [String: String] == ["TERM": "xterm-256color", "SHELL": "/bin/\"sh\""])
            #expect(try events().filter { $0.kind == "r" }.map(\.data) == ["60x20"])
            let times = try events().map(\.time)
            #expect(times == times.sorted() && times.allSatisfy { $0 >= 0 })
            #expect(ScreenReader.differences(try play().cells, app.screen.cells) == [])
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            // The end of the recording leaves the alternate screen.
            #expect(try play().modes.alternate_screen == false)
        }

        @Test("A process that is killed has recorded everything")
        func killed() throws {
            let app = try start(recording: file)
            try app.wait(for: "First entry")
            app.type("Ada")
            try app.wait(for: "Ada")
            try app.waitUntilIdle()
            let cells = app.screen.cells
            app.signal(SIGKILL)
            try app.waitForExit()
            #expect(ScreenReader.differences(try play().cells, cells) == [])
        }

        @Test("A second app does not write into the recording of the first")
        func locked() throws {
            let first = try start(recording: file)
            try first.wait(for: "First entry")
            let second = try start(recording: file)
            try second.wait(for: "First entry")
            second.type("second")
            try second.wait(for: "second")
            second.press("c", modifiers: .control)
            #expect(try second.waitForExit() == 130)
            try first.waitUntilIdle()
            #expect(ScreenReader.differences(try play().cells, first.screen.cells) == [])
        }

        @Test("A file that cannot be recorded into gets one line and the status 1")
        func refusal() throws {
            try FileManager.default.createDirectory(atPath: folder.path + "/a.cast", withIntermediateDirectories: false)
            let reasons = [
                "/no/such/folder/a.cast": "No such file or directory",
                folder.path + "/a.cast": "Is a directory",
                folder.path + "/a.txt": "the name of a recording ends in .cast",
            ]
            for (path, reason) in reasons {
                let app = try start(recording: path)
                #expect(try app.waitForExit() == 1)
                // A space at the end of a row of the screen is not in its text.
                let text = app.screen.text.dropFirst().joined().replacing(" ", with: "")
                let line = "ReactiveForm: Cannot record into \(path), which CURSESUI_RECORD names: \(reason)."
                #expect(text == line.replacing(" ", with: ""))
                #expect(app.state.lineModes == app.stateBefore.lineModes)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.txt"))
        }

        @Test("The words for tests of snapshots record nothing")
        func word() throws {
            let app = try start(recording: "failed")
            try app.wait(for: "First entry")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }
    }
}
