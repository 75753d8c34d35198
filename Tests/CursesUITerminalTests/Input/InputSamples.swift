import Testing
@testable import CursesUITerminal

/// Terminal input with the expected events, for the table-driven tests of the parser.
enum InputSamples {
    struct Sample: CustomTestStringConvertible {
        var bytes: [UInt8]
        var events: [TerminalEvent] = []
        var replies: [TerminalReply] = []

        var testDescription: String {
            bytes.map { (0x21...0x7E).contains($0) ? String(Unicode.Scalar($0)) : $0 == 0x1B ? "ESC" : "<\($0)>" }
                .joined(separator: " ")
        }
    }

    static func key(
        _ text: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = [],
        phase: KeyPress.Phases = .down
    ) -> Sample {
        let press = KeyPress(key, modifiers: modifiers, phase: phase)
        return Sample(bytes: Array(text.utf8), events: [.key(press)])
    }

    /// Returns the modifiers for xterm's parameter, which is 1 plus 1 for Shift, 2 for Alt, 4 for Control and 8 for
    /// Super.
    static func modifiers(parameter: Int) -> EventModifiers {
        let keys: [EventModifiers] = [.shift, .option, .control, .command]
        let held = keys.indices.filter { (parameter - 1) >> $0 & 1 == 1 }
        return EventModifiers(held.map { keys[$0] })
    }

    private static func mouse(
        _ text: String, _ action: TerminalEvent.MouseEvent.Action, _ button: TerminalEvent.MouseEvent.Button? = nil,
        at column: Int, _ row: Int, _ modifiers: EventModifiers = []
    ) -> Sample {
        let position = CellPoint(column: column, row: row)
        let event = TerminalEvent.MouseEvent(action, button: button, at: position, modifiers: modifiers)
        return Sample(bytes: Array(text.utf8), events: [.mouse(event)])
    }

    private static func reply(_ text: String, _ reply: TerminalReply) -> Sample {
        Sample(bytes: Array(text.utf8), replies: [reply])
    }

    private static func nothing(_ text: String) -> Sample {
        Sample(bytes: Array(text.utf8))
    }

    /// Samples that are complete without a timeout.
    static let all: [Sample] = text + control + alt + cursor + editing + functions + unicode + mice + others + unknown

    static let text: [Sample] = [
        key("a", "a"), key("A", "A"), key("~", "~"), key(" ", .space),
        key("é", "é"), key("漢", "漢"), key("😀", "😀"),
    ]

    static let control: [Sample] = [
        key("\u{0}", .space, .control), key("\u{1}", "a", .control),
        key("\u{1A}", "z", .control), key("\u{1C}", "\\", .control),
        key("\u{1D}", "]", .control), key("\u{1E}", "^", .control),
        key("\u{1F}", "_", .control), key("\r", .return), key("\n", .return), key("\t", .tab),
        key("\u{7F}", .delete), key("\u{8}", .delete),
    ]

    static let alt: [Sample] = [
        key("\u{1B}a", "a", .option), key("\u{1B}A", "a", [.option, .shift]),
        key("\u{1B}1", "1", .option), key("\u{1B}.", ".", .option),
        key("\u{1B}é", "é", .option), key("\u{1B}Ü", "ü", [.option, .shift]),
        key("\u{1B} ", .space, .option), key("\u{1B}\r", .return, .option), key("\u{1B}\t", .tab, .option),
        key("\u{1B}\u{7F}", .delete, .option), key("\u{1B}\u{1}", "a", [.option, .control]),
    ]

