@testable import CursesUITerminal

/// kitty's keyboard protocol, which foot, WezTerm, Ghostty, Alacritty and iTerm2 also support.
extension Keyboard {
    private static func key(
        _ text: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = [],
        phase: KeyPress.Phases = .down
    ) -> Sample {
        InputSamples.key(text, key, modifiers, phase: phase)
    }

    private static func nothing(_ text: String) -> Sample { Sample(bytes: Array(text.utf8)) }

    /// The keys with flag 1 of the protocol: keys that otherwise have no sequence, or that share the sequence of
    /// another key.
    static let disambiguated: [Sample] = {
        var samples = [
            key("\u{1B}[27u", .escape), key("\u{1B}[27;3u", .escape, .option), key("\u{1B}[13;2u", .return, .shift),
            key("\u{1B}[13;5u", .return, .control), key("\u{1B}[9;5u", .tab, .control),
            key("\u{1B}[9;2u", .tab, .shift), key("\u{1B}[127;5u", .delete, .control),
            key("\u{1B}[127;3u", .delete, .option), key("\u{1B}[32;5u", .space, .control),
            key("\u{1B}[32;2u", .space, .shift), key("\u{1B}[P", .function(1)), key("\u{1B}[13~", .function(3)),
        ]
        for letter in "abcdefghijklmnopqrstuvwxyz0123456789[;'" {
            let code = letter.unicodeScalars.first!.value
            samples += [
                key("\u{1B}[\(code);3u", KeyEquivalent(letter), .option),
                key("\u{1B}[\(code);5u", KeyEquivalent(letter), .control),
                key("\u{1B}[\(code);6u", KeyEquivalent(letter), [.control, .shift]),
                key("\u{1B}[\(code);7u", KeyEquivalent(letter), [.control, .option]),
                key("\u{1B}[\(code);9u", KeyEquivalent(letter), .command),
                // Control is pressed while Caps Lock and Num Lock are on.
                key("\u{1B}[\(code);197u", KeyEquivalent(letter), .control),
            ]
        }
        for number in 13...35 {
            samples.append(key("\u{1B}[\(57363 + number)u", .function(number)))
            samples.append(key("\u{1B}[\(57363 + number);6u", .function(number), [.control, .shift]))
        }
        return samples + keypad
    }()

    private static let keypad: [Sample] = {
        let keys: [KeyEquivalent] =
            "0123456789./*-+".map { KeyEquivalent($0) } + [.return, "=", ","]
            + [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end, .insert, .deleteForward]
        return keys.enumerated().map { key("\u{1B}[\(57399 + $0.offset)u", $0.element) } + [nothing("\u{1B}[57427u")]
    }()

    /// The keys with all flags of the protocol: presses, repeats and releases of every key, the text, and keys without
    /// text.
    static let everyKey: [Sample] = {
        var samples: [Sample] = []
        for letter in "abcxyz" {
            let code = letter.unicodeScalars.first!.value
            let upper = letter.uppercased().unicodeScalars.first!.value
            samples += [
                key("\u{1B}[\(code);1:1;\(code)u", KeyEquivalent(letter)),
                key("\u{1B}[\(code);;\(code)u", KeyEquivalent(letter)),
                key("\u{1B}[\(code);1:2;\(code)u", KeyEquivalent(letter), phase: .repeat),
                nothing("\u{1B}[\(code);1:3u"),
                nothing("\u{1B}[\(code);1:3;\(code)u"),
                key("\u{1B}[\(code):\(upper);2:1;\(upper)u", KeyEquivalent(Character(letter.uppercased()))),
                nothing("\u{1B}[\(code):\(upper);2:3u"), key("\u{1B}[\(code);5:1u", KeyEquivalent(letter), .control),
                key("\u{1B}[\(code);5:2u", KeyEquivalent(letter), .control, phase: .repeat),
                nothing("\u{1B}[\(code);5:3u"),
            ]
        }
        let functional: [(String, String, KeyEquivalent)] = [
            ("27", "u", .escape), ("13", "u", .return), ("9", "u", .tab), ("127", "u", .delete), ("32", "u", .space),
            ("2", "~", .insert), ("3", "~", .deleteForward), ("5", "~", .pageUp), ("6", "~", .pageDown),
            ("1", "A", .upArrow),
            ("1", "B", .downArrow), ("1", "C", .rightArrow), ("1", "D", .leftArrow), ("1", "H", .home),
            ("1", "F", .end),
            ("1", "P", .function(1)), ("1", "Q", .function(2)), ("13", "~", .function(3)), ("1", "S", .function(4)),
            ("15", "~", .function(5)), ("24", "~", .function(12)), ("57387", "u", .function(24)),
        ]
        for (number, final, key) in functional {
            samples += [
                Self.key("\u{1B}[\(number);1:1\(final)", key),
                Self.key("\u{1B}[\(number);1:2\(final)", key, phase: .repeat),
                Self.key("\u{1B}[\(number);5:2\(final)", key, .control, phase: .repeat),
                nothing("\u{1B}[\(number);1:3\(final)"),
                nothing("\u{1B}[\(number);5:3\(final)"),
            ]
        }
        // Other terminals send F16 for the menu key.
        samples.append(key("\u{1B}[57363u", .function(16)))
        // Lock, Print Screen and Pause keys, media keys, and modifier keys alone.
        for code in Array(57358...57362) + Array(57428...57454) {
            samples += [nothing("\u{1B}[\(code)u"), nothing("\u{1B}[\(code);2:1u"), nothing("\u{1B}[\(code);1:3u")]
        }
        // The result of a dead key is text without a key code.
        samples.append(key("\u{1B}[0;;233u", "é"))
        return samples
    }()
}
