import Testing
@testable import CursesUITerminal

@Suite struct InputParserTests {
    private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TerminalEvent {
        .key(KeyPress(key, modifiers: modifiers))
    }

    private func typed(_ text: String) -> [TerminalEvent] {
        text.map { key($0 == " " ? .space : KeyEquivalent($0)) }
    }

    @Test("A sequence has the meaning that terminals give it", arguments: InputSamples.all)
    func meaning(sample: InputSamples.Sample) {
        var parser = InputParser()
        #expect(parser.feed(sample.bytes) == sample.events)
        #expect(parser.takeReplies() == sample.replies)
        #expect(parser.patience == nil)
        // The parser must not keep state that affects later input.
        #expect(parser.feed("x".utf8) == typed("x"))
    }

    @Test("A sequence that is split at any byte gives the same events", arguments: InputSamples.all)
    func cut(sample: InputSamples.Sample) {
        let whole = Array("(".utf8) + sample.bytes + Array(")".utf8)
        let expected = typed("(") + sample.events + typed(")")
        let step = max(1, whole.count / 200)
        for place in stride(from: 1, to: whole.count, by: step) {
            var parser = InputParser()
            let events = parser.feed(whole[..<place]) + parser.feed(whole[place...])
            #expect(events == expected, "cut at \(place)")
            #expect(parser.takeReplies() == sample.replies, "cut at \(place)")
        }
        var parser = InputParser()
        #expect(whole.flatMap { parser.feed(CollectionOfOne($0)) } == expected)
    }

    @Test("A lone ESC is the Escape key after the timeout")
    func loneEscape() {
        var parser = InputParser()
        #expect(parser.feed([0x1B]) == [])
        #expect(parser.patience == .milliseconds(30))
        #expect(parser.flush() == [key(.escape)])
        // For a while, the next read may show that this was the start of a sequence.
        #expect(parser.patience == .seconds(5))
        #expect(parser.flush() == [])
        #expect(parser.patience == nil)
        #expect(parser.feed([0x1B, 0x1B]) == [])
        #expect(parser.flush() == [key(.escape), key(.escape)])
        #expect(parser.feed([0x1B, 0x1B, 0x1B]) + parser.flush() == [key(.escape), key(.escape), key(.escape)])
    }

