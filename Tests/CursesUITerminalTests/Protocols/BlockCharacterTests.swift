import CNCurses
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
        #expect((Capabilities.blocks(name: name) != nil) == isKnown)
        var answers = TerminalProbe.Answers()
        answers.name = name
        var direct = try capabilities(["TERM": "xterm-256color"])
        direct.adopt(answers, isMultiplexer: false)
        #expect(direct.blocks == (isKnown ? .sextants : .quadrants))
        var inside = try capabilities(["TERM": "tmux-256color"])
        inside.adopt(answers, isMultiplexer: true)
        #expect(inside.blocks == .quadrants)
    }

    @Test(
        "A terminal that is known to draw octants receives them if the C library knows them, and sextants otherwise",
        arguments: ["kitty(0.42.0)", "foot(1.21.0)", "ghostty 1.2.3"]
    )
    func octants(name: String) throws {
        #expect(UTF8Locale.use())
        let isKnown = cncurses_width(0x1CD00) == 1 && cncurses_width(0x1CEA8) == 1
        var answers = TerminalProbe.Answers()
        answers.name = name
        var capabilities = try capabilities(["TERM": "xterm-256color"])
        capabilities.adopt(answers, isMultiplexer: false)
        #expect(capabilities.blocks == (isKnown ? .octants : .sextants))
        for older in ["kitty(0.35.2)", "foot(1.18.0)", "ghostty 1.1.0"] {
            #expect(Capabilities.blocks(name: older) == .sextants)
        }
    }

    @Test("The octants are Unicode's, each once, and one column wide")
    func octantCharacters() {
        let octants = BlockGlyphs.octants
        #expect(octants.count == 256)
        #expect(Set(octants).count == 256)
        // OCTANT-3, OCTANT-23, OCTANT-123, OCTANT-4 and OCTANT-2345678 are named after their parts, which count from 1.
        #expect(octants[0b0000_0100] == "\u{1CD00}")
        #expect(octants[0b0000_0110] == "\u{1CD01}")
        #expect(octants[0b0000_0111] == "\u{1CD02}")
        #expect(octants[0b0000_1000] == "\u{1CD03}")
        #expect(octants[0b1111_1110] == "\u{1CDE5}")
        #expect(octants[0b0000_1111] == "▀")
        #expect(octants[0b0101_0101] == "▌")
        #expect(octants[0b1100_0000] == "▂")
        #expect(octants.allSatisfy { TextWidth.columns(of: String($0)) == 1 })
        #expect(
            BlockPath.areas(of: Character(octants[0b0000_0110])) == [
                BlockPath.Area(x: 0.5...1, y: 0...0.25), BlockPath.Area(x: 0...0.5, y: 0.25...0.5),
            ])
    }
}
