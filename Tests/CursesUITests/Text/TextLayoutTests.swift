import CursesUITerminal
import CursesUITesting
import TestSupport
import Testing
@testable import CursesUI

@Suite struct TextLayoutTests {
    /// Returns the rows of a text, with trailing spaces shown as `.`.
    private func rows(
        _ text: String, _ width: Int?, height: Int? = nil, options: TextLayout.Options = .init()
    ) -> [String] {
        let layout = TextLayout(MeasuredText(StyledText(text)), width: width, height: height, options: options)
        var buffer = CellBuffer(size: layout.size)
        buffer.fill(buffer.bounds, with: Cell(glyph: "."))
        layout.draw(into: &buffer, at: .zero, clip: buffer.bounds, TextInk(style: .plain), mixer: Design.standard.mixer)
        return buffer.rows
    }

    @Test(
        "Lines are as full as they can be",
        arguments: [
            ("", 5, [""]),
            ("hello", nil, ["hello"]),
            ("hello", 5, ["hello"]),
            ("hello world", 11, ["hello world"]),
            ("hello world", 10, ["hello", "world"]),
            ("hello world", 5, ["hello", "world"]),
            ("the quick brown fox", 9, ["the quick", "brown fox"]),
            // Spaces before a break hang over the edge.
            ("hello      world", 5, ["hello", "world"]),
            ("a b", 1, ["a", "b"]),
            // A word that is too long moves to a new line, and then breaks at any character.
            ("a extraordinary", 6, ["a.....", "extrao", "rdinar", "y....."]),
            ("well-known", 6, ["well-", "known"]),
            // All kinds of line ends.
            ("a\nb\r\nc\u{2028}d\re", nil, ["a", "b", "c", "d", "e"]),
            ("a\n\nb", 5, ["a", ".", "b"]),
            ("a\n", 5, ["a", "."]),
            // Wide characters are never cut.
            ("漢字漢字", 5, ["漢字", "漢字"]),
            ("漢字。", 4, ["漢..", "字。"]),
            ("a漢", 1, ["a", ""]),
            ("e\u{301}e\u{301} x", 2, ["e\u{301}e\u{301}", "x."]),
            // A no-break space or a joiner prevents a line break.
            ("a b\u{A0}c", 4, ["a..", "b\u{A0}c"]),
            ("one\u{200B}two", 4, ["one", "two"]),
            // Tabs extend to multiples of eight.
            ("a\tb", nil, ["a       b"]),
            ("12345678\tb", nil, ["12345678        b"]),
            // Spaces at the start and at the end of a text are kept.
            ("  a ", nil, ["  a"]),
        ] as [(String, Int?, [String])]
    )
    func wrapping(text: String, width: Int?, expected: [String]) {
        #expect(rows(text, width) == expected)
    }

    @Test(
        "The size is the longest line and the number of lines",
        arguments: [
            ("hello world", nil, 11, 1), ("hello world", 10, 5, 2), ("漢字漢字", 5, 4, 2), ("", nil, 0, 1),
            ("  a ", nil, 4, 1), ("a ", 1, 1, 1), ("hello", 0, 0, 5), ("漢", 1, 1, 1), ("a\nbcd\n", nil, 3, 3),
        ] as [(String, Int?, Int, Int)]
    )
    func size(text: String, width: Int?, columns: Int, lines: Int) {
        let layout = TextLayout(MeasuredText(StyledText(text)), width: width)
        #expect(layout.size == CellSize(width: columns, height: lines))
        #expect(!layout.isTruncated)
    }

