import TestSupport

/// Generates texts that attempt to control the terminal, partly handwritten and partly random.
enum HostileText {
    static func string(using generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return RandomText.string(length: 0...24, using: &generator)
        case 1: return handMade.randomElement(using: &generator)! + privateUse(using: &generator)
        default:
            var text = ""
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                text += handMade.randomElement(using: &generator)!
                text += RandomText.string(length: 0...6, using: &generator)
            }
            return text
        }
    }

    /// Returns private-use characters, whose meaning a program may define, or usually an empty string.
    private static func privateUse(using generator: inout SeededGenerator) -> String {
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return "" }
        var text = "x"
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let plane: ClosedRange<UInt32> =
                [0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD].randomElement(using: &generator)!
            text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: plane, using: &generator))!)
        }
        return text
    }

    /// Returns a hostile text of scalars whose width is the same in all terminals, including old ones.
    static func plainString(using generator: inout SeededGenerator) -> String {
        var text = string(using: &generator)
        text.unicodeScalars.removeAll { !isOld($0) }
        return text
    }

    /// Returns whether all terminals agree on the width of a scalar: ASCII and C1 controls, Latin, Greek, Cyrillic,
    /// their marks, bidirectional controls, and the main block of Han.
    private static func isOld(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0xAC, 0xAE...0x24F, 0x300...0x344, 0x391...0x3A1, 0x410...0x44F, 0x200B...0x200F,
            0x202A...0x202E, 0x2066...0x2069, 0x4E00...0x9FA5:
            true
        default:
            false
        }
    }

    private static let handMade: [String] = sequences + invisible + shapes

    /// Sequences that terminals execute.
    private static let sequences: [String] = [
        "\u{1B}[31mred", "\u{1B}[2J", "\u{1B}[H", "\u{1B}[999;999H", "\u{1B}[10A", "\u{1B}[6n",
        "\u{1B}c", "\u{1B}7\u{1B}8", "\u{1B}M\u{1B}M", "\u{1B}D\u{1B}E", "\u{1B}#8", "\u{1B}(0qqq",
        "\u{E}qqq\u{F}", "\u{1B}]0;title\u{7}", "\u{1B}]2;title\u{1B}\\", "\u{1B}]52;c;aGk=\u{7}",
        "\u{1B}]8;;http://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\", "\u{1B}]4;1;rgb:00/ff/00\u{7}",
        "\u{1B}P$qm\u{1B}\\", "\u{1B}_Gf=32\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}[?1049l",
        "\u{1B}[?1000h", "\u{1B}[?2026h", "\u{1B}[?25h", "\u{1B}[5 q", "\u{1B}[>4;2m", "\u{1B}[>1u",
        "\u{1B}[4h\u{1B}[20h", "\u{1B}[1;2r", "\u{1B}[5L\u{1B}[5M\u{1B}[5P\u{1B}[5@", "\u{1B}[100b",
        "\u{9B}31m", "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{90}q\u{9C}", "\u{85}\u{84}\u{8D}", "\u{98}x\u{9C}",
        "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}[3", "\u{1B}\u{1B}\u{1B}", "m", "[31m", ";5H", "2J",
        "\u{7}\u{7}", "\u{8}\u{8}\u{8}X", "\r\rover", "\ta\tb", "\u{B}\u{C}", "\u{0}\u{0}nul", "\u{7F}\u{7F}",
        "\u{5}", "\u{18}\u{1A}", "\u{11}\u{13}", "line\nline\nline", "a\r\nb", "\u{2028}ls\u{2029}ps",
        "\\e[31m\\033[0m\\x1b[1m", "%p1%d$<100/>", "\u{1B}[38;2;1;2;3mrgb\u{1B}[0m",
    ]

    /// Characters that take no column, or change the direction of the text.
    private static let invisible: [String] = [
        "\u{202E}abc", "\u{202D}abc\u{202C}", "\u{2066}a\u{2067}b\u{2068}c\u{2069}", "\u{200E}\u{200F}\u{61C}",
        "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}", "\u{2061}\u{2062}\u{2063}\u{2064}", "\u{206A}\u{206F}",
        "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{E0001}\u{E0041}\u{E007F}", "\u{FE0E}\u{FE0F}", "\u{E0100}x\u{E01EF}",
        "\u{180B}\u{180E}\u{180F}", "a\u{E0178}\u{E0179}\u{E0100}\u{E0101}", "\u{34F}\u{34F}", "\u{AD}\u{AD}soft",
        "\u{115F}\u{1160}\u{3164}\u{FFA0}",
        "\u{1D173}\u{1D17A}", "\u{1BCA0}\u{1BCA3}", "\u{13430}\u{13438}", "\u{17B4}\u{17B5}",
        "\u{301}", "\u{301}\u{302}\u{303}", "\u{20DD}\u{20E3}", "\u{489}", "\u{200D}\u{301}",
    ]

    /// Characters whose width differs between programs.
    private static let shapes: [String] = [
        "e" + String(repeating: "\u{301}", count: 60), "Z\u{351}\u{36B}\u{343}\u{32F}\u{31E}\u{32D}algo",
        "👩\u{200D}👩\u{200D}👧\u{200D}👦", "👍\u{1F3FD}", "\u{1F3FD}\u{1F3FF}", "🇩🇪🇫🇷🇬", "❤\u{FE0F}☺\u{FE0E}",
        "1\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏳\u{FE0F}\u{200D}🌈",
        "क्षत्रिय", "நி", "กำ", "\u{F0B}\u{F40}\u{F71}\u{F72}", "한글\u{1112}\u{1161}\u{11AB}", "か\u{3099}ガ",
        "\u{1100}\u{1100}\u{1161}\u{1161}", "漢字漢字漢字漢字漢字", "ＡＢＣ", "ﷺ﷽", "꧁༺༻꧂", "\u{1242B}\u{12219}\u{2E3B}", "ↀ①㊀㈱㋿",
        "\u{FFFD}\u{FFFF}\u{1FFFE}\(Unicode.Scalar(0xFDD0 as UInt16)!)", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}",
        "\u{378}\u{E01}", "שלום", "سلام عليكم",
        "\u{600}\u{6DD}123", "𝒽𝑒𝓁𝓁𝑜", "🫩\u{1FAE9}\u{1FAEA}", "\u{3030}\u{303D}", "─│┌█▀", "\u{2E3B}\u{2026}",
    ]
}
