import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests keys as terminals send them. If some terminals do not pass on a key, its action has a second key, which is
    /// tested as well.
    @Suite struct TerminalKeys {
        @Test("in tmux: a context menu, tabs, the help, the palette, and the mouse for tmux's own selection")
        func tmux() throws {
            let tmux = try TmuxSession(size: CellSize(width: 60, height: 20))
            try tmux.enter(BuiltProducts.path(of: "Fixture") + " keys")
            try tmux.wait(for: "Chosen: 0.")
            try tmux.press("Down", "F9")
            try tmux.wait(for: "Rename")
            try tmux.press("Enter")
            try tmux.wait(for: "Last: renamed.")
            try tmux.press("C-NPage")
            try tmux.wait(for: "The second page")
            try tmux.press("M-1")
            try tmux.wait(for: "Chosen: 1.")
            try tmux.press("?")
            try tmux.wait(for: "The app")
            try tmux.press("Escape")
            try tmux.wait(for: "the end of the help") { try !tmux.rows.contains { $0.contains("The app") } }
            try tmux.press("C-p")
            try tmux.wait(for: "Clear it")
            try tmux.type("clear")
            try tmux.press("Enter")
            try tmux.wait(for: "Last: cleared.")
            #expect(try tmux.variable("mouse_button_flag") == "1")
            try tmux.press("F8")
            try tmux.wait(for: "the mouse to be off") { try tmux.variable("mouse_button_flag") == "0" }
            try tmux.press("F8")
            try tmux.wait(for: "the mouse to be on") { try tmux.variable("mouse_button_flag") == "1" }
        }

        /// Tests the sequences of kitty's keyboard protocol.
        @Test("with kitty's keys: a context menu, tabs, and the help")
        func kitty() throws {
            let app = try SpawnedApp("Fixture", arguments: ["keys"])
            try app.wait(for: "Chosen: 0.")
            for menu in ["\u{1B}[13;3u", "\u{1B}[21;2~", "\u{1B}[57363u", "\u{1B}[20~"] {
                app.type(menu)
                try app.wait(for: "Rename")
                app.type("\u{1B}[27u")
                try app.waitWhile("Rename")
            }
            for (next, back) in [("\u{1B}[9;5u", "\u{1B}[9;6u"), ("\u{1B}[50;3u", "\u{1B}[49;3u")] {
                app.type(next)
                try app.wait(for: "The second page")
                app.type(back)
                try app.wait(for: "Chosen: 0.")
            }
            app.type("\u{1B}[P")
            try app.wait(for: "The app")
            app.type("\u{1B}[27u")
            try app.waitWhile("The app")
            app.type("\u{1B}[112;5u")
            try app.wait(for: "Clear it")
        }

        @Test("the user's keys come from a file; its mistakes are shown by the help, and when the app has ended")
        func file() throws {
            let home = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString.prefix(8))")
            let folder = home.appendingPathComponent(".config/Fixture")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: home) }
            let text = "[list]\nlast = \"e e\"\ndwon = \"n\"\n[commands]\n\"Clear it\" = \"F3\"\n"
            try text.write(to: folder.appendingPathComponent("keys"), atomically: true, encoding: .utf8)
            let app = try SpawnedApp(
                "Fixture", arguments: ["keys"], size: CellSize(width: 110, height: 24),
                environment: SpawnedApp.environment(["HOME": home.path, "CURSESUI_KEYS": "vim"]))
            try app.wait(for: "Chosen: 0.")
            app.type("jj")
            try app.wait(for: "Chosen: 2.")
            app.type("e")
            try app.wait(for: "e Last")
            app.type("e")
            try app.wait(for: "Chosen: 8.")
            app.type("gg")
            try app.wait(for: "Chosen: 0.")
            app.type("\u{1B}OR")
            try app.wait(for: "Last: cleared.")
            app.type("?")
            try app.wait(for: "keys:3:")
            app.type("\u{3}")
            #expect(try app.waitForExit() == 130)
            #expect(app.screen.text.contains { $0.contains("keys:3: there is no action \"dwon\"") })
        }
    }
}
