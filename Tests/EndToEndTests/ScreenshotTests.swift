import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the key that saves pictures of the screen (`CURSESUI_SCREENSHOT`).
    @Suite struct Screenshots {
        private let folder = TemporaryFile()

        private func start(in folder: String?) throws -> SpawnedApp {
            try SpawnedApp(
                "Fixture", arguments: ["entry"], environment: SpawnedApp.environment(["CURSESUI_SCREENSHOT": folder]))
        }

        @Test("F12 writes a picture of the screen, each into a file of its own")
        func pictures() throws {
            let app = try start(in: folder.path)
            try app.wait(for: "Bytes: 0.")
            app.type("moor")
            try app.wait(for: "Bytes: 4.")
            app.press(.function(12))
            try app.wait(for: "the picture") { FileManager.default.fileExists(atPath: folder.path + "/Fixture-1.svg") }
            app.type("ed")
            try app.wait(for: "Bytes: 6.")
            app.press(.function(12))
            try app.wait(for: "the picture") { FileManager.default.fileExists(atPath: folder.path + "/Fixture-2.svg") }
            let first = try String(contentsOfFile: folder.path + "/Fixture-1.svg", encoding: .utf8)
            #expect(first.contains("moor") && !first.contains("moored") && first.hasSuffix("</svg>\n"))
            let second = try String(contentsOfFile: folder.path + "/Fixture-2.svg", encoding: .utf8)
            #expect(second.contains("moored"))
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }

        @Test("A folder that cannot be written to is told after the end of the app")
        func unwritable() throws {
            let app = try start(in: "/proc/none")
            try app.wait(for: "Bytes: 0.")
            app.press(.function(12))
            app.type("on")
            try app.wait(for: "Bytes: 2.")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.screen.position(of: "Fixture: the screenshot cannot be written:") != nil)
        }
    }
}
