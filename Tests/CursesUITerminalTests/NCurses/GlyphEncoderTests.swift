import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// The last gate before the terminal.
    @MainActor
    @Suite struct GlyphEncoding {
        @Test(
            "A glyph becomes ncurses' cells, whose columns add up to its own",
            arguments: [
                ("a", 1, ["a"]),
                ("漢", 2, ["漢"]),
                ("e\u{301}", 1, ["e\u{301}"]),
                ("e\u{301}\u{302}\u{303}\u{304}\u{305}", 1, ["e\u{301}\u{302}\u{303}\u{304}"]),
                ("\u{1112}\u{1161}\u{11AB}", 2, ["\u{1112}\u{1161}\u{11AB}"]),
                ("\u{915}\u{94D}\u{937}", 2, ["\u{915}\u{94D}", "\u{937}"]),
                ("❤\u{FE0F}", 1, ["❤"]),
                ("❤\u{FE0F}", 2, ["❤", " "]),
                ("👍\u{1F3FD}", 2, ["👍"]),
                ("👩\u{200D}💻", 2, ["👩"]),
                ("\u{1F1E9}\u{1F1EA}", 2, ["D", "E"]),
            ])
        func encode(text: String, width: Int, cells: [String]) throws {
            #expect(UTF8Locale.use())
            #expect(Self.cells(text, width: width) == cells)
        }

        @Test(
            "What a terminal would obey, or cannot show in the glyph's width, never comes out",
            arguments: [
                "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{200B}", "\u{200E}",
                "\u{202E}", "\u{2028}", "\u{2066}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}",
                "\u{E0001}", "\u{301}", "漢", "\u{1FAE9}",
            ])
        func standIn(text: String) {
            #expect(UTF8Locale.use())
            #expect(Self.cells(text, width: 1) == ["\u{FFFD}"])
        }

        @Test(
            "Nothing that controls a terminal hides behind a base character",
            arguments: [
                "\u{1B}", "\u{7}", "\u{9B}", "\u{7F}", "\n", "\u{200D}", "\u{202E}", "\u{2066}",
                "\u{FE0F}", "\u{E0041}", "b", "漢",
            ])
        func behind(text: String) {
            #expect(UTF8Locale.use())
            #expect(Self.cells("a" + text, width: 1) == ["a"])
        }

        @Test("Of all scalars, alone or behind a letter, none that controls anything comes out")
        func allScalars() {
            #expect(UTF8Locale.use())
            var leaks: [UInt32] = []
            for value in UInt32(0)...0x10FFFF {
                guard let scalar = Unicode.Scalar(value) else { continue }
                for width in 1...2 {
                    var columns = 0
                    for cell in Self.cells([value], width: width) + Self.cells([0x61, value], width: width) {
                        columns += 1
                        if cell.contains(where: Self.controls) { leaks.append(scalar.value) }
                    }
                    #expect(columns >= 2)
                }
            }
            #expect(leaks == [])
        }

        private static func controls(_ value: UInt32) -> Bool {
            guard let scalar = Unicode.Scalar(value) else { return true }
            return switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
            case .format: scalar.properties.isBidiControl || scalar.properties.isDefaultIgnorableCodePoint && value != 0xAD
            default: scalar.properties.isVariationSelector
            }
        }

        private static func cells(_ text: String, width: Int) -> [String] {
            cells(text.unicodeScalars.map(\.value), width: width).map { values in
                String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) }))
            }
        }

        private static func cells(_ values: [UInt32], width: Int) -> [[UInt32]] {
            var cells: [[UInt32]] = []
            values.withUnsafeBufferPointer { scalars in
                GlyphEncoder.encode(scalars, width: width) { cells.append(Array($0)) }
            }
            return cells
        }
    }
}
