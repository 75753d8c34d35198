import CNCurses
import TerminalRig
import Testing

@testable import CursesUITerminal

@Suite struct KeyboardTests {
    @Test("Each key of a terminal's keyboard is decoded, wherever reads split it", arguments: Keyboard.allCases)
    func keys(keyboard: Keyboard) {
        #expect(keyboard.samples.count > 90)
        for sample in keyboard.samples {
            var parser = InputParser()
            #expect(parser.feed(sample.bytes) == sample.events, "\(sample.testDescription)")
            #expect(parser.patience == nil)
            for place in sample.bytes.indices.dropFirst() {
                let events = parser.feed(sample.bytes[..<place]) + parser.feed(sample.bytes[place...])
                #expect(events == sample.events, "\(sample.testDescription) cut at \(place)")
            }
            #expect(parser.feed(sample.bytes.map { $0 }).count == sample.events.count)
        }
    }

    @Test("A lone Escape is reported within fifty milliseconds")
    func escape() throws {
        var parser = InputParser()
        #expect(parser.feed([0x1B]) == [])
        #expect(try #require(parser.patience) <= .milliseconds(50))
        #expect(parser.flush() == [.key(KeyPress(.escape))])
    }
}

extension TerminalDriver {
    /// Tests the key sequences of terminfo entries.
    @MainActor
    @Suite struct TerminfoKeys {
        private static let plain: [String: KeyEquivalent] = [
            "kcuu1": .upArrow, "kcud1": .downArrow, "kcuf1": .rightArrow, "kcub1": .leftArrow, "khome": .home,
            "kend": .end,
            "kich1": .insert, "kdch1": .deleteForward, "kpp": .pageUp, "knp": .pageDown, "kbs": .delete,
        ]
        private static let shifted: [String: KeyEquivalent] = [
            "kri": .upArrow, "kind": .downArrow, "kRIT": .rightArrow, "kLFT": .leftArrow, "kHOM": .home, "kEND": .end,
            "kIC": .insert, "kDC": .deleteForward, "kPRV": .pageUp, "kNXT": .pageDown, "kcbt": .tab, "kcbt2": .tab,
        ]
        private static let modified: [String: KeyEquivalent] = [
            "kUP": .upArrow, "kDN": .downArrow, "kRIT": .rightArrow, "kLFT": .leftArrow, "kHOM": .home, "kEND": .end,
            "kIC": .insert, "kDC": .deleteForward, "kPRV": .pageUp, "kNXT": .pageDown,
        ]

        private func sequence(_ name: String) -> [UInt8]? {
            guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
            return String(cString: value).utf8.map { $0 }
        }

        private func expect(
            _ name: String, of terminal: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = []
        ) -> Int {
            guard let bytes = sequence(name) else { return 0 }
            var parser = InputParser()
            let press = TerminalEvent.key(KeyPress(key, modifiers: modifiers))
            #expect(parser.feed(bytes) + parser.flush() == [press], "\(name) of \(terminal)")
            return 1
        }

        @Test(
            "The keys in a terminal's terminfo entry are decoded",
            arguments: [
                ("xterm", 130), ("xterm-256color", 130), ("tmux-256color", 130), ("screen-256color", 20),
                ("linux", 28), ("rxvt", 30),
            ])
        func keys(name: String, least: Int) throws {
            let pseudo = PseudoTerminal()
            let previous = cncurses_entry_in_use()
            try #require(cncurses_load_entry(name, pseudo.terminal) == 1)
            defer { cncurses_unload_entry(previous) }
            var count = 0
            for (capability, key) in Self.plain { count += expect(capability, of: name, key) }
            for (capability, key) in Self.shifted {
                // The entry of the Linux console lists the sequence of Alt-Tab for Shift-Tab.
                if name == "linux", capability == "kcbt" { continue }
                count += expect(capability, of: name, key, .shift)
            }
            for (capability, key) in Self.modified where name != "rxvt" {
                for parameter in 3...8 {
                    let held = InputSamples.modifiers(parameter: parameter)
                    count += expect("\(capability)\(parameter)", of: name, key, held)
                }
            }
            // In PC-style entries, function keys above F12 are F1 to F12 with modifiers.
            let held: [EventModifiers] = [[], .shift, .control, [.control, .shift], .option, [.option, .shift]]
            let isPCStyle = name.hasPrefix("xterm") || name.hasPrefix("tmux")
            for number in 1...(isPCStyle ? 63 : 20) {
                let key = KeyEquivalent.function(isPCStyle ? (number - 1) % 12 + 1 : number)
                count += expect("kf\(number)", of: name, key, isPCStyle ? held[(number - 1) / 12] : [])
            }
            #expect(count >= least)
        }
    }
}
