import TerminalRig
import Testing

@testable import CursesUITerminal

/// Tests the queries that are sent to a terminal before any picture.
extension TerminalDriver.Pictures {
    @Test("A terminal that draws pictures is queried in a second batch whether it accepts them")
    func question() throws {
        let pseudo = PseudoTerminal()
        pseudo.screen.takesCommands = true
        let terminal = try pseudo.start(asksTerminal: true)
        defer { terminal.stop() }
        #expect(!String(decoding: pseudo.received, as: UTF8.self).contains("\u{1B}_"))
        answer(terminal, Self.kitty)
        #expect(terminal.awaitsAnswers)
        let question = String(decoding: KittyGraphics.question, as: UTF8.self)
        #expect(text(pseudo).hasSuffix(question + "\u{1B}[c"))
        let log = TerminalLog(of: terminal)
        answer(terminal, Self.taken)
        #expect(log.capabilityChanges > 0 && terminal.capabilities.pictures == .kitty)
        #expect(terminal.capabilities.cellPixels == CellPixels(width: 10, height: 20))
        #expect(!terminal.awaitsAnswers)
    }

    @Test(
        "Terminals that lack placeholders, are too old, or do not report a cell's size are not queried",
        arguments: [
            "\u{1B}[6;20;10t\u{1B}P>|WezTerm 20240203\u{1B}\\", "\u{1B}[6;20;10t\u{1B}P>|Konsole 24.1\u{1B}\\",
            "\u{1B}[6;20;10t\u{1B}P>|foot(1.16.2)\u{1B}\\", "\u{1B}[6;20;10t\u{1B}P>|kitty(0.27.1)\u{1B}\\",
            "\u{1B}P>|kitty(0.35.2)\u{1B}\\", "\u{1B}[6;0;0t\u{1B}P>|kitty(0.35.2)\u{1B}\\", "\u{1B}[6;20;10t",
        ])
    func others(answers: String) throws {
        let pseudo = PseudoTerminal()
        let terminal = try pseudo.start(asksTerminal: true)
        defer { terminal.stop() }
        answer(terminal, answers + "\u{1B}[?62;c")
        #expect(!terminal.awaitsAnswers)
        #expect(!text(pseudo).contains("\u{1B}_"))
    }

    @Test(
        "A terminal behind a multiplexer, or with few colours, is not queried",
        arguments: [
            TestEnvironment.trueColor.merging(["TMUX": "/tmp/x"]) { $1 }, TestEnvironment.palette256,
            TestEnvironment.noColor,
        ])
    func environment(environment: [String: String]) throws {
        let pseudo = PseudoTerminal()
        let terminal = try start(pseudo, environment: environment)
        defer { terminal.stop() }
        #expect(terminal.capabilities.pictures == nil)
        #expect(!String(decoding: pseudo.received, as: UTF8.self).contains("\u{1B}_"))
    }

    @Test(
        "A terminal that refuses, or does not answer the query, receives no pictures",
        arguments: [
            "\u{1B}_Gi=24301;ENOTSUPPORTED:\u{1B}\\\u{1B}[?62;c", "\u{1B}[?62;c",
        ])
    func refusal(answers: String) throws {
        let pseudo = PseudoTerminal()
        pseudo.screen.takesCommands = true
        let terminal = try pseudo.start(asksTerminal: true)
        defer { terminal.stop() }
        answer(terminal, Self.kitty)
        answer(terminal, answers)
        #expect(!terminal.awaitsAnswers && terminal.capabilities.pictures == nil)
        pseudo.pump()
        var buffer = CellBuffer(size: terminal.size)
        put(try makePicture(), column: 0, row: 0, into: &buffer)
        terminal.present(buffer, damage: nil, cursor: nil)
        let bytes = text(pseudo)
        #expect(!bytes.contains("\u{1B}_") && !Self.isPlaceholder(bytes))
        #expect(pseudo.screen.text.allSatisfy { $0.isEmpty })
    }
}