    @Test(
        "What has no room gives way to an ellipsis",
        arguments: [
            ("hello world", 8, 1, .tail, ["hello w…"]),
            ("hello world", 7, 1, .tail, ["hello…"]),
            ("hello world", 11, 1, .tail, ["hello world"]),
            ("hello world", 1, 1, .tail, ["…"]),
            ("hello world", 8, 1, .head, ["…o world"]),
            ("hello world", 7, 1, .head, ["…world"]),
            ("hello world", 8, 1, .middle, ["hell…rld"]),
            ("hello world", 7, 1, .middle, ["hel…rld"]),
            ("the quick brown fox jumps", 9, 2, .tail, ["the quick", "brown fo…"]),
            ("the quick brown fox jumps", 9, 2, .head, ["the quick", "…ox jumps"]),
            ("the quick brown fox jumps", 9, 2, .middle, ["the quick", "brow…umps"]),
            // The ellipsis shows that the next paragraph is missing.
            ("one\ntwo", 9, 1, .tail, ["one…"]),
            ("one\ntwo", nil, 1, .tail, ["one…"]),
            ("one\ntwo", 3, 1, .tail, ["on…"]),
            ("one\ntwo", 9, 1, .head, ["…two"]),
            ("one\ntwo", 9, 1, .middle, ["one…two"]),
            ("漢字漢字", 6, 1, .tail, ["漢字…"]),
            ("漢字漢字", 6, 1, .head, ["…漢字"]),
            ("漢字漢字", 6, 1, .middle, ["漢…字"]),
        ] as [(String, Int?, Int, TruncationMode, [String])]
    )
    func truncation(text: String, width: Int?, lines: Int, mode: TruncationMode, expected: [String]) {
        #expect(rows(text, width, options: .init(lineLimit: lines, truncation: mode)) == expected)
        // The available height also limits the number of lines.
        #expect(rows(text, width, height: lines, options: .init(truncation: mode)) == expected)
    }

    @Test(
        "The longest word is what cannot be broken without breaking a word",
        arguments: [
            ("", 0), ("one three", 5), ("well-known", 5), ("one   ", 3), ("a\nbcd\n", 3), ("漢字", 2), ("a b\u{A0}c", 3),
        ]
    )
    func longestWord(text: String, columns: Int) {
        #expect(MeasuredText(StyledText(text)).longestWordWidth == columns)
    }

    @Test(
        "A word that is longer than a line is cut where that is wanted",
        arguments: [
            ("a extraordinary", 6, ["a.....", "extra…"]), ("extraordinary cat", 6, ["extra…", "cat..."]),
            ("extraordinary\ncat", 6, ["extra…", "cat..."]), ("extraordinary", 1, ["…"]),
            ("well-known", 3, ["we…", "kn…"]), ("漢字漢字", 3, ["漢", "字", "漢", "字"]),
            ("b\u{A0}漢字", 3, ["b\u{A0}…", "字."]), ("hello", 5, ["hello"]),
        ]
    )
    func cutWords(text: String, width: Int, expected: [String]) {
        #expect(rows(text, width, options: .init(cutsWords: true)) == expected)
    }

    @Test("A text with a cut word is a truncated one")
    func cutWordIsTruncated() {
        let text = MeasuredText(StyledText("extraordinary cat"))
        #expect(TextLayout(text, width: 6, options: .init(cutsWords: true)).isTruncated)
        #expect(!TextLayout(text, width: 13, options: .init(cutsWords: true)).isTruncated)
    }

