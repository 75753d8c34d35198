import CursesUITerminal
import Foundation
import TerminalRig
import Testing

@testable import GitHubCascade

@Suite("The program, in a terminal", .serialized)
struct CascadeEndToEndTests {
    @Test("Users are found, recalled, clicked and lost; the log waits until the screen is given back")
    func session() async throws {
        try await onThread {
            let app = try SpawnedApp("GitHubCascade", arguments: ["--offline", "--log", "--user", "paper-owl"])
            try app.wait(for: "Repositories: 7")
            app.press("u", modifiers: .control)
            app.type("marble-fox")
            try app.wait(for: "Repositories: 138")
            app.press(.upArrow)
            try app.wait(for: "Repositories: 7")
            app.resize(to: CellSize(width: 40, height: 12))
            // There is not enough space for the user's biography, so it is truncated.
            try app.wait(for: "…")
            app.resize(to: CellSize(width: 80, height: 24))
            try app.wait(for: "Recent names")
            try app.click("marble-fox")
            try app.wait(for: "Repositories: 138")
            app.type("-")
            try app.wait(for: "There is no user named marble-fox-.")
            #expect(app.screen.position(of: "username pipeline") == nil)
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            let bytes = String(decoding: app.terminal.received, as: UTF8.self)
            #expect(bytes.contains("username pipeline: : receive value: (paper-owl)"))
            #expect(bytes.contains("repositories: 138"))
        }
    }

    @Test("A terminal that draws pictures is sent the user's, and has none of it in the end")
    func picture() async throws {
        try await onThread {
            let app = try SpawnedApp("GitHubCascade", arguments: ["--offline", "--user", "marble-fox"])
            app.screen.takesCommands = true
            // The replies of kitty to the first and to the second batch of queries.
            app.type("\u{1B}[6;20;10t\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62;c\u{1B}_Gi=24301;OK\u{1B}\\\u{1B}[?62;c")
            func placeholders() -> Int {
                app.screen.cells.joined().filter { $0.text.unicodeScalars.first == "\u{10EEEE}" }.count
            }
            try app.wait(for: "a round picture of 16 by 8 cells") { (100...128).contains(placeholders()) }
            try app.wait(for: "Repositories: 138")
            #expect(app.screen.position(of: "▄") == nil)
            // Content that covers the picture must hide all of it.
            app.type("-")
            try app.wait(for: "There is no user named marble-fox-.")
            try app.wait(for: "nothing of the picture") { placeholders() == 0 }
            app.press(.delete)
            try app.wait(for: "the picture again") { (100...128).contains(placeholders()) }
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            let bytes = String(decoding: app.terminal.received, as: UTF8.self)
            let parts = bytes.components(separatedBy: "\u{1B}_Ga=")
            let sent = parts.filter { $0.hasPrefix("t,f=100,") }.count
            #expect(sent >= 2 && parts.filter { $0.hasPrefix("d,d=I,") }.count == sent)
            let leaving = try #require(bytes.range(of: "\u{1B}[?1049l"))
            #expect(!bytes[leaving.upperBound...].contains("\u{1B}_"))
        }
    }

    @Test("Nothing of the pipeline is printed unless it is asked for")
    func silence() async throws {
        try await onThread {
            let app = try SpawnedApp("GitHubCascade", arguments: ["--offline", "--user", "marble-fox"])
            try app.wait(for: "Repositories: 138")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
            #expect(!String(decoding: app.terminal.received, as: UTF8.self).contains("pipeline"))
        }
    }

    @Test("Names are kept from one run to the next, but those that are made up are not")
    func kept() async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try await withServer { server in
            let base = server.baseURL.absoluteString
            try await onThread {
                let environment = SpawnedApp.environment(["HOME": home.path])
                for (arguments, isKept) in [
                    (["--offline", "--user", "tin-robot"], false),
                    (["--base-url", base, "--user", "paper-owl"], true),
                ] {
                    let app = try SpawnedApp("GitHubCascade", arguments: arguments, environment: environment)
                    try app.wait(for: isKept ? "Repositories: 7" : "Repositories: 1 ")
                    app.press("c", modifiers: .control)
                    try app.waitForExit()
                }
                let app = try SpawnedApp(
                    "GitHubCascade", arguments: ["--base-url", base], environment: environment
                )
                try app.wait(for: "paper-owl")
                #expect(app.screen.position(of: "tin-robot") == nil)
                app.press(.upArrow)
                try app.wait(for: "Repositories: 7")
            }
        }
    }
}
