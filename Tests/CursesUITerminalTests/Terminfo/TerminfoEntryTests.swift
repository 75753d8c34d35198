import CNCurses
import Foundation
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    @MainActor
    @Suite struct Terminfo {
        @Test(
            "An entry that ncurses reads back from memory is equal",
            arguments: ["xterm-256color", "xterm", "linux", "vt100", "tmux-256color", "dumb"])
        func roundTrip(name: String) throws {
            let entry = try TerminfoEntry.load(named: name, terminal: -1)
            #expect(try Self.reread(entry) == entry)
        }

        @Test("Direct colours survive the round trip through memory")
        func directColors() throws {
            let size = CellSize(width: 123, height: 45)
            let entry = try TerminfoEntry.load(named: "xterm-256color", terminal: -1)
                .forDrawing(level: .trueColor, size: size)
            #expect(entry[number: "colors"] == TerminfoEntry.paletteBase + 256)
            #expect(entry[number: "cols"] == 123)
            #expect(entry.extendedFlags == ["RGB"])
            #expect(try Self.reread(entry) == entry)
        }

        @Test("The entry for a terminal without colours has none")
        func noColors() throws {
            let entry = try TerminfoEntry.load(named: "xterm-256color", terminal: -1)
                .forDrawing(level: .none, size: CellSize(width: 80, height: 24))
            #expect(entry[number: "colors"] == nil)
        }

        @Test(
            "An unknown name is an error, however long it is",
            arguments: ["no-such-terminal", String(repeating: "x", count: 10_000)])
        func unknown(name: String) {
            #expect(throws: TerminfoEntry.DatabaseError.noEntry) {
                try TerminfoEntry.load(named: name, terminal: -1)
            }
        }

        private static func reread(_ entry: TerminfoEntry) throws -> TerminfoEntry {
            setenv("TERMINFO", entry.environmentValue, 1)
            defer { unsetenv("TERMINFO") }
            return try TerminfoEntry.load(named: entry.name, terminal: -1)
        }
    }
}

@Suite struct ColorLevelTests {
    @Test(
        "The environment and the entry determine the number of colours",
        arguments: [
            ([:], 256, .ansi256),
            ([:], 8, .ansi8),
            ([:], 16, .ansi16),
            ([:], nil, .none),
            (["COLORTERM": "truecolor"], 8, .trueColor),
            (["COLORTERM": "24bit"], 256, .trueColor),
            (["COLORTERM": "rxvt"], 256, .ansi256),
            (["NO_COLOR": "1", "COLORTERM": "truecolor"], 256, .none),
            (["NO_COLOR": ""], 256, .ansi256),
            (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], 256, .ansi256),
            (["CLICOLOR_FORCE": "1"], nil, .ansi16),
            (["CLICOLOR_FORCE": "0"], nil, .none),
            (["TERM": "xterm-kitty"], 256, .trueColor),
            (["TERM": "xterm-direct"], 256, .trueColor),
            (["TERM_PROGRAM": "Apple_Terminal"], 256, .ansi256),
            (["TERM_PROGRAM": "iTerm.app"], 256, .trueColor),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], 256, .ansi256),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], 256, .ansi256),
            (["TERM": "screen-256color", "TMUX": "/tmp/tmux", "COLORTERM": "truecolor"], 256, .trueColor),
        ] as [([String: String], Int32?, Capabilities.ColorLevel)])
    func level(environment: [String: String], colors: Int32?, level: Capabilities.ColorLevel) {
        var entry = TerminfoEntry(
            name: "test", flags: TerminfoEntry.flagNames.map { _ in false },
            numbers: TerminfoEntry.numberNames.map { _ in nil },
            strings: TerminfoEntry.stringNames.map { _ in nil })
        entry.setString("cup", "\u{1B}[%i%p1%d;%p2%dH")
        entry[number: "colors"] = colors
        #expect(Capabilities.ColorLevel(environment: environment, entry: entry) == level)
    }
}
