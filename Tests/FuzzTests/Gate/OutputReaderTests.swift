import Testing

@testable import CursesUITerminal

/// Tests the reader that all other gate tests rely on.
@Suite("The reader of output")
struct OutputReaderTests {
    /// Selects a UTF-8 locale, which determines the character widths.
    init() async {
        _ = await UTF8Locale.use()
    }

    private func read(_ text: String) throws -> OutputReader {
        var reader = OutputReader(size: CellSize(width: 10, height: 3))
        try Array(text.utf8).withUnsafeBytes { try reader.read($0) }
        return reader
    }

    private func rows(_ reader: OutputReader) -> [String] {
        (0..<3).map { row in
            (0..<10).map { column in
                let scalars = reader.screen[column: column, row: row].scalars
                return (0..<scalars.count).map { "\(Unicode.Scalar(scalars[$0])!)" }.joined()
            }.joined()
        }
    }

    @Test(
        "Output that no frame contains is refused",
        arguments: [
            "\u{7}", "\u{E}", "\u{9B}31m", "\u{85}", "\u{1B}c", "\u{1B}7", "\u{1B}(0", "\u{1B}]0;title\u{7}",
            "\u{1B}P$qm\u{1B}\\", "\u{1B}[", "\u{1B}", "\u{1B}[6n", "\u{1B}[?1049l", "\u{1B}[?1000h", "\u{1B}[5 q",
            "\u{1B}[20h", "\u{1B}[3J", "\u{1B}[6m", "\u{1B}[38;2;1m", "\u{1B}[38;2;1;2;256m", "\u{1B}[5;2r",
            "\u{1B}[99r",
            "a\u{200D}", "a\u{FE0F}", "\u{301}", "\u{202E}", "\u{AD}", "\u{FFFF}", "\u{378}", "\u{E0041}", "\u{2028}",
            "\u{7F}", "\u{1B}]8;;http://a b\u{1B}\\", "\u{1B}]8;;http://a\u{7}", "\u{1B}]8;;http://é\u{1B}\\",
        ])
    func refused(text: String) {
        #expect(throws: OutputReader.Violation.self) { try read(text) }
    }

    @Test(
        "Bytes that are not UTF-8 are refused",
        arguments: [
            [0x80], [0xC0, 0x80], [0xE6, 0xBC], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x9B],
            [0xC3, 0x28],
        ] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        var reader = OutputReader(size: CellSize(width: 10, height: 3))
        #expect(throws: OutputReader.Violation.self) {
            try bytes.withUnsafeBytes { try reader.read($0) }
        }
    }

    @Test(
        "Output that frames contain is accepted",
        arguments: [
            ("abc\u{1B}[2;3Hx", ["abc       ", "  x       ", "          "]),
            ("漢字e\u{301}", ["漢字e\u{301}     ", "          ", "          "]),
            ("漢\u{8}x", [" x        ", "          ", "          "]),
            ("0123456789x", ["0123456789", "x         ", "          "]),
            ("abcdef\u{1B}[1;3H\u{1B}[2P", ["abef      ", "          ", "          "]),
            ("abcdef\u{1B}[1;3H\u{1B}[2@", ["ab  cdef  ", "          ", "          "]),
            ("abcdef\u{1B}[1;3H\u{1B}[2X", ["ab  ef    ", "          ", "          "]),
            ("abcdef\u{1B}[1;3H\u{1B}[1K", ["   def    ", "          ", "          "]),
            ("abcdef\u{1B}[1;3H\u{1B}[K", ["ab        ", "          ", "          "]),
            ("a\r\nb\r\nc\r\nd", ["b         ", "c         ", "d         "]),
            ("a\r\nb\r\nc\u{1B}[H\u{1B}M", ["          ", "a         ", "b         "]),
            ("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[L", ["a         ", "          ", "b         "]),
            ("a\u{1B}[4b\u{1B}[3;9Hz", ["aaaaa     ", "          ", "        z "]),
            ("a\r\nb\r\nc\u{1B}[1;2r\u{1B}[S", ["b         ", "          ", "c         "]),
        ])
    func obeyed(text: String, picture: [String]) throws {
        #expect(try rows(read(text)) == picture)
    }

    @Test("Colours and attributes are those of the cells that are written")
    func graphics() throws {
        let reader = try read("\u{1B}[1;31;48;2;1;2;3mx\u{1B}[22;39my\u{1B}[mz\u{1B}[38;5;200mw")
        let styles = (0..<4).map { reader.screen[column: $0, row: 0].style }
        let background = TerminalColor.rgb(1, 2, 3)
        #expect(
            styles == [
                Style(foreground: .red, background: background, attributes: .bold),
                Style(background: background), .plain, Style(foreground: .palette(200)),
            ])
    }
}
