import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests the real terminal in line mode.
    @MainActor
    @Suite struct Lines {
        @Test(
            "Lines need no terminal with a moving cursor, and no other sequence than the one for pastes is sent",
            arguments: [("xterm-256color", "\u{1B}[?2004h", "\u{1B}[?2004l"), ("dumb", "", ""), (nil, "", "")])
        func terminals(type: String?, enter: String, leave: String) async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 40, height: 2))
            let before = pseudo.lineModes
            var environment = ["LANG": "C.UTF-8"]
            environment["TERM"] = type
            let terminal = NCursesTerminal(
                environment: environment, output: pseudo.terminal, captured: [], showsLines: true)
            let log = TerminalLog(of: terminal)
            terminal.title = "Title"
            try terminal.start()
            #expect(terminal.size == CellSize(width: 80, height: 24))
            terminal.title = "Other title"
            terminal.mouse = .motion
            terminal.copy("text")
            terminal.notify("text")
            terminal.redraw()
            terminal.show(["漢字, button"], editing: EditedLine(text: "ab", caret: 2))
            #expect(await pseudo.pump { pseudo.screen.text.contains("ab") })
            pseudo.type("x")
            #expect(await pseudo.pump { !log.events.isEmpty })
            terminal.stop()
            pseudo.pump()
            #expect(String(decoding: pseudo.received, as: UTF8.self) == enter + "漢字, button\r\nab\r\n" + leave)
            #expect(pseudo.lineModes == before)
        }
    }
}