    static let cursor: [Sample] = {
        let keys: [(String, KeyEquivalent)] = [
            ("A", .upArrow), ("B", .downArrow), ("C", .rightArrow), ("D", .leftArrow), ("H", .home), ("F", .end),
        ]
        var samples = keys.flatMap { letter, key in
            [
                Self.key("\u{1B}[\(letter)", key), Self.key("\u{1B}O\(letter)", key),
                Self.key("\u{1B}[1;1\(letter)", key), Self.key("\u{1B}\u{1B}[\(letter)", key, .option),
                Self.key("\u{1B}\u{1B}O\(letter)", key, .option), Self.key("\u{1B}[5\(letter)", key, .control),
                Self.key("\u{1B}O5\(letter)", key, .control), Self.key("\u{1B}[1;5:1\(letter)", key, .control),
                Self.key("\u{1B}[1;2:2\(letter)", key, .shift, phase: .repeat), nothing("\u{1B}[1;1:3\(letter)"),
                // Control is pressed while Caps Lock and Num Lock are on.
                Self.key("\u{1B}[1;197\(letter)", key, .control),
            ]
        }
        for parameter in 2...16 {
            let held = modifiers(parameter: parameter)
            samples.append(key("\u{1B}[1;\(parameter)A", .upArrow, held))
            samples.append(key("\u{1B}[3;\(parameter)~", .deleteForward, held))
            samples.append(key("\u{1B}[1;\(parameter)P", .function(1), held))
            samples.append(key("\u{1B}[1;\(parameter)R", .function(3), held))
        }
        // rxvt
        samples += [
            key("\u{1B}[a", .upArrow, .shift), key("\u{1B}[d", .leftArrow, .shift), key("\u{1B}Oa", .upArrow, .control),
            key("\u{1B}Oc", .rightArrow, .control), key("\u{1B}[7$", .home, .shift), key("\u{1B}[8^", .end, .control),
            key("\u{1B}[3@", .deleteForward, [.control, .shift]),
            key("\u{1B}\u{1B}[3^", .deleteForward, [.control, .option]),
        ]
        return samples
    }()

    static let editing: [Sample] = [
        key("\u{1B}[1~", .home), key("\u{1B}[2~", .insert), key("\u{1B}[3~", .deleteForward), key("\u{1B}[4~", .end),
        key("\u{1B}[5~", .pageUp), key("\u{1B}[6~", .pageDown), key("\u{1B}[7~", .home), key("\u{1B}[8~", .end),
        key("\u{1B}[Z", .tab, .shift), key("\u{1B}[1;5Z", .tab, [.control, .shift]),
        key("\u{1B}[5;3~", .pageUp, .option), key("\u{1B}[6;5:1~", .pageDown, .control), nothing("\u{1B}[6;5:3~"),
        // The keypad in application mode.
        key("\u{1B}OM", .return), key("\u{1B}Op", "0"), key("\u{1B}Oy", "9"),
        key("\u{1B}Ok", "+"), key("\u{1B}On", "."), key("\u{1B}Oj", "*"),
        key("\u{1B}OX", "="),
    ]

    static let functions: [Sample] = {
        let numbers = [
            11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34, 42, 43, 44, 45,
        ]
        var samples = numbers.enumerated().flatMap { index, number in
            [
                key("\u{1B}[\(number)~", .function(index + 1)),
                key("\u{1B}[\(number);2~", .function(index + 1), .shift),
            ]
        }
        for (index, letter) in ["P", "Q", "R", "S"].enumerated() {
            samples.append(key("\u{1B}O\(letter)", .function(index + 1)))
            samples.append(key("\u{1B}[\(letter)", .function(index + 1)))
            samples.append(key("\u{1B}O1;5\(letter)", .function(index + 1), .control))
        }
        for (index, letter) in ["A", "B", "C", "D", "E"].enumerated() {
            samples.append(key("\u{1B}[[\(letter)", .function(index + 1)))
        }
        for number in 13...24 {
            samples.append(key("\u{1B}[\(57363 + number)u", .function(number)))
        }
        return samples
    }()

