import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the command that creates new packages.
    @Suite struct NewPackages {
        private func start(_ name: String, in folder: TemporaryFile) throws -> SpawnedApp {
            let command = BuiltProducts.path(of: "cursesui")
            return try SpawnedApp(
                "/bin/sh", arguments: ["-c", "cd '\(folder.path)' && exec '\(command)' new \(name)"],
                size: CellSize(width: 150, height: 30))
        }

        @Test("A package is made once, and the next steps are told")
        func new() throws {
            let folder = TemporaryFile()
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            let first = try start("Pantry", in: folder)
            #expect(try first.waitForExit() == 0)
            #expect(first.screen.position(of: "`make run` shows the app, `make test` tests it.") != nil)
            let manifest = try String(contentsOfFile: folder.path + "/Pantry/Package.swift", encoding: .utf8)
            #expect(manifest.contains("name: \"PantryTests\""))
            let second = try start("Pantry", in: folder)
            #expect(try second.waitForExit() == 1)
            let lines = second.screen.text.dropFirst().filter { !$0.isEmpty }
            #expect(lines.count == 1)
            #expect(lines.first?.hasSuffix("/Pantry is there: choose another name") == true)
        }

        @Test("A name that is none gets one line and the status 1")
        func refusal() throws {
            let folder = TemporaryFile()
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            let app = try start("my-app", in: folder)
            #expect(try app.waitForExit() == 1)
            #expect(
                app.screen.text.dropFirst().filter { !$0.isEmpty } == [
                    "cursesui: \"my-app\" is no name for a Swift module: use letters, digits and _, and begin with a letter"
                ])
        }
    }
}