    @Test("One line is shown, however little room there is")
    func oneLine() {
        #expect(rows("one two", 3, height: 0) == ["on…"])
        #expect(rows("one two", 3, options: .init(lineLimit: 0)) == ["on…"])
        #expect(
            TextLayout(MeasuredText(StyledText("one two")), width: 0, height: 1).size == CellSize(width: 0, height: 1))
        #expect(
            TextLayout(MeasuredText(StyledText("one two")), width: -3, height: 1).size == CellSize(width: 0, height: 1))
    }

    @Test("Shorter lines stand where the alignment puts them")
    func alignment() {
        let text = "one\nthree\nfour"
        #expect(rows(text, nil, options: .init(alignment: .leading)) == ["one..", "three", "four."])
        #expect(rows(text, nil, options: .init(alignment: .center)) == [".one.", "three", "four."])
        #expect(rows(text, nil, options: .init(alignment: .trailing)) == ["..one", "three", ".four"])
    }

    @Test("Runs keep their styles across lines, and the ellipsis has that of its neighbour")
    func styles() {
        var text = StyledText("one ")
        text.append("two three", style: RunStyle(isBold: true, foreground: .color(.red)))
        let layout = TextLayout(MeasuredText(text), width: 5, options: .init(lineLimit: 2))
        var buffer = CellBuffer(size: layout.size)
        let base = Style(foreground: .green, attributes: .underline)
        layout.draw(into: &buffer, at: .zero, clip: buffer.bounds, TextInk(style: base), mixer: Design.standard.mixer)
        let bold = Style(foreground: .red, attributes: [.underline, .bold])
        #expect(buffer.rows == ["one", "two…"])
        #expect(buffer[column: 0, row: 0].style == base)
        #expect(buffer[column: 0, row: 1].style == bold)
        #expect(buffer[column: 3, row: 1].style == bold)
    }

    @Test("Drawing is clipped, and cuts wide characters to blanks")
    func clipping() {
        let layout = TextLayout(MeasuredText(StyledText("漢字漢\nabcdef")))
        var buffer = CellBuffer(size: CellSize(width: 6, height: 2))
        buffer.fill(buffer.bounds, with: Cell(glyph: "."))
        let clip = CellRect(column: 1, row: 0, width: 4, height: 2)
        layout.draw(into: &buffer, at: .zero, clip: clip, TextInk(style: .plain), mixer: Design.standard.mixer)
        #expect(buffer.rows == [". 字 .", ".bcde."])
        buffer.fill(buffer.bounds, with: Cell(glyph: "."))
        layout.draw(
            into: &buffer, at: CellPoint(column: -2, row: -1), clip: buffer.bounds, TextInk(style: .plain),
            mixer: Design.standard.mixer)
        #expect(buffer.rows == ["cdef..", "......"])
        layout.draw(
            into: &buffer, at: CellPoint(column: 2, row: 9), clip: buffer.bounds, TextInk(style: .plain),
            mixer: Design.standard.mixer)
        #expect(buffer.rows == ["cdef..", "......"])
    }

    @Test("Whatever the text and the width, lines fit and nothing is lost", arguments: 1...20)
    func property(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let text = MeasuredText(StyledText(RandomText.string(length: 0...30, using: &generator)))
            let width = Int.random(in: 1...12, using: &generator)
            let (lines, isCut) = LineBreaker(text: text, width: width).lines()
            #expect(!isCut)
            #expect(lines.allSatisfy { $0.width <= width })
            // Only spaces, tabs and line ends may be missing between lines.
            var next = 0
            for line in lines {
                #expect(line.clusters.lowerBound == next)
                #expect(text.clusters[line.clusters.upperBound..<line.next].allSatisfy { $0.kind != .text })
                next = line.next
            }
            #expect(next == text.clusters.count)
            for mode in [TruncationMode.head, .middle, .tail] {
                let limit = Int.random(in: 1...3, using: &generator)
                let options = TextLayout.Options(lineLimit: limit, truncation: mode)
                let layout = TextLayout(text, width: width, options: options)
                #expect(layout.size.width <= width && layout.size.height <= limit)
                #expect(layout.isTruncated == (lines.count > limit))
            }
        }
    }

    @MainActor
    @Test("A text occupies the lines that are reserved for it, as far as there is space")
    func reservedLines() {
        func height(_ view: some View, in rows: Int = 10) -> Int {
            let text = render(
                VStack(spacing: 0) {
                    view; Text("end")
                }, size: CellSize(width: 9, height: rows)
            ).text
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let first = lines.firstIndex { $0.contains("abc") } ?? 0
            return (lines.firstIndex { $0.contains("end") } ?? 0) - first
        }
        #expect(height(Text("abc")) == 1)
        #expect(height(Text("abc").lineLimit(3, reservesSpace: true)) == 3)
        #expect(height(Text("abc").lineLimit(2...3)) == 2)
        #expect(height(Text("abc\nb\nc\nd\ne").lineLimit(3).lineLimit(1...5)) == 3)
        #expect(height(Text("abc").lineLimit(nil).lineLimit(3, reservesSpace: true)) == 1)
        #expect(height(Text("abc\nb\nc").lineLimit(1...).lineLimit(1)) == 3)
        #expect(height(Text("abc one two three four").lineLimit(2...3)) == 3)
        #expect(height(Text("abc").lineLimit(3)) == 1)
        #expect(height(Text("abc").lineLimit(4, reservesSpace: true), in: 3) == 2)
    }
}
