import Testing
@testable import CursesUITerminal

/// The keyboards of common terminals: the bytes of each key, unless they depend on the user's settings.
///
/// Sources: xterm's ctlseqs and modified-keys, kitty's keyboard protocol, foot's README and foot-ctlseqs(7),
/// tmux(1), screen(1), console_codes(4) and the kernel's defkeymap, the default key mappings of iTerm2, the
/// virtual terminal sequences of Windows Terminal, and the terminfo entries of these terminals.
enum Keyboard: String, CaseIterable, CustomTestStringConvertible {
    case xterm, xtermModifyOtherKeys, kitty, kittyProtocol, kittyAllKeys, foot, tmux, screen, linuxConsole
    case iTerm2, windowsTerminal, rxvt

    var testDescription: String { rawValue }

    typealias Sample = InputSamples.Sample

    var samples: [Sample] {
        switch self {
        case .xterm: Self.typing + Self.common + Self.xtermKeys(f3: .letter) + Self.xtermExtras
        case .xtermModifyOtherKeys: Self.typing + Self.xtermKeys(f3: .letter) + Self.otherKeys
        case .kitty: Self.typing + Self.common + Self.xtermKeys(f3: .number)
        case .kittyProtocol: Self.typing + Self.xtermKeys(f3: .number) + Self.disambiguated
        case .kittyAllKeys: Self.everyKey
        case .foot: Self.typing + Self.common + Self.xtermKeys(f3: .letter) + Self.otherKeys
        case .tmux: Self.typing + Self.common + Self.xtermKeys(f3: .letter) + Self.numberedEnds
        case .screen: Self.typing + Self.common + Self.numberedEnds + Self.plainFunctionKeys
        case .linuxConsole: Self.typing + Self.common + Self.numberedEnds + Self.console
        case .iTerm2, .windowsTerminal:
            Self.typing + Self.common + Self.xtermKeys(f3: .letter) + Self.highFunctionKeys
        case .rxvt: Self.typing + Self.common + Self.rxvtKeys
        }
    }

    private static func key(
        _ text: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = []
    ) -> Sample {
        InputSamples.key(text, key, modifiers)
    }

    private static func nothing(_ text: String) -> Sample { Sample(bytes: Array(text.utf8)) }

    /// Letters, digits and punctuation.
    private static let typing: [Sample] =
        (0x21...0x7E).map { code in
            let character = Character(Unicode.Scalar(UInt8(code)))
            return key(String(character), KeyEquivalent(character))
        } + [key(" ", .space), key("é", "é"), key("漢", "漢")]

