import CNCurses
import Foundation
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests the last check of a glyph before it is sent to the terminal.
    @MainActor
    @Suite struct GlyphEncoding {
        @Test(
            "A glyph becomes ncurses' cells, whose widths add up to its own",
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
            "Control characters, and characters of a different width than the glyph, are replaced",
            arguments: [
                "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{200B}", "\u{200E}",
                "\u{202E}", "\u{2028}", "\u{2066}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}",
                "\u{E0001}", "\u{AD}", "\u{301}", "漢", "\u{1FAE9}",
            ])
        func standIn(text: String) {
            #expect(UTF8Locale.use())
            #expect(Self.cells(text, width: 1) == ["\u{FFFD}"])
        }

        @Test(
            "Control characters after a base character are removed",
            arguments: [
                "\u{1B}", "\u{7}", "\u{9B}", "\u{7F}", "\n", "\u{200D}", "\u{202E}", "\u{2066}",
                "\u{FE0F}", "\u{E0041}", "b", "漢",
            ])
        func behind(text: String) {
            #expect(UTF8Locale.use())
            #expect(Self.cells("a" + text, width: 1) == ["a"])
        }

        @Test("No scalar, alone or after a letter, emits a control character or has a wrong width")
        func allScalars() {
            #expect(UTF8Locale.use())
            var leaks: [UInt32] = []
            var misfits: [UInt32] = []
            // All scalars of the planes that contain control characters and marks, and a sample of the other planes.
            let planes = [UInt32(0)...0x1FFFF, 0xE0000...0xE0FFF].joined()
            let sample = stride(from: UInt32(0x20000), through: 0x10FFFF, by: 251)
            for value in Array(planes) + sample {
                for scalars in [[value], [0x61, value]] {
                    for width in 1...2 {
                        let cells = Self.cells(scalars, width: width)
                        if cells.contains(where: { $0.contains(where: Self.controls) }) {
                            leaks.append(value)
                        }
                        let columns = cells.reduce(0) { $0 + Int(cncurses_width($1[0])) }
                        if columns != width { misfits.append(value) }
                    }
                }
            }
            #expect(leaks == [])
            #expect(misfits == [])
        }

        @Test(
            "Without line drawing, ASCII replaces box-drawing characters",
            arguments: [
                ("─┄╌╴", "----"), ("━═╸", "==="), ("│┃┆╎║╵╻", "|||||||"), ("┌┐└┘├┤┬┴┼╭╮╰╯╔╬", "+++++++++++++++"),
                ("╱╲╳", "/\\X"), ("a é", "a é"),
            ])
        func lines(text: String, ascii: String) {
            #expect(UTF8Locale.use())
            let cells = text.map { Self.cells(String($0), width: 1, hasLineDrawing: false).joined() }
            #expect(cells.joined() == ascii)
        }

        @Test("In a character set other than UTF-8, only its characters are emitted")
        func otherCharacterSet() {
            setlocale(LC_CTYPE, "C")
            defer { #expect(UTF8Locale.use()) }
            func cells(_ text: String, width: Int = 1) -> [String] {
                Self.cells(text, width: width, hasLineDrawing: false)
            }
            #expect("ab┌─é…".map { cells(String($0)).joined() } == ["a", "b", "+", "-", "?", "?"])
            #expect(cells("漢", width: 2) == ["?", " "])
            var leaks: [UInt32] = []
            for value in UInt32(0)...0x1FFFF {
                let cells = Self.cells([value], width: 1, hasLineDrawing: false)
                if cells.joined().contains(where: { !(0x20..<0x7F).contains($0) }) {
                    leaks.append(value)
                }
            }
            #expect(leaks == [])
        }

        private static func controls(_ value: UInt32) -> Bool {
            guard let scalar = Unicode.Scalar(value) else { return true }
            return switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
            case .format: true
            default: scalar.properties.isVariationSelector
            }
        }

        private static func cells(
            _ text: String,
            width: Int,
            hasLineDrawing: Bool = true
        ) -> [String] {
            let values = text.unicodeScalars.map(\.value)
            return cells(values, width: width, hasLineDrawing: hasLineDrawing).map { values in
                String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) }))
            }
        }

        private static func cells(
            _ values: [UInt32],
            width: Int,
            hasLineDrawing: Bool = true
        ) -> [[UInt32]] {
            var cells: [[UInt32]] = []
            values.withUnsafeBufferPointer { scalars in
                GlyphEncoder(hasLineDrawing: hasLineDrawing).encode(scalars, width: width) { cells.append(Array($0)) }
            }
            return cells
        }
    }
}
