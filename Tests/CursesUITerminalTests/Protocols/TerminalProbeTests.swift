import Testing

@testable import CursesUITerminal

/// Tests the queries to a terminal, and the interpretation of its replies.
@Suite struct TerminalProbeTests {
    /// Returns a probe that has received the replies of a terminal with the given widths of the samples.
    private func probe(_ widths: [Int], others: [TerminalReply] = []) -> TerminalProbe {
        var probe = TerminalProbe(asksForWidths: true)
        for width in widths {
            _ = probe.take(.cursorPosition(CellPoint(column: width, row: 1)))
        }
        for reply in others { _ = probe.take(reply) }
        _ = probe.take(.primaryAttributes([62]))
        return probe
    }

    @Test(
        "The sequences of two columns are those that the terminal draws as one glyph",
        arguments: [
            ([2, 2, 2, 2, 2], EmojiSequence.Kinds.all),
            // The widths of libvterm and tmux.
            ([1, 4, 2, 8, 2], .tagged),
            ([1, 4, 2, 2, 2], [.joined, .flag, .tagged]),
            ([2, 2, 4, 2, 2], [.variation, .modifier, .joined, .tagged]),
            // A flag with a width of two columns proves nothing if the terminal joins no sequences.
            ([2, 2, 2, 6, 2], [.variation, .modifier, .tagged]),
            // A missing answer means that the width is unknown.
            ([2, 2, 2, 2], []),
        ] as [([Int], EmojiSequence.Kinds)])
    func widths(widths: [Int], kinds: EmojiSequence.Kinds) {
        #expect(probe(widths).answers.emoji == kinds)
    }

    private func take(_ reply: TerminalReply, _ probe: inout TerminalProbe) -> Bool { probe.take(reply) }

    @Test("The answer that every terminal gives completes the batch")
    func complete() {
        var probe = TerminalProbe(asksForWidths: false)
        #expect(take(.keyboardFlags(0), &probe))
        #expect(!probe.isComplete)
        #expect(take(.primaryAttributes([1, 2]), &probe))
        #expect(probe.isComplete)
        #expect(probe.answers.keyboardFlags == 0)
        #expect(probe.answers.attributes == [1, 2])
    }

    @Test("Replies after the last answer, or to no query, are not answers")
    func strangers() {
        var probe = TerminalProbe(asksForWidths: false)
        #expect(!take(.cursorPosition(CellPoint(column: 2, row: 1)), &probe))
        #expect(!take(.operatingSystemCommand(52, "c;aGVsbG8="), &probe))
        #expect(!take(.mode(1049, setting: 1), &probe))
        #expect(take(.primaryAttributes([]), &probe))
        #expect(!take(.keyboardFlags(1), &probe))
        #expect(probe.answers.keyboardFlags == nil)
    }

    @Test("All possible answers of a terminal are applied")
    func answers() {
        var replies: [TerminalReply] = [
            .operatingSystemCommand(11, "rgb:ffff/ffff/dddd"), .keyboardFlags(0),
            .operatingSystemCommand(10, "rgb:1111/2222/3333"),
            .mode(2026, setting: 2), .mode(2031, setting: 1), .deviceControl(">|kitty(0.35.2)"),
        ]
        for color in 0..<16 {
            replies.append(.operatingSystemCommand(4, "\(color);rgb:0/0/\(String(color, radix: 16))"))
        }
        let answers = probe([], others: replies).answers
        var capabilities = Capabilities()
        capabilities.adopt(answers, isMultiplexer: false)
        #expect(capabilities.background == .rgb(255, 255, 221))
        #expect(capabilities.assumedBackground == nil)
        #expect(capabilities.appearance == .light)
        #expect(capabilities.foreground == .rgb(17, 34, 51))
        #expect(capabilities.palette == (0..<16).map { .rgb(0, 0, UInt8($0 * 17)) })
        #expect(capabilities.hasKeyboardProtocol)
        #expect(capabilities.hasSynchronizedOutput == true)
        #expect(capabilities.hasHyperlinks)
        #expect(capabilities.terminalName == "kitty(0.35.2)")
        #expect(answers.modes[2031] == 1)
    }

    @Test("A palette that is not told completely is not used", arguments: ["16;rgb:0/0/0", "x", "3;red", "3"])
    func palette(last: String) {
        let told = (0..<16).filter { $0 != 3 }.map { TerminalReply.operatingSystemCommand(4, "\($0);rgb:0/0/0") }
        var capabilities = Capabilities()
        capabilities.adopt(probe([], others: told + [.operatingSystemCommand(4, last)]).answers, isMultiplexer: false)
        #expect(capabilities.palette == [])
    }

    @Test("A terminal that only identifies itself keeps the assumed capabilities, and gets a background for areas")
    func silence() {
        var capabilities = Capabilities()
        capabilities.appearance = .light
        var expected = capabilities
        expected.assumedBackground = .rgb(255, 255, 255)
        capabilities.adopt(probe([]).answers, isMultiplexer: false)
        #expect(capabilities == expected)
        var dark = Capabilities()
        dark.adopt(probe([]).answers, isMultiplexer: false)
        #expect(dark.assumedBackground == .rgb(0, 0, 0))
    }

    @Test("The widths of a multiplexer do not apply to the terminals behind it")
    func multiplexer() {
        var capabilities = Capabilities()
        capabilities.adopt(probe([2, 2, 2, 2, 2]).answers, isMultiplexer: true)
        #expect(capabilities.emoji == [])
    }

    @Test("The name that a terminal reports is shown as text")
    func name() {
        let answers = probe([], others: [.deviceControl(">|\u{1B}]0;x\u{7}")]).answers
        #expect(answers.name == "\\u{1B}]0;x\\u{7}")
    }

    @Test(
        "Hyperlinks are used on terminals that support them",
        arguments: [
            ("kitty(0.35.2)", true), ("kitty(0.18.0)", false), ("VTE(7600)", true), ("VTE(4803)", false),
            ("XTerm(379)", false), ("tmux 3.3a", false), ("tmux 3.4", true), ("WezTerm 20240203", true),
            ("foot(1.16.2)", true), ("", false),
        ])
    func hyperlinks(name: String, isKnown: Bool) {
        var capabilities = Capabilities()
        capabilities.adopt(
            probe([], others: [.deviceControl(">|" + name)]).answers, isMultiplexer: false)
        #expect(capabilities.hasHyperlinks == isKnown)
    }

    @Test("The queries end with the one that every terminal answers, and leave nothing behind")
    func questions() {
        let text = String(decoding: TerminalProbe(asksForWidths: true).questions, as: UTF8.self)
        #expect(text.hasPrefix("\u{1B}[?2026h\u{1B}[8m"))
        #expect(text.hasSuffix("\u{1B}[c\u{1B}[m\u{1B}[H\u{1B}[J\u{1B}[?2026l"))
        #expect(text.components(separatedBy: "\u{1B}[6n").count == 6)
        // libvterm and others print application program commands.
        #expect(!text.contains("\u{1B}_"))
        let silent = String(decoding: TerminalProbe(asksForWidths: false).questions, as: UTF8.self)
        #expect(!silent.contains("\u{1B}[6n"))
        #expect(silent.utf8.allSatisfy { $0 < 0x7F })
    }
}
