@testable import CursesUITerminal

/// The keyboard protocol of kitty, which foot, WezTerm, Ghostty, Alacritty and iTerm2 speak too.
extension Keyboard {
    private static func key(
        _ text: String, _ key: Event.Key, _ modifiers: Event.Modifiers = []
    ) -> Sample {
        InputSamples.key(text, key, modifiers)
    }

    private static func nothing(_ text: String) -> Sample { Sample(bytes: Array(text.utf8)) }

    /// With flag 1: what had no sequence of its own, or one of another key.
    static let disambiguated: [Sample] = {
        var samples = [
            key("\u{1B}[27u", .escape), key("\u{1B}[27;3u", .escape, .alt), key("\u{1B}[13;2u", .return, .shift),
            key("\u{1B}[13;5u", .return, .control), key("\u{1B}[9;5u", .tab, .control),
            key("\u{1B}[9;2u", .tab, .shift), key("\u{1B}[127;5u", .backspace, .control),
            key("\u{1B}[127;3u", .backspace, .alt), key("\u{1B}[32;5u", .space, .control),
            key("\u{1B}[32;2u", .space, .shift), key("\u{1B}[P", .function(1)), key("\u{1B}[13~", .function(3)),
        ]
        for letter in "abcdefghijklmnopqrstuvwxyz0123456789[;'" {
            let code = letter.unicodeScalars.first!.value
            samples += [
                key("\u{1B}[\(code);3u", .character(letter), .alt),
                key("\u{1B}[\(code);5u", .character(letter), .control),
                key("\u{1B}[\(code);6u", .character(letter), [.control, .shift]),
                key("\u{1B}[\(code);7u", .character(letter), [.control, .alt]),
                key("\u{1B}[\(code);9u", .character(letter), .super),
                // Caps lock and num lock are on.
                key("\u{1B}[\(code);197u", .character(letter), .control),
            ]
        }
        for number in 13...35 {
            samples.append(key("\u{1B}[\(57363 + number)u", .function(number)))
            samples.append(key("\u{1B}[\(57363 + number);6u", .function(number), [.control, .shift]))
        }
        return samples + keypad
    }()

    private static let keypad: [Sample] = {
        let keys: [Event.Key] =
            "0123456789./*-+".map { .character($0) } + [.return, .character("="), .character(",")]
            + [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete]
        return keys.enumerated().map { key("\u{1B}[\(57399 + $0.offset)u", $0.element) } + [nothing("\u{1B}[57427u")]
    }()

    /// With all flags: presses, repetitions and releases of every key, the text, and keys that type
    /// nothing.
    static let everyKey: [Sample] = {
        var samples: [Sample] = []
        for letter in "abcxyz" {
            let code = letter.unicodeScalars.first!.value
            let upper = letter.uppercased().unicodeScalars.first!.value
            samples += [
                key("\u{1B}[\(code);1:1;\(code)u", .character(letter)), key("\u{1B}[\(code);;\(code)u", .character(letter)),
                key("\u{1B}[\(code);1:2;\(code)u", .character(letter)), nothing("\u{1B}[\(code);1:3u"),
                nothing("\u{1B}[\(code);1:3;\(code)u"),
                key("\u{1B}[\(code):\(upper);2:1;\(upper)u", .character(Character(letter.uppercased()))),
                nothing("\u{1B}[\(code):\(upper);2:3u"), key("\u{1B}[\(code);5:1u", .character(letter), .control),
                key("\u{1B}[\(code);5:2u", .character(letter), .control), nothing("\u{1B}[\(code);5:3u"),
            ]
        }
        let functional: [(String, String, Event.Key)] = [
            ("27", "u", .escape), ("13", "u", .return), ("9", "u", .tab), ("127", "u", .backspace), ("32", "u", .space),
            ("2", "~", .insert), ("3", "~", .delete), ("5", "~", .pageUp), ("6", "~", .pageDown), ("1", "A", .up),
            ("1", "B", .down), ("1", "C", .right), ("1", "D", .left), ("1", "H", .home), ("1", "F", .end),
            ("1", "P", .function(1)), ("1", "Q", .function(2)), ("13", "~", .function(3)), ("1", "S", .function(4)),
            ("15", "~", .function(5)), ("24", "~", .function(12)), ("57387", "u", .function(24)),
        ]
        for (number, final, key) in functional {
            samples += [
                Self.key("\u{1B}[\(number);1:1\(final)", key), Self.key("\u{1B}[\(number);1:2\(final)", key),
                Self.key("\u{1B}[\(number);5:2\(final)", key, .control), nothing("\u{1B}[\(number);1:3\(final)"),
                nothing("\u{1B}[\(number);5:3\(final)"),
            ]
        }
        // Lock, print, pause and menu keys, media keys, and modifiers by themselves.
        for code in Array(57358...57363) + Array(57428...57454) {
            samples += [nothing("\u{1B}[\(code)u"), nothing("\u{1B}[\(code);2:1u"), nothing("\u{1B}[\(code);1:3u")]
        }
        // A dead key's result: text that belongs to no single key.
        samples.append(key("\u{1B}[0;;233u", .character("é")))
        return samples
    }()
}