    @Test(
        "ESC and a byte that could begin a sequence are Alt after the timeout",
        arguments: [
            ("[", "[", []), ("O", "o", .shift), ("]", "]", []), ("P", "p", .shift), ("_", "_", []), ("^", "^", []),
            ("X", "x", .shift),
        ] as [(String, Character, EventModifiers)]
    )
    func altAmbiguous(byte: String, character: Character, modifiers: EventModifiers) {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}\(byte)".utf8) == [])
        #expect(parser.patience == .milliseconds(30))
        #expect(parser.flush() == [key(KeyEquivalent(character), modifiers.union(.option))])
        #expect(parser.feed("x".utf8) == typed("x"))
    }

    @Test(
        "An unfinished sequence is dropped after the timeout",
        arguments: ["\u{1B}[1;5", "\u{1B}[<0;1", "\u{1B}[M!", "\u{1B}]11;rgb", "\u{1B}P1$", "\u{1B}[[", "\u{1B}O5"]
    )
    func unfinished(text: String) {
        var parser = InputParser()
        #expect(parser.feed(text.utf8) == [])
        // Only ESC [ [ can be a key with Alt. The other sequences can only be incomplete, so the parser waits longer.
        #expect(parser.patience == (text == "\u{1B}[[" ? .milliseconds(30) : .seconds(1)))
        #expect(parser.flush() == [])
        #expect(parser.takeReplies() == [])
        #expect(parser.feed("x".utf8) == typed("x"))
    }

    @Test(
        "A paste is a paste, wherever a slow line cuts its start marker",
        arguments: [1, 2, 3, 4, 5])
    func latePaste(cut: Int) {
        var parser = InputParser()
        let bytes = Array("\u{1B}[200~one\r\u{03}two\u{1B}[201~".utf8)
        var events = parser.feed(bytes[..<cut]) + parser.flush()
        events += parser.feed(bytes[cut...])
        #expect(events.last == .paste("one\n\u{03}two"))
        // The first bytes alone are the Escape key, or a key with Alt.
        #expect(events.count == (cut < 3 ? 2 : 1))
    }

    @Test("The start marker of a paste may also come byte by byte after its first three bytes")
    func slowPaste() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[2".utf8) == [])
        for byte in "00~".utf8 {
            #expect(parser.flush() == [])
            #expect(parser.feed([byte]) == [])
        }
        #expect(parser.feed("\r\u{1B}[201~".utf8) == [.paste("\n")])
    }

    @Test(
        "An answer never becomes text, wherever a slow line cuts it",
        arguments: [
            "\u{1B}[?62;22c", "\u{1B}[?2026;1$y", "\u{1B}]11;rgb:1212/3434/5656\u{1B}\\", "\u{1B}[2;5R",
            "\u{1B}P>|xterm(388)\u{1B}\\", "\u{1B}[I", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}]4;1;rgb:1/2/3\u{7}",
        ])
    func lateAnswer(answer: String) {
        let bytes = Array(answer.utf8)
        for cut in 1..<bytes.count {
            // A single byte could be typed, unless the sequence can only be an answer.
            if bytes.count - cut < 2, cut < 3 || answer.hasSuffix("R") { continue }
            var parser = InputParser()
            var events = parser.feed(bytes[..<cut]) + parser.flush()
            events += parser.feed(bytes[cut...])
            let keys = events.filter { if case .key = $0 { true } else { false } }
            #expect(keys.count == (cut < 3 ? 1 : 0), "cut after \(cut)")
            #expect(parser.feed("x".utf8) == typed("x"))
        }
    }

    @Test("What a user types after an unfinished sequence is text")
    func typedLater() {
        var parser = InputParser()
        for start in ["\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}[1;5", "\u{1B}]11;r", "\u{1B}P>|x\u{1B}"] {
            _ = parser.feed(start.utf8) + parser.flush()
            #expect(parser.feed("[".utf8) + parser.feed("é".utf8) == typed("[é"), "\(start.debugDescription)")
            _ = parser.feed(start.utf8) + parser.flush()
            #expect(parser.feed("\u{1B}[A".utf8) == [key(.upArrow)], "\(start.debugDescription)")
        }
    }

    @Test("Control characters within an answer are not a part of it, and do not end it")
    func paddedAnswer() {
        for answer in [
            "\u{1B}P>|foot(1.\0)\u{1B}\\", "\u{1B}P>|foot(1\u{1}.\n2)\u{1B}\\", "\u{1B}]11;rgb:\0ff/ff/ff\u{1B}\\",
            "\u{1B}_Gi=1;\0OK\u{1B}\\", "\u{1B}[?62\0;22c", "\u{1B}[?62\n;22c", "\u{1B}[99999999999u",
            "\u{1B}[1114112u",
        ] {
            var parser = InputParser()
            #expect(parser.feed(answer.utf8) == [], "\(answer.debugDescription)")
        }
    }

    @Test("An interrupted sequence affects nothing after it")
    func brokenOff() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[1;\r".utf8) == [key(.return)])
        #expect(parser.feed("\u{1B}[1;漢".utf8) == typed("漢"))
        #expect(parser.feed("\u{1B}[1;\u{1B}[A".utf8) == [key(.upArrow)])
        #expect(parser.feed("\u{1B}]11;\r".utf8) == [key(.return)])
        #expect(parser.feed("\u{1B}]11;\u{1B}[A".utf8) == [key(.upArrow)])
        #expect(parser.feed("\u{1B}O\u{7F}".utf8) == [key(.delete)])
    }

    @Test("Malformed UTF-8 is typed as U+FFFD, and nothing after it is lost")
    func malformed() {
        var parser = InputParser()
        #expect(parser.feed([0xFF, 0x61]) == typed("\u{FFFD}a"))
        #expect(parser.feed([0xC3, 0x28]) == typed("\u{FFFD}("))
        #expect(parser.feed([0xE6, 0xBC, 0x62]) == typed("\u{FFFD}b"))
        #expect(parser.feed([0xE6, 0x1B, 0x5B, 0x41]) == typed("\u{FFFD}") + [key(.upArrow)])
        #expect(parser.feed([0xC0, 0xAF]) == typed("\u{FFFD}\u{FFFD}"))
        #expect(parser.feed([0xED, 0xA0, 0x80]) == typed("\u{FFFD}\u{FFFD}\u{FFFD}"))
        #expect(parser.feed([0xF4, 0x90, 0x80, 0x80]).count == 4)
        #expect(parser.feed([0xE6]) == [])
        #expect(parser.patience == nil)
        #expect(parser.flush() == [])
        #expect(parser.feed([0xBC, 0xA2]) == typed("漢"))
    }

    @Test("Scalars that arrive together are typed as one character")
    func clusters() {
        var parser = InputParser()
        #expect(parser.feed("e\u{301}x".utf8) == typed("e\u{301}x"))
        #expect(parser.feed("👩\u{200D}💻🇩🇪".utf8) == typed("👩\u{200D}💻🇩🇪"))
        #expect(parser.feed("e\u{1B}[A\u{301}".utf8) == typed("e") + [key(.upArrow)] + typed("\u{301}"))
    }

    @Test("A cursor report in the first row is distinguished from F3 by whether it is expected")
    func cursorReport() {
        var parser = InputParser()
        parser.awaitedCursorReports = 1
        #expect(parser.feed("\u{1B}[1;5R".utf8) == [])
        #expect(parser.takeReplies() == [.cursorPosition(CellPoint(column: 4, row: 0))])
        #expect(parser.feed("\u{1B}[1;5R".utf8) == [key(.function(3), .control)])
        #expect(parser.takeReplies() == [])
    }

    @Test("The last replies are kept until they are taken")
    func replies() {
        var parser = InputParser()
        for mode in 1...2000 { _ = parser.feed("\u{1B}[?\(mode);1$y".utf8) }
        #expect(parser.takeReplies() == (2001 - InputParser.replyLimit...2000).map { .mode($0, setting: 1) })
        #expect(parser.takeReplies() == [])
    }

    @Test("A paste waits for its end")
    func pasteWaits() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[200~one ".utf8) == [])
        #expect(parser.patience == .seconds(5))
        #expect(parser.feed("two\u{1B}[20".utf8) == [])
        #expect(parser.feed("1~three".utf8) == [.paste("one two")] + typed("three"))
        #expect(parser.patience == nil)
    }

    @Test("Silence does not end a paste: its rest is no keys, however late it comes")
    func pasteWithPause() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[200~rm -rf".utf8) == [])
        #expect(parser.flush() == [])
        #expect(parser.patience == nil)
        #expect(parser.feed(" x\r\u{3}".utf8) == [])
        #expect(parser.patience == .seconds(5))
        #expect(parser.feed("y\u{1B}[201~".utf8) == [.paste("rm -rf x\n\u{3}y")])
        #expect(parser.patience == nil)
    }

    @Test(
        "Control-C after a silence ends a paste whose end is lost, and what comes with it is dropped",
        arguments: ["\u{3}", "\u{3}\r", "\u{1B}[99;5u", "\u{1B}[99;5u\r"])
    func pasteWithoutEnd(end: String) {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[200~one\r\ntwo\u{3}\u{1B}[20".utf8) == [])
        #expect(parser.feed("\u{3}".utf8) == [])
        #expect(parser.flush() == [])
        #expect(parser.feed(end.utf8) == [.paste("one\ntwo\u{3}\u{1B}[20\u{3}")])
        #expect(parser.patience == nil)
        #expect(parser.feed([0x03]) == [key("c", .control)])
        // A late end marker is not a key.
        #expect(parser.feed("\u{1B}[201~".utf8) == [])
        #expect(parser.feed("\u{1B}[200~\u{1B}[201~\u{1B}[200~x\u{1B}[201~".utf8) == [.paste("x")])
    }

    @Test("An endless paste is delivered in parts of limited size, which split no character")
    func endlessPaste() {
        let line = "0123456789 漢字\r\n"
        let limit = 1000
        var parser = InputParser(pasteLimit: limit)
        var events = parser.feed("\u{1B}[200~".utf8)
        let text = Array(String(repeating: line, count: 1000).utf8)
        // Reads of seven bytes, so that the limit falls on every possible byte of a line.
        for start in stride(from: 0, to: text.count, by: 7) {
            events += parser.feed(text[start..<min(start + 7, text.count)])
        }
        #expect(events.count > 10)
        events += parser.feed("\u{1B}[201~x".utf8)
        #expect(events.last == typed("x").last)
        var pasted = ""
        for case .paste(let part) in events {
            #expect(part.utf8.count <= limit)
            pasted += part
        }
        #expect(pasted == String(repeating: "0123456789 漢字\n", count: 1000))
    }

    @Test("A paste of ten megabytes in many reads is one event")
    func hugePaste() {
        // The parser examines only line ends and possible end markers byte by byte, so the line contains both.
        let line = Array("0123456789 \u{1B}[20 漢字\r\n".utf8)
        let count = 10_000_000 / line.count
        var parser = InputParser()
        var events = parser.feed("\u{1B}[200~".utf8)
        var bytes: [UInt8] = []
        for _ in 0..<count { bytes += line }
        for start in stride(from: 0, to: bytes.count, by: 4_095) {
            events += parser.feed(bytes[start..<min(start + 4_095, bytes.count)])
        }
        events += parser.feed("\u{1B}[201~".utf8)
        guard case .paste(let text)? = events.first else {
            Issue.record("no paste came")
            return
        }
        #expect(events.count == 1)
        #expect(text.utf8.count == count * (line.count - 1))
        #expect(text.hasPrefix("0123456789 \u{1B}[20 漢字\n0123"))
    }

    @Test("Repeats and releases of keys are reported on request")
    func phases() {
        let bytes = "\u{1B}[97;;97u\u{1B}[97;1:2;97u\u{1B}[97;1:3u\u{1B}[1;5:3A"
        var parser = InputParser()
        let pressed: [TerminalEvent] = [key("a"), .key(KeyPress("a", phase: .repeat))]
        #expect(parser.feed(bytes.utf8) == pressed)
        parser.reportsReleases = true
        let released: [TerminalEvent] = [
            .key(KeyPress("a", phase: .up)), .key(KeyPress(.upArrow, modifiers: .control, phase: .up)),
        ]
        #expect(parser.feed(bytes.utf8) == pressed + released)
    }

    @Test(
        "A character that identifies a key that types nothing is text, not a key",
        arguments: ["\u{F700}", "\u{F728}"])
    func namesOfKeys(character: Character) {
        var parser = InputParser()
        for prefix in ["", "\u{1B}"] {
            guard case .key(let press) = parser.feed("\(prefix)\(character)".utf8).first else {
                Issue.record("no key came")
                continue
            }
            #expect(press.key == "\u{FFFD}")
            #expect(press.characters == String(character))
            #expect(press.text == (prefix.isEmpty ? String(character) : nil))
        }
    }
}
