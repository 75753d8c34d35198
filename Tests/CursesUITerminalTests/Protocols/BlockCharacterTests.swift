import Testing

@testable import CursesUITerminal

@MainActor
@Suite("Block characters")
struct BlockCharacterTests {
    private func capabilities(
        _ environment: [String: String], isUTF8: Bool = true
    ) throws -> Capabilities {
        let entry = try TerminfoEntry.find(environment: ["TERM": "xterm-256color"], terminal: 1)
        return Capabilities(environment: environment, entry: entry, isUTF8: isUTF8)
    }

    @Test("Most fonts have quadrants, and that of the Linux console has halves")
    func fonts() throws {
        #expect(try capabilities(["TERM": "xterm-256color"]).blocks == .quadrants)
        #expect(try capabilities(["TERM": "linux"]).blocks == .halves)
        #expect(try capabilities(["TERM": "linux-16color"]).blocks == .halves)
        #expect(try capabilities(["TERM": "xterm"], isUTF8: false).blocks == .none)
    }

    @Test(
        "A terminal that is known to draw sextants itself receives them",
        arguments: [
            ("kitty(0.32.2)", true), ("kitty(0.19.0)", false), ("WezTerm 20240203-110809-5046fc22", true),
            ("foot(1.16.2)", true), ("ghostty 1.0.1", true), ("VTE(7600)", true), ("XTerm(379)", false),
            ("tmux 3.4", false),
        ]
    )
    func sextants(name: String, isKnown: Bool) throws {
        #expect(UTF8Locale.use())
        #expect(Capabilities.drawsSextants(name: name) == isKnown)
        var answers = TerminalProbe.Answers()
        answers.name = name
        var direct = try capabilities(["TERM": "xterm-256color"])
        direct.adopt(answers, isMultiplexer: false)
        #expect(direct.blocks == (isKnown ? .sextants : .quadrants))
        var inside = try capabilities(["TERM": "tmux-256color"])
        inside.adopt(answers, isMultiplexer: true)
        #expect(inside.blocks == .quadrants)
    }
}
