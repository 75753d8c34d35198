import CursesUITerminal
import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests keyboard input, and pasted text that imitates keyboard input.
    @Suite struct Inputs {
        private func start() throws -> SpawnedApp {
            let app = try SpawnedApp("Fixture", arguments: ["entry"])
            try app.wait(for: "Bytes: 0.")
            return app
        }

        @Test("Invalid UTF-8 is shown as replacement characters, and nothing after it is lost")
        func malformed() throws {
            let app = try start()
            app.terminal.type([0x61, 0xFF, 0x62, 0xC3, 0x28, 0x63, 0xE6, 0xBC, 0x64])
            try app.wait(for: "a\u{FFFD}b\u{FFFD}(c\u{FFFD}d")
        }

        @Test("Unknown sequences are dropped, and type nothing")
        func unknown() throws {
            let app = try start()
            for sequence in [
                "\u{1B}[99~", "\u{1B}[?1;2;3x", "\u{1B}[1;2;3;4;5y", "\u{1B}]777;notify;x\u{7}",
                "\u{1B}P+q544e\u{1B}\\",
                "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}[97;1:3u", "\u{1B}[57441;2u",
                "\u{1B}[12;40R",
                "\u{1B}[?62;22c", "\u{1B}[<99;1;1M", "\u{1B}[201~",
            ] {
                app.type(sequence)
            }
            app.type("z")
            try app.wait(for: "Bytes: 1.")
        }

        @Test("A sequence that arrives byte by byte is one key")
        func cut() throws {
            let app = try start()
            app.type("ac")
            try app.wait(for: "Bytes: 2.")
            for byte in "\u{1B}[D".utf8 { app.terminal.type([byte]) }
            app.type("b")
            try app.wait(for: "abc")
        }

        @Test("The app detects whether the terminal has the focus")
        func focus() throws {
            let app = try start()
            try app.wait(for: "Phase: active.")
            app.type("\u{1B}[O")
            try app.wait(for: "Phase: inactive.")
            app.type("\u{1B}[I")
            try app.wait(for: "Phase: active.")
        }

        #if os(Linux)
        @Test("A paste of a megabyte is one edit, separate from the keys after it")
        func paste() throws {
            let app = try start()
            let line = "0123456789 abcdefghijklmnopqrstuvwxyz "
            let count = 1_000_000 / line.utf8.count
            let before = app.terminal.framesReceived()
            let readsBefore = try reads(of: app)
            app.paste(String(repeating: line, count: count))
            try app.wait(for: "Bytes: \(count * line.utf8.count).")
            #expect(app.terminal.framesReceived() - before <= 3)
            // The line discipline passes on 4,095 bytes at most.
            #expect(try reads(of: app) - readsBefore < 1_000_000 / 256)
            app.press(.delete)
            try app.wait(for: "Bytes: \(count * line.utf8.count - 1).")
        }

        private func reads(of app: SpawnedApp) throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(app.processIdentifier)/io", encoding: .utf8)
            let line = text.split(separator: "\n").first { $0.hasPrefix("syscr: ") }
            return try #require(line.flatMap { Int($0.dropFirst(7)) })
        }
        #endif
    }
}
