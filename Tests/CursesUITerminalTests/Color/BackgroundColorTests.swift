import Testing

@testable import CursesUITerminal

/// Tests how the background colour that a terminal reports is interpreted.
@Suite struct BackgroundColorTests {
    @Test(
        "The forms of XParseColor are parsed",
        arguments: [
            ("rgb:0000/0000/0000", .rgb(0, 0, 0)), ("rgb:ffff/ffff/ffff", .rgb(255, 255, 255)),
            ("rgb:1e1e/1e1e/2e2e", .rgb(30, 30, 46)), ("rgb:ff/80/00", .rgb(255, 128, 0)),
            ("rgb:f/8/0", .rgb(255, 136, 0)), ("rgba:ffff/0000/0000/8080", .rgb(255, 0, 0)),
            ("#1e1e2e", .rgb(30, 30, 46)), ("#ffff00000000", .rgb(255, 0, 0)),
            ("", nil), ("?", nil), ("red", nil), ("rgb:", nil), ("rgb:ff/ff", nil),
            ("rgb:fffff/0/0", nil), ("rgb:gg/00/00", nil), ("rgb:-1/00/00", nil), ("#12345", nil), ("#", nil),
        ] as [(String, TerminalColor?)])
    func parse(text: String, color: TerminalColor?) {
        #expect(TerminalColor(xParseColor: text) == color)
    }

    @Test(
        "A background is light if black text is easier to read on it",
        arguments: [
            (TerminalColor.rgb(0, 0, 0), false), (.rgb(30, 30, 46), false), (.rgb(0, 43, 54), false),
            (.rgb(255, 255, 255), true), (.rgb(253, 246, 227), true), (.rgb(0, 0, 255), false),
            (.rgb(255, 255, 0), true), (.palette(15), true), (.palette(0), false), (.default, nil),
        ] as [(TerminalColor, Bool?)])
    func lightness(color: TerminalColor, isLight: Bool?) {
        #expect(color.isLight == isLight)
    }
}