    /// The bytes that all terminals since the VT100 send by default.
    private static let common: [Sample] = {
        var samples = [
            key("\r", .return), key("\t", .tab), key("\u{7F}", .delete), key("\u{8}", .delete),
            key("\u{0}", .space, .control), key("\u{1B}[Z", .tab, .shift), key("\u{1B}\u{7F}", .delete, .option),
            key("\u{1B}\r", .return, .option), key("\u{1B}\t", .tab, .option), key("\u{1B} ", .space, .option),
            key("\u{1B}\u{8}", .delete, .option), key("\u{1B}\u{0}", .space, [.option, .control]),
        ]
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            samples.append(key("\u{1B}\(letter)", KeyEquivalent(letter), .option))
            let isTold = !"him j".contains(letter)
            guard isTold else { continue }
            let control = String(Unicode.Scalar(letter.asciiValue! & 0x1F))
            samples.append(key(control, KeyEquivalent(letter), .control))
            samples.append(key("\u{1B}" + control, KeyEquivalent(letter), [.option, .control]))
        }
        for letter in "ABCDEFGHIJKLMNQRSTUVWYZ" {
            let lower = Character(letter.lowercased())
            samples.append(key("\u{1B}\(letter)", KeyEquivalent(lower), [.option, .shift]))
        }
        for digit in "0123456789" { samples.append(key("\u{1B}\(digit)", KeyEquivalent(digit), .option)) }
        for (code, sign) in [(0x1C, "\\"), (0x1D, "]"), (0x1E, "^"), (0x1F, "_")] as [(UInt8, Character)] {
            samples.append(key(String(Unicode.Scalar(code)), KeyEquivalent(sign), .control))
        }
        return samples
    }()

    private static let modifiers: [(parameter: Int, modifiers: EventModifiers)] =
        (2...16).map { ($0, InputSamples.modifiers(parameter: $0)) }

    private static let letters: [(String, KeyEquivalent)] = [
        ("A", .upArrow), ("B", .downArrow), ("C", .rightArrow), ("D", .leftArrow), ("H", .home), ("F", .end),
    ]
    private static let numbers: [(Int, KeyEquivalent)] = [
        (2, .insert), (3, .deleteForward), (5, .pageUp), (6, .pageDown),
    ]
    /// The numbers in the sequences of F5 to F12.
    private static let functionNumbers = [15, 17, 18, 19, 20, 21, 23, 24]

    private enum F3 { case letter, number }

    /// Returns the PC-style keys: cursor keys in both cursor key modes, and all keys with every modifier.
    ///
    /// - Parameter f3: the encoding of F3. With modifiers, `CSI 1 ; m R` is also a cursor position report, so some
    ///   terminals send a number.
    private static func xtermKeys(f3: F3) -> [Sample] {
        var samples: [Sample] = []
        for (letter, key) in letters {
            samples += [Self.key("\u{1B}[\(letter)", key), Self.key("\u{1B}O\(letter)", key)]
            samples += modifiers.map { Self.key("\u{1B}[1;\($0.parameter)\(letter)", key, $0.modifiers) }
        }
        for (number, key) in numbers {
            samples.append(Self.key("\u{1B}[\(number)~", key))
            samples += modifiers.map { Self.key("\u{1B}[\(number);\($0.parameter)~", key, $0.modifiers) }
        }
        for (index, letter) in ["P", "Q", "R", "S"].enumerated() {
            let key = KeyEquivalent.function(index + 1)
            samples.append(Self.key("\u{1B}O\(letter)", key))
            for (parameter, held) in modifiers {
                let isNumber = letter == "R" && f3 == .number
                samples.append(
                    Self.key("\u{1B}[\(isNumber ? "13" : "1");\(parameter)\(isNumber ? "~" : letter)", key, held))
            }
        }
        for (index, number) in functionNumbers.enumerated() {
            let key = KeyEquivalent.function(index + 5)
            samples.append(Self.key("\u{1B}[\(number)~", key))
            samples += modifiers.map { Self.key("\u{1B}[\(number);\($0.parameter)~", key, $0.modifiers) }
        }
        return samples
    }

    /// The keys of the numeric keypad in application mode, including the centre key, which has no function.
    private static let xtermExtras: [Sample] =
        "0123456789".enumerated().map { index, digit in
            key("\u{1B}O\(Unicode.Scalar(UInt8(0x70 + index)))", KeyEquivalent(digit))
        } + [
            key("\u{1B}OM", .return), key("\u{1B}Oj", "*"), key("\u{1B}Ok", "+"),
            key("\u{1B}Ol", ","), key("\u{1B}Om", "-"), key("\u{1B}On", "."),
            key("\u{1B}Oo", "/"), nothing("\u{1B}OE"), nothing("\u{1B}[E"), nothing("\u{1B}[1;5E"),
        ]

    /// Keys that have a sequence only with modifyOtherKeys.
    private static let otherKeys: [Sample] = [
        key("\u{1B}[27;5;105~", "i", .control), key("\u{1B}[27;5;109~", "m", .control),
        key("\u{1B}[27;6;65~", "a", [.control, .shift]), key("\u{1B}[27;5;49~", "1", .control),
        key("\u{1B}[27;6;9~", .tab, [.control, .shift]), key("\u{1B}[27;5;13~", .return, .control),
        key("\u{1B}[27;2;13~", .return, .shift), key("\u{1B}[27;3;27~", .escape, .option),
        key("\u{1B}[27;5;127~", .delete, .control), key("\u{1B}[27;5;32~", .space, .control),
        key("\u{1B}[27;5;59~", ";", .control), key("\u{1B}[27;7;97~", "a", [.control, .option]),
    ]

    /// Home and End as VT220 keys.
    private static let numberedEnds: [Sample] = [key("\u{1B}[1~", .home), key("\u{1B}[4~", .end)]

    private static let plainFunctionKeys: [Sample] =
        letters.flatMap { [key("\u{1B}[\($0.0)", $0.1), key("\u{1B}O\($0.0)", $0.1)] }
        + numbers.map { key("\u{1B}[\($0.0)~", $0.1) }
        + ["P", "Q", "R", "S"].enumerated().map { key("\u{1B}O\($0.element)", .function($0.offset + 1)) }
        + functionNumbers.enumerated().map { key("\u{1B}[\($0.element)~", .function($0.offset + 5)) }

    /// F13 to F20 as VT220 keys.
    private static let highFunctionKeys: [Sample] =
        [25, 26, 28, 29, 31, 32, 33, 34].enumerated().map {
            key("\u{1B}[\($0.element)~", .function($0.offset + 13))
        }

    private static let console: [Sample] =
        letters.prefix(4).map { key("\u{1B}[\($0.0)", $0.1) } + numbers.map { key("\u{1B}[\($0.0)~", $0.1) }
        + ["A", "B", "C", "D", "E"].enumerated().map { key("\u{1B}[[\($0.element)", .function($0.offset + 1)) }
        + functionNumbers.dropFirst().enumerated().map { key("\u{1B}[\($0.element)~", .function($0.offset + 6)) }
        + highFunctionKeys + [nothing("\u{1B}[G"), key("\u{1B}\t", .tab, .option)]

    private static let rxvtKeys: [Sample] = {
        var samples = letters.prefix(4).flatMap { letter, key in
            [
                Self.key("\u{1B}[\(letter)", key), Self.key("\u{1B}[\(letter.lowercased())", key, .shift),
                Self.key("\u{1B}O\(letter.lowercased())", key, .control),
                Self.key("\u{1B}\u{1B}[\(letter)", key, .option),
            ]
        }
        for (number, key) in numbers + [(7, .home), (8, .end)] {
            samples += [
                Self.key("\u{1B}[\(number)~", key), Self.key("\u{1B}[\(number)$", key, .shift),
                Self.key("\u{1B}[\(number)^", key, .control), Self.key("\u{1B}[\(number)@", key, [.control, .shift]),
                Self.key("\u{1B}\u{1B}[\(number)~", key, .option),
            ]
        }
        for (index, number) in ([11, 12, 13, 14] + functionNumbers + [25, 26, 28, 29, 31, 32, 33, 34]).enumerated() {
            samples += [
                key("\u{1B}[\(number)~", .function(index + 1)),
                key("\u{1B}[\(number)^", .function(index + 1), .control),
            ]
        }
        return samples
    }()
}