    /// CSI u and modifyOtherKeys.
    static let unicode: [Sample] = [
        key("\u{1B}[97;5u", "a", .control), key("\u{1B}[97;6u", "a", [.control, .shift]),
        key("\u{1B}[97:65;6u", "a", [.control, .shift]), key("\u{1B}[97u", "a"),
        key("\u{1B}[97;2u", "A"), key("\u{1B}[97:65;2u", "A"),
        key("\u{1B}[49:33;2u", "!"), key("\u{1B}[97;1;97u", "a"),
        key("\u{1B}[97;2;65u", "A"), key("\u{1B}[228;3u", "ä", .option),
        key("\u{1B}[1089::99;5u", "c", .control), key("\u{1B}[97;9u", "a", .command),
        key("\u{1B}[97;33u", "a", .option), key("\u{1B}[97;65u", "a"),
        key("\u{1B}[9u", .tab), key("\u{1B}[9;2u", .tab, .shift), key("\u{1B}[9;5u", .tab, .control),
        key("\u{1B}[105;5u", "i", .control), key("\u{1B}[13u", .return),
        key("\u{1B}[13;2u", .return, .shift), key("\u{1B}[27u", .escape), key("\u{1B}[27;2u", .escape, .shift),
        key("\u{1B}[127;5u", .delete, .control), key("\u{1B}[32;5u", .space, .control),
        key("\u{1B}[57399u", "0"), key("\u{1B}[57414u", .return), key("\u{1B}[57417;2u", .leftArrow, .shift),
        key("\u{1B}[57426u", .deleteForward), key("\u{1B}[97;5:2u", "a", .control, phase: .repeat),
        nothing("\u{1B}[97;5:3u"), nothing("\u{1B}[57441u"), nothing("\u{1B}[57358;1:1u"),
        key("\u{1B}[27;5;97~", "a", .control), key("\u{1B}[27;6;65~", "a", [.control, .shift]),
        key("\u{1B}[27;5;9~", .tab, .control), key("\u{1B}[27;2;13~", .return, .shift),
        key("\u{1B}[27;5;44~", ",", .control), key("\u{1B}[27;3;32~", .space, .option),
    ]

