import Testing

@testable import CursesUITerminal

/// Tests that marks in the ncurses output are replaced by hyperlinks and emoji.
@Suite struct FrameRewriterTests {
    private func rewrite(_ frame: [UInt8]) -> (bytes: [UInt8], pictureParts: Set<UInt32>)? {
        frame.withUnsafeBytes { frame in
            guard FrameRewriter.hasMarks(frame) else { return nil }
            var output = FrameBytes()
            defer { output.deallocate() }
            let parts = FrameRewriter.rewrite(frame, to: &output)
            return (Array(output.bytes), parts)
        }
    }

    private func rewrite(_ text: String) -> String? {
        rewrite(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func mark(_ kind: CellMark.Kind, _ number: Int) -> String {
        let (high, low) = CellMark.scalars(kind, number)
        return String(String.UnicodeScalarView([Unicode.Scalar(high)!, Unicode.Scalar(low)!]))
    }

    private func link(_ address: String) throws -> (mark: String, open: String) {
        let link = try #require(Hyperlink(address))
        return (mark(.link, link.index), String(decoding: link.opening, as: UTF8.self))
    }

    private let close = "\u{1B}]8;;\u{1B}\\"

    @Test("Every number is decoded from its mark", arguments: [0, 1, 119, 120, 14_399])
    func numbers(number: Int) throws {
        for kind in [CellMark.Kind.emoji, .link] {
            let (high, low) = CellMark.scalars(kind, number)
            let first = try #require(CellMark.digit(high))
            let second = try #require(CellMark.digit(low))
            #expect(first.kind == kind && second.kind == kind)
            #expect(CellMark.number(first.digit, second.digit) == number)
        }
    }

    @Test("A frame reports its parts of pictures", arguments: [0, 3, 512, 1023], [0, 1, 297, 32_768, 88_208])
    func parts(number: Int, place: Int) throws {
        let side = TerminalPicture.maximumSide
        let bits = try #require(Glyph(picture: number, row: place / side, column: place % side).pictureBits)
        let cell = CellMark.scalars(picture: bits).compactMap(Unicode.Scalar.init)
        let frame = Array(String(String.UnicodeScalarView(cell)).utf8)
        let rewritten = rewrite(frame)
        #expect(rewritten?.bytes == [0x20])
        #expect(rewritten?.pictureParts == [bits])
    }

    @Test("A frame without marks is sent unchanged", arguments: ["", "plain", "\u{1B}[1;1Hé漢👩"])
    func plain(text: String) {
        #expect(rewrite(text) == nil)
    }

    @Test("Neighbouring cells of one link are one link")
    func run() throws {
        let a = try link("https://a")
        #expect(rewrite("x" + "a" + a.mark + "b" + a.mark + "y") == "x\(a.open)ab\(close)y")
    }

    @Test("A link ends with the frame, and where a different link begins")
    func neighbours() throws {
        let (a, b) = (try link("https://a"), try link("https://b"))
        #expect(rewrite("a" + a.mark + "b" + b.mark) == "\(a.open)a\(close)\(b.open)b\(close)")
    }

    @Test("Colours may change within a link; movement and erasure end it")
    func sequences() throws {
        let a = try link("https://a")
        #expect(rewrite("a\(a.mark)\u{1B}[1mb\(a.mark)") == "\(a.open)a\u{1B}[1mb\(close)")
        #expect(
            rewrite("a\(a.mark)\u{1B}[2;5Hb\(a.mark)")
                == "\(a.open)a\(close)\u{1B}[2;5H\(a.open)b\(close)")
        #expect(rewrite("a\(a.mark)\u{1B}[K") == "\(a.open)a\(close)\u{1B}[K")
        #expect(rewrite("a\(a.mark)\r\n") == "\(a.open)a\(close)\r\n")
        #expect(rewrite("a\(a.mark)\u{1B}M") == "\(a.open)a\(close)\u{1B}M")
    }

    @Test("A combining mark stays within the link of its letter")
    @MainActor func accents() throws {
        #expect(UTF8Locale.use())
        let a = try link("https://a")
        #expect(rewrite("e\(a.mark)\u{301}f\(a.mark)") == "\(a.open)e\u{301}f\(close)")
    }

    @Test("An emoji sequence is complete, also in a link")
    func emoji() throws {
        let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
        let index = try #require(Glyph(Character(family)).emojiIndex)
        let cell = "\u{3000}" + mark(.emoji, index)
        #expect(rewrite("a\(cell)b") == "a\(family)b")
        let a = try link("https://a")
        #expect(rewrite(cell + a.mark) == "\(a.open)\(family)\(close)")
    }

    @Test("Private-use characters of plane 15, which begin with the same byte, are sent unchanged")
    func privateUse() {
        #expect(rewrite("a\u{F0001}b\u{FFFFD}") == "a\u{F0001}b\u{FFFFD}")
    }

    /// Returns the mark of a colour, as ncurses writes it with the capability of the terminfo entry.
    private func color(_ number: Int32, _ layer: ColorMark.Layer = .foreground) -> String {
        ColorMark.capability(layer).replacing("%p1%d", with: "\(number)")
    }

    @Test(
        "A colour is 24-bit RGB, or one of the palette",
        arguments: [
            (0, "8;2;0;0;0"), (0x01_0A_FF, "8;2;1;10;255"), (0xFF_FF_FF, "8;2;255;255;255"),
            (TerminfoEntry.paletteBase + 16, "8;5;16"), (TerminfoEntry.paletteBase + 255, "8;5;255"),
            (TerminfoEntry.paletteBase, "0"), (TerminfoEntry.paletteBase + 7, "7"),
        ] as [(Int32, String)])
    func colors(number: Int32, parameters: String) {
        #expect(rewrite("a\(color(number))b") == "a\u{1B}[3\(parameters)mb")
        #expect(rewrite("\(color(number, .background))") == "\u{1B}[4\(parameters)m")
    }

    @Test("The bright colours of the palette have the forms that every terminal understands")
    func brightColors() {
        let (gray, white) = (TerminfoEntry.paletteBase + 8, TerminfoEntry.paletteBase + 15)
        #expect(rewrite(color(gray) + "x" + color(white, .background)) == "\u{1B}[90mx\u{1B}[107m")
    }

    @Test("The colours of a cell are one sequence, which leaves a link open")
    func colorsInLinks() throws {
        let a = try link("https://a")
        let colors = color(1) + color(2, .background)
        #expect(rewrite("x" + colors + "y") == "x\u{1B}[38;2;0;0;1;48;2;0;0;2my")
        #expect(
            rewrite("a\(a.mark)\(colors)b\(a.mark)") == "\(a.open)a\u{1B}[38;2;0;0;1;48;2;0;0;2mb\(close)")
    }

    @Test(
        "What only begins like a colour is sent unchanged",
        arguments: ["\u{11}", "\u{11}12", "\u{11}x", "\u{11}9999999999f"])
    func brokenColors(text: String) {
        #expect(rewrite("a" + text) == "a" + text)
    }

    @Test("Truncated bytes are sent unchanged")
    func cut() throws {
        let bytes: [UInt8] = [0x61, 0xF3, 0xA0]
        #expect(rewrite(bytes)?.bytes == bytes)
        let escape = Array("\u{F0000}\u{1B}[1;".utf8)
        #expect(rewrite(escape)?.bytes == escape)
    }
}
