import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the inspector inside an app and in a second terminal.
    @Suite struct InspectorRuns {
        private let folder = TemporaryFile()

        init() throws {
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        }

        private func environment(_ changes: [String: String?] = [:]) -> [String: String] {
            SpawnedApp.environment(["XDG_RUNTIME_DIR": folder.path].merging(changes) { $1 })
        }

        private func start(_ app: String = "entry", _ changes: [String: String?] = [:]) throws -> SpawnedApp {
            try SpawnedApp("Fixture", arguments: [app], environment: environment(changes))
        }

        private var sockets: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cursesui")) ?? []).sorted()
        }

        @Test("F12 opens it over the app; a marked view has a box; the app goes on; F12 closes it")
        func over() throws {
            let app = try start()
            try app.wait(for: "Bytes: 0.")
            app.type("ab")
            try app.wait(for: "Bytes: 2.")
            let before = app.screen.text
            app.press(.function(12))
            try app.wait(for: "EntryView")
            try app.wait(for: "F12 Close")
            // Moves the inspector to the upper half of the screen, where it covers none of the texts.
            app.press("d")
            app.press(.home)
            app.press(.downArrow)
            // The box is as wide as the screen, so its side edges are off the screen.
            try app.wait(for: "the box") { app.screen.position(of: "━━━━") != nil }
            app.press(.function(11))
            try app.wait(for: "Keys to inspector")
            app.type("c")
            try app.wait(for: "Bytes: 3.")
            app.press(.function(11))
            app.press("4")
            try app.wait(for: "_text")
            app.press("5")
            try app.wait(for: "key    c")
            app.press("6")
            try app.wait(for: "longest")
            app.press(.function(12))
            try app.wait(for: "the app alone") {
                zip(app.screen.text, before).filter { $0 != $1 }.count == 2 && app.screen.position(of: "abc") != nil
            }
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(app.state.lineModes == app.stateBefore.lineModes)
            #expect(sockets == [])
        }

        @Test("cursesui inspect shows the same in a second terminal, and the app keeps its screen")
        func second() throws {
            let app = try start("outputs", ["CURSESUI_INSPECT": "1"])
            try app.wait(for: "a socket") { sockets == ["Fixture-\(app.processIdentifier).socket"] }
            let other = try SpawnedApp("cursesui", arguments: ["inspect"], environment: environment())
            try other.wait(for: "OutputView")
            #expect(app.screen.position(of: "Views") == nil)
            // Selecting a view in the second terminal draws its box in the app's terminal.
            other.press(.home)
            other.press(.downArrow)
            try app.wait(for: "the box") { app.screen.position(of: "━") != nil }
            other.press("q")
            #expect(try other.waitForExit() == 0)
            try app.waitWhile("━")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(sockets == [])
        }

        @Test("The inspector in a second terminal ends with the app, and says so")
        func end() throws {
            let app = try start()
            try app.wait(for: "Bytes: 0.")
            let other = try SpawnedApp(
                "cursesui", arguments: ["inspect", "\(app.processIdentifier)"], environment: environment())
            try other.wait(for: "EntryView")
            app.signal(SIGKILL)
            #expect(try other.waitForExit() == 0)
            #expect(other.screen.position(of: "cursesui: Fixture (process \(app.processIdentifier)) has ended.") != nil)
            #expect(try app.waitForExit() == 128 + SIGKILL)
            // The socket that the killed app left behind does not count as an app.
            let again = try SpawnedApp("cursesui", arguments: ["inspect"], environment: environment())
            #expect(try again.waitForExit() == 1)
            #expect(again.screen.position(of: "cursesui: no app can be inspected; start one in a debug build") != nil)
            #expect(sockets == [])
        }

        @Test("CURSESUI_INSPECT=0 leaves F12 to the app; a screenshot comes before the inspector")
        func off() throws {
            let app = try start("entry", ["CURSESUI_INSPECT": "0"])
            try app.wait(for: "Bytes: 0.")
            app.press(.function(12))
            app.type("a")
            try app.wait(for: "Bytes: 1.")
            #expect(app.screen.position(of: "Views") == nil)
            #expect(sockets == [])
            let pictured = try start("entry", ["CURSESUI_SCREENSHOT": folder.path])
            try pictured.wait(for: "Bytes: 0.")
            pictured.press(.function(12))
            try pictured.wait(for: "the picture") {
                FileManager.default.fileExists(atPath: folder.path + "/Fixture-1.svg")
            }
            pictured.type("a")
            try pictured.wait(for: "Bytes: 1.")
            #expect(pictured.screen.position(of: "Views") == nil)
        }
    }
}
