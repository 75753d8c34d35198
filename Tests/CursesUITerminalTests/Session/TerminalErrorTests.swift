import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests terminals without a usable screen.
    @MainActor
    @Suite struct Errors {
        @Test(
            "The error for an unusable terminal type describes the solution",
            arguments: [
                (nil, "TERM is not set. Set it to your terminal's type, for example: export TERM=xterm-256color"),
                ("", "TERM is not set. Set it to your terminal's type, for example: export TERM=xterm-256color"),
                (
                    "dumb",
                    "The terminal type \"dumb\" cannot show a full screen. If yours can, set its type, for example: export TERM=xterm-256color"
                ),
                (
                    "no-such",
                    "The terminal type \"no-such\" is not known on this machine. Install its terminfo entry or set another, for example: export TERM=xterm-256color"
                ),
                (
                    "e\u{1B}[2Jvil",
                    "The terminal type \"e\\u{1B}[2Jvil\" is not known on this machine. Install its terminfo entry or set another, for example: export TERM=xterm-256color"
                ),
            ] as [(String?, String)])
        func unusable(name: String?, message: String) {
            let pseudo = PseudoTerminal()
            let before = pseudo.lineModes
            let terminal = NCursesTerminal(
                environment: name.map { ["TERM": $0] } ?? [:], output: pseudo.terminal,
                captured: [])
            let error = #expect(throws: TerminalError.self) { try terminal.start() }
            #expect(error?.description == message)
            #expect(message.contains("\n") == false)
            #expect(pseudo.pump() == [])
            #expect(pseudo.lineModes == before)
            #expect(!terminal.isReady)
        }

        @Test("An output that is not a terminal is an error", arguments: ["/dev/null", "/dev/zero"])
        func notATerminal(path: String) throws {
            let descriptor = open(path, O_RDWR)
            defer { close(descriptor) }
            let terminal = NCursesTerminal(
                environment: TestEnvironment.trueColor, output: descriptor, captured: [])
            #expect(throws: TerminalError.notATerminal) { try terminal.start() }
        }

        @Test(
            "A modern terminal without an entry in the database is treated as xterm",
            arguments: [
                ["TERM": "xterm-kitty-unknown"], ["TERM": "alacritty"], ["TERM": "foot"],
                ["TERM": "new-one", "COLORTERM": "truecolor"],
                ["TERM": "new-one", "TERM_PROGRAM": "NewOne"],
            ])
        func modern(environment: [String: String]) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(environment: environment)
            defer { terminal.stop() }
            #expect(terminal.capabilities.colorLevel >= .ansi256)
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("works", style: Style(foreground: .palette(200)))
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
        }
    }
}
