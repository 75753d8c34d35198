import CursesUITerminal
import Foundation
import TerminalRig
import TestSupport

/// An action of a user, or of a terminal, on a program.
enum SoakAction: CustomStringConvertible {
    /// Bytes from the terminal: keys, clicks, pastes or replies.
    case bytes(String)
    case resize(CellSize)
    /// Bytes that arrive while the terminal does not read the program's output.
    case stall(String)
    /// The program is stopped and then continued.
    case suspend

    static func random(in size: CellSize, using generator: inout SeededGenerator) -> SoakAction {
        switch Int.random(in: 0..<40, using: &generator) {
        case 0: .resize(.random(using: &generator))
        case 1: .stall((0..<60).map { _ in bytes(in: size, using: &generator) }.joined())
        case 2: .suspend
        default: .bytes(bytes(in: size, using: &generator))
        }
    }

    private static func bytes(in size: CellSize, using generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<24, using: &generator) {
        case 0...9: keys.randomElement(using: &generator)!
        case 10...13: (0..<5).map { _ in String(RandomText.scalar(using: &generator)) }.joined().filter(isTyped)
        case 14...19: click(in: size, using: &generator)
        case 20: "\u{1B}[<\([64, 65, 66, 67].randomElement(using: &generator)!);\(place(in: size, using: &generator))M"
        case 21: "\u{1B}[200~\((0..<9).map { _ in lines.randomElement(using: &generator)! }.joined())\u{1B}[201~"
        case 22: answers.randomElement(using: &generator)!
        default: ["\u{1B}[I", "\u{1B}[O"].randomElement(using: &generator)!
        }
    }

    /// Returns whether a random character may be typed. Control characters may not, because Control-C, Control-Z and
    /// Control-\ would end or stop the program.
    private static func isTyped(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.properties.generalCategory != .control && isMeasuredAlike($0)
        }
    }

    /// Returns whether libvterm counts as many columns for a character as the program. Its table is older: marks of
    /// scripts that were added later take a column, and would move the rest of the row.
    private static func isMeasuredAlike(_ scalar: Unicode.Scalar) -> Bool {
        let reader = ScreenReader(size: CellSize(width: 10, height: 1))
        let glyphs = Glyph.glyphs(for: Character(scalar))
        for glyph in glyphs { reader.feed(glyph.description.utf8) }
        return reader.cursor.column == glyphs.reduce(0) { $0 + $1.width }
    }

    private static let keys = [
        "\t", "\t", "\t", "\u{1B}[Z", "\r", "\r", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
        "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{7F}", "\u{1B}[3~", "\u{1B}OP", "\u{1B}[1;2C",
        "\u{1B}[1;5B",
        "\u{1}", "\u{5}", "\u{6}", "\u{B}", "\u{E}", "\u{10}", "\u{1B}a", "\u{1B}u", "\u{1B}[27;5;13~", "\u{1B}[97;5u",
        "a", "b", "1", "-", "é", "漢", "👩‍👩‍👧‍👦", "e\u{301}",
    ]
    private static let lines = ["a line\n", "漢字\t", "\u{1B}[31m", "\u{202E}", "word ", "\r\n", "👍🏽", "\u{7}"]
    /// Replies that arrive too late, or that were not requested.
    private static let answers = [
        "\u{1B}[?62;22c", "\u{1B}[1;3R", "\u{1B}]11;rgb:1f1f/2020/ffff\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}[?1u",
        "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}[6;16;8t", "\u{1B}]10;rgb:", "\u{1B}[",
    ]

    private static func place(in size: CellSize, using generator: inout SeededGenerator) -> String {
        "\(Int.random(in: 1...size.width, using: &generator));\(Int.random(in: 1...size.height, using: &generator))"
    }

    /// Returns the mouse reports of a click, or of a drag to a different place.
    private static func click(in size: CellSize, using generator: inout SeededGenerator) -> String {
        let start = place(in: size, using: &generator)
        guard Int.random(in: 0..<4, using: &generator) == 0 else {
            return "\u{1B}[<0;\(start)M\u{1B}[<0;\(start)m"
        }
        let end = place(in: size, using: &generator)
        return "\u{1B}[<0;\(start)M\u{1B}[<32;\(end)M\u{1B}[<0;\(end)m"
    }

    /// Whether the action contains an answer with a colour.
    var tellsColors: Bool {
        switch self {
        case .bytes(let text), .stall(let text): text.contains("\u{1B}]11;rgb:1")
        case .resize, .suspend: false
        }
    }

    var description: String {
        switch self {
        case .bytes(let text): "bytes \(text.debugDescription)"
        case .resize(let size): "resize \(size.width)x\(size.height)"
        case .stall(let text): "stall \(text.debugDescription)"
        case .suspend: "suspend"
        }
    }
}

extension CellSize {
    /// Returns a random size, which is usually a common one. The minimum width is ten columns, because libvterm writes
    /// out of bounds if a character is wider than the row, for example because of several wide marks.
    static func random(using generator: inout SeededGenerator) -> CellSize {
        Int.random(in: 0..<6, using: &generator) == 0
            ? CellSize(width: .random(in: 10...250, using: &generator), height: .random(in: 1...70, using: &generator))
            : CellSize(width: .random(in: 40...120, using: &generator), height: .random(in: 12...40, using: &generator))
    }
}
