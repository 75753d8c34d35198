import CursesUITerminal
import TerminalRig
import Testing

@Suite("The program, in a terminal")
struct CascadeEndToEndTests {
    @Test("GC6 GC11 A user is found, recalled and lost; the log of the pipeline waits until the screen is given back")
    func session() throws {
        let app = try SpawnedApp("GitHubCascade", arguments: ["--offline", "--log", "--user", "paper-owl"])
        try app.wait(for: "Repositories: 7")
        app.press(.character("u"), modifiers: .control)
        app.type("marble-fox")
        try app.wait(for: "Repositories: 138")
        app.press(.up)
        try app.wait(for: "Repositories: 7")
        app.resize(to: CellSize(width: 40, height: 12))
        // Its biography has no room there.
        try app.wait(for: "…")
        app.resize(to: CellSize(width: 80, height: 24))
        try app.wait(for: "Recent names")
        try app.click("marble-fox")
        try app.wait(for: "Repositories: 138")
        app.type("-")
        try app.wait(for: "There is no user named marble-fox-.")
        #expect(app.screen.find("username pipeline") == nil)
        app.press(.character("c"), modifiers: .control)
        #expect(try app.waitForExit() == 130)
        let bytes = String(decoding: app.terminal.received, as: UTF8.self)
        #expect(bytes.contains("username pipeline: : receive value: (paper-owl)"))
        #expect(bytes.contains("repositories: 138"))
    }

    @Test("GC11 Nothing of the pipeline is printed unless it is asked for")
    func silence() throws {
        let app = try SpawnedApp("GitHubCascade", arguments: ["--offline", "--user", "marble-fox"])
        try app.wait(for: "Repositories: 138")
        app.press(.character("c"), modifiers: .control)
        #expect(try app.waitForExit() == 130)
        #expect(!String(decoding: app.terminal.received, as: UTF8.self).contains("pipeline"))
    }
}