    static let mice: [Sample] = [
        mouse("\u{1B}[<0;1;1M", .press, .left, at: 0, 0), mouse("\u{1B}[<0;1;1m", .release, .left, at: 0, 0),
        mouse("\u{1B}[<1;3;2M", .press, .middle, at: 2, 1), mouse("\u{1B}[<2;3;2m", .release, .right, at: 2, 1),
        mouse("\u{1B}[<0;300;120M", .press, .left, at: 299, 119), mouse("\u{1B}[<32;5;6M", .drag, .left, at: 4, 5),
        mouse("\u{1B}[<34;5;6M", .drag, .right, at: 4, 5), mouse("\u{1B}[<35;5;6M", .move, at: 4, 5),
        mouse("\u{1B}[<64;5;6M", .scrollUp, at: 4, 5), mouse("\u{1B}[<65;5;6M", .scrollDown, at: 4, 5),
        mouse("\u{1B}[<66;5;6M", .scrollLeft, at: 4, 5), mouse("\u{1B}[<67;5;6M", .scrollRight, at: 4, 5),
        mouse("\u{1B}[<4;5;6M", .press, .left, at: 4, 5, .shift),
        mouse("\u{1B}[<8;5;6M", .press, .left, at: 4, 5, .option),
        mouse("\u{1B}[<16;5;6M", .press, .left, at: 4, 5, .control),
        mouse("\u{1B}[<81;5;6M", .scrollDown, at: 4, 5, .control),
        mouse("\u{1B}[<128;5;6M", .press, .other(8), at: 4, 5),
        mouse("\u{1B}[<129;5;6m", .release, .other(9), at: 4, 5),
        mouse("\u{1B}[<0;0;0M", .press, .left, at: 0, 0), nothing("\u{1B}[<64;5;6m"), nothing("\u{1B}[<0;5M"),
        // urxvt
        mouse("\u{1B}[32;5;6M", .press, .left, at: 4, 5), mouse("\u{1B}[96;300;6M", .scrollUp, at: 299, 5),
        // X10
        mouse("\u{1B}[M !!", .press, .left, at: 0, 0), mouse("\u{1B}[Ma%&", .scrollDown, at: 4, 5),
        mouse("\u{1B}[MC%&", .move, at: 4, 5), mouse("\u{1B}[M@%&", .drag, .left, at: 4, 5),
        Sample(
            bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x80],
            events: [.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: CellPoint(column: 222, row: 95)))]),
        Sample(
            bytes: Array("\u{1B}[M\"!!\u{1B}[M#!!".utf8),
            events: [
                .mouse(TerminalEvent.MouseEvent(.press, button: .right, at: .zero)),
                .mouse(TerminalEvent.MouseEvent(.release, button: .right, at: .zero)),
            ]),
    ]

    static let others: [Sample] = [
        Sample(bytes: Array("\u{1B}[I".utf8), events: [.focus(true)]),
        Sample(bytes: Array("\u{1B}[O".utf8), events: [.focus(false)]),
        Sample(bytes: Array("\u{1B}[200~hi\u{1B}[201~".utf8), events: [.paste("hi")]),
        Sample(bytes: Array("\u{1B}[200~a\rb\r\nc\nd\r\r\u{1B}[201~".utf8), events: [.paste("a\nb\nc\nd\n\n")]),
        Sample(
            bytes: Array("\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}\u{1B}[201~".utf8),
            events: [.paste("\u{1B}[A\u{1B}[20\u{1B}")]),
        Sample(bytes: Array("\u{1B}[200~漢\u{0}\u{1B}[201~".utf8), events: [.paste("漢\u{0}")]),
        Sample(bytes: Array("\u{1B}[200~\u{1B}[201~".utf8)),
        reply("\u{1B}[12;40R", .cursorPosition(CellPoint(column: 39, row: 11))),
        reply("\u{1B}[1;40R", .cursorPosition(CellPoint(column: 39, row: 0))),
        reply("\u{1B}[?1;5R", .cursorPosition(CellPoint(column: 4, row: 0))),
        reply("\u{1B}[?62;22c", .primaryAttributes([62, 22])),
        reply("\u{1B}[>41;354;0c", .secondaryAttributes([41, 354, 0])),
        reply("\u{1B}[0n", .status([0], isPrivate: false)),
        reply("\u{1B}[?997;1n", .status([997, 1], isPrivate: true)),
        reply("\u{1B}[?2026;2$y", .mode(2026, setting: 2)), reply("\u{1B}[?5u", .keyboardFlags(5)),
        reply("\u{1B}[8;24;80t", .window([8, 24, 80])),
        reply("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}", .operatingSystemCommand(11, "rgb:1e1e/1e1e/2e2e")),
        reply("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", .operatingSystemCommand(11, "rgb:ff/ff/ff")),
        reply("\u{1B}]104\u{7}", .operatingSystemCommand(104, "")),
        reply("\u{1B}P>|tmux 3.3a\u{1B}\\", .deviceControl(">|tmux 3.3a")),
        reply("\u{1B}_Gi=1;OK\u{1B}\\", .applicationCommand("Gi=1;OK")),
        // The Escape key, followed by a reply to an earlier query.
        Sample(
            bytes: Array("\u{1B}\u{1B}[?62c".utf8), events: [.key(KeyPress(.escape))],
            replies: [.primaryAttributes([62])]),
        Sample(
            bytes: Array("\u{1B}\u{1B}]4;x\u{7}".utf8), events: [.key(KeyPress(.escape))],
            replies: [.operatingSystemCommand(4, "x")]),
        Sample(
            bytes: Array("\u{1B}\u{1B}x".utf8),
            events: [.key(KeyPress(.escape)), .key(KeyPress("x", modifiers: .option))]),
    ]

    static let unknown: [Sample] = [
        nothing("\u{1B}[99~"), nothing("\u{1B}[200;1~"), nothing("\u{1B}[?200~"), nothing("\u{1B}[E"),
        nothing("\u{1B}[?1;2;3h"), nothing("\u{1B}[ q"), nothing("\u{1B}[1 q"),
        nothing("\u{1B}[;;;;;;x"), nothing("\u{1B}Oz"), nothing("\u{1B}[[Z"),
        nothing("\u{1B}[99999999999999999999~"), nothing("\u{1B}[201~"), nothing("\u{1B}[<x"), nothing("\u{1B}[1<2m"),
        nothing("\u{1B}^private\u{1B}\\"), nothing("\u{1B}Xstart\u{1B}\\"), nothing("\u{1B}]nonsense\u{7}"),
        nothing("\u{1B}[12;\u{18}"), nothing("\u{1B}P1$r\u{1A}"), nothing("\u{85}"),
        nothing("\u{1B}[" + String(repeating: "1;", count: 5_000) + "A"),
        // These look like the start of a paste or like rxvt keys, but are neither. No part of them may become text.
        nothing("\u{1B}[200;1~"), nothing("\u{1B}[200:1~"), nothing("\u{1B}[12$e"), nothing("\u{1B}[$p"),
    ]
}
