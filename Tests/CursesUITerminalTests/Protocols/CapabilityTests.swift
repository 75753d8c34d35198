import Testing

@testable import CursesUITerminal

/// Tests the capabilities that are assumed before a terminal has replied.
@MainActor
@Suite struct CapabilityTests {
    private func capabilities(_ environment: [String: String]) throws -> Capabilities {
        let entry = try TerminfoEntry.find(
            environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, terminal: 1)
        return Capabilities(environment: environment, entry: entry, isUTF8: true)
    }

    @Test(
        "Hyperlinks are used on terminals that are known to support them",
        arguments: [
            ([:], false), (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
            (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
            (["TERM": "xterm-256color", "VTE_VERSION": "4803"], false),
            (["TERM": "xterm-256color", "WT_SESSION": "x"], true),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], true),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
            // Inside a multiplexer, the outer terminal does not matter.
            (["TERM": "screen-256color", "VTE_VERSION": "7600"], false),
        ] as [([String: String], Bool)])
    func hyperlinks(environment: [String: String], isKnown: Bool) throws {
        #expect(try capabilities(environment).hasHyperlinks == isKnown)
    }

    @Test(
        "COLORFGBG determines the background",
        arguments: [
            ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("0;7", .light), ("12;8", .dark),
            ("", nil), ("0;default", nil), ("0;99", nil),
        ] as [(String, Capabilities.Appearance?)])
    func background(value: String, appearance: Capabilities.Appearance?) throws {
        #expect(try capabilities(["COLORFGBG": value]).appearance == appearance)
    }
}
