import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the command that plays scripts and records the screen.
    @Suite struct RecordCommands {
        private let folder = TemporaryFile()

        init() throws {
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        }

        private func record(
            _ script: String, program: String = "ReactiveForm", path: String = "/nowhere", _ options: String...
        ) throws -> SpawnedApp {
            try script.write(toFile: folder.path + "/tour.keys", atomically: true, encoding: .utf8)
            let app = try SpawnedApp(
                "cursesui",
                arguments: ["record", folder.path + "/tour.keys", "--output", folder.path + "/out"] + options
                    + ["--", program.contains("/") ? program : BuiltProducts.path(of: program)],
                size: CellSize(width: 150, height: 30), environment: SpawnedApp.environment(["PATH": path]))
            try app.waitForExit()
            return app
        }

        private func contents(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path + "/out/" + name, encoding: .utf8)
        }

        private var files: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")) ?? []).sorted()
        }

        @Test("A script becomes a recording, pictures and texts")
        func tour() throws {
            let app = try record(
                """
                size 60x16
                wait First entry
                type Ada
                screenshot first
                resize 70x18
                press Tab
                pause 0.3
                """)
            #expect(app.exitStatus == 0)
            #expect(app.screen.position(of: "cursesui: no PNG is written: rsvg-convert is not installed") != nil)
            #expect(
                files == [
                    "first.svg", "first.txt", "tour-animated.svg", "tour.cast", "tour.svg", "tour.txt",
                ])
            let text = try contents("tour.txt")
            #expect(text.contains("Ada"))
            #expect(try contents("first.svg").contains(">Ada</text>"))
            #expect(try contents("tour-animated.svg").contains("<animate attributeName=\"visibility\""))
            // At its end, the recording shows the same screen.
            let screen = ScreenReader(size: CellSize(width: 60, height: 16))
            var last = 0.0
            for line in try contents("tour.cast").split(separator: "\n").dropFirst() {
                let parts = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
                let data = try #require(parts[2] as? String)
                if parts[1] as? String == "r" {
                    #expect(data == "70x18")
                    screen.resize(to: CellSize(width: 70, height: 18))
                } else {
                    screen.feed(Array(data.utf8))
                }
                last = try #require(parts[0] as? Double)
            }
            var rows = screen.text
            while rows.last?.isEmpty == true { rows.removeLast() }
            #expect(rows.joined(separator: "\n") + "\n" == text)
            #expect(last > 0.3)
        }

        @Test("Pictures in pixels are made by rsvg-convert, and a light terminal is told to the app")
        func pixels() throws {
            let tools = folder.path + "/bin"
            try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
            let converter = tools + "/rsvg-convert"
            // The converter receives the complete SVG, and its output becomes the picture file.
            try "#!/bin/sh\n/bin/grep -c '</svg>'\n".write(toFile: converter, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: converter)
            let app = try record("wait First entry", path: tools, "--light", "--format", "png", "--format", "svg")
            #expect(app.exitStatus == 0)
            #expect(files == ["tour-light.png", "tour-light.svg"])
            #expect(try contents("tour-light.png") == "1\n")
            #expect(try contents("tour-light.svg").contains("fill=\"#ffffff\"/>"))
        }

        @Test("An error names the line of the script, and nothing is written")
        func errors() throws {
            let unknown = try record("wait First entry\npress Nothing")
            #expect(unknown.exitStatus == 1)
            let lines = unknown.screen.text.dropFirst().filter { !$0.isEmpty }.joined()
            #expect(lines.contains("tour.keys:2: there is no key Nothing"))
            let ended = try record("wait First entry\npress Control-C\npause 60\ntype a")
            #expect(ended.exitStatus == 1)
            #expect(
                ended.screen.text.joined().contains("tour.keys:4: the program has ended, with the status 130"))
            let failed = try record("wait First entry", program: "/bin/false")
            #expect(failed.exitStatus == 1)
            #expect(failed.screen.text.joined().contains("tour.keys:1: the program has ended, with the status 1"))
            #expect(files == [])
        }
    }
}
