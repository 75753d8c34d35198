import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the command that converts Xcode projects to packages.
    @Suite struct Porting {
        private static let samples = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../Samples").standardized

        private let folder = TemporaryFile()

        private func start(_ arguments: String...) throws -> SpawnedApp {
            try SpawnedApp("cursesui", arguments: arguments, size: CellSize(width: 150, height: 30))
        }

        @Test("A project becomes a package, and the terminal tells what was changed and left out")
        func port() throws {
            let project = Self.samples.appendingPathComponent("Trips").path
            let app = try start("port", project, "--output", folder.path)
            defer { try? FileManager.default.removeItem(atPath: folder.path) }
            #expect(try app.waitForExit() == 0)
            let rows = app.screen.text
            #expect(rows.contains("Trips: 6 Swift files, 4 resources"))
            #expect(rows.contains("the target TripsWidget                    it is a widget extension      nothing"))
            let manifest = try String(contentsOfFile: folder.path + "/Package.swift", encoding: .utf8)
            // The compiled command contains the path of the folder in which it was built.
            let root = Self.samples.appendingPathComponent("../..").standardized.path
            #expect(manifest.contains(".package(path: \"\(root)\"),"))
            #expect(manifest.contains("\"-module-alias\", \"SwiftUI=SwiftUICompat\","))
            let model = try String(contentsOfFile: folder.path + "/Sources/Trips/Models/Trip.swift", encoding: .utf8)
            let original = try String(contentsOfFile: project + "/Trips/Models/Trip.swift", encoding: .utf8)
            #expect(model == original)
            // Existing files are not overwritten.
            let again = try start("port", project, "--output", folder.path)
            #expect(try again.waitForExit() == 1)
            #expect(again.screen.position(of: "--overwrite brings it up to date") != nil)
        }

        @Test(
            "Input that is no project gets one line and the status 1",
            arguments: ["port", "run", "check"]
        )
        func refusal(command: String) throws {
            let app = try start(command, "/no/such/place")
            #expect(try app.waitForExit() == 1)
            #expect(app.screen.text.dropFirst().filter { !$0.isEmpty } == ["cursesui: /no/such/place is not there"])
        }
    }
}
