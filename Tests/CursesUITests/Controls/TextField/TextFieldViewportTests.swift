import CursesUITerminal
import TestSupport
import Testing
@testable import CursesUI

@Suite struct TextFieldViewportTests {
    private func line(_ text: String) -> FieldLine {
        FieldLine(CountedText(text))
    }

    /// Returns the visible text of the field, with `|` after the cell of the caret.
    private func picture(_ viewport: TextFieldViewport, _ text: String) -> String {
        var buffer = CellBuffer(size: CellSize(width: viewport.width + 2, height: 1))
        buffer.fill(buffer.bounds, with: Cell(glyph: "."))
        viewport.draw(line(text), into: &buffer, at: CellPoint(column: 1, row: 0), clip: buffer.bounds, style: .plain)
        return (0..<viewport.width).map { column in
            let glyph = buffer[column: column + 1, row: 0].glyph
            return glyph.description + (column == viewport.caretColumn ? "|" : "")
        }.joined()
    }

    @Test(
        "The field shows the part of the text where the caret is",
        arguments: [
            ("", 0, 5, ".|...."), ("abc", 3, 5, "abc.|."), ("abc", 0, 5, "a|bc.."), ("abcd", 4, 5, "abcd.|"),
            ("abcde", 5, 5, "bcde.|"), ("abcdefgh", 8, 5, "efgh.|"), ("abcdefgh", 0, 5, "a|bcde"),
            ("abcdefgh", 4, 5, "abcde|"),
            // A wide character that is cut by an edge is shown as a blank. The character under the caret is fully
            // visible.
            ("漢字漢字", 4, 5, "漢字.|"), ("漢字漢字", 4, 6, " 漢字.|"), ("漢字漢字", 2, 5, " 字漢|"), ("漢", 0, 1, " |"),
            ("a", 1, 1, ".|"),
            ("abc", 2, 0, ""),
        ]
    )
    func following(text: String, caret: Int, width: Int, expected: String) {
        var viewport = TextFieldViewport()
        viewport.update(line(text), caret: caret, width: width)
        #expect(picture(viewport, text) == expected)
    }

    @Test("It moves no further than it must")
    func lazily() {
        var viewport = TextFieldViewport()
        func show(_ text: String, _ caret: Int, _ width: Int = 5) -> String {
            viewport.update(line(text), caret: caret, width: width)
            return picture(viewport, text)
        }
        #expect(show("abcdefgh", 8) == "efgh.|")
        #expect(show("abcdefgh", 5) == "ef|gh.")
        #expect(show("abcdefgh", 4) == "e|fgh.")
        #expect(show("abcdefgh", 3) == "d|efgh")
        #expect(show("abcdefgh", 7) == "defgh|")
        // If a text becomes shorter, it fills the field again.
        #expect(show("abcdef", 6) == "cdef.|")
        #expect(show("abc", 3) == "abc.|.")
        #expect(show("abcdefgh", 8, 5) == "efgh.|")
        #expect(show("abcdefgh", 8, 7) == "cdefgh.|")
        #expect(show("abcdefgh", 8, 20) == "abcdefgh.|...........")
    }

    @Test("A short text is aligned, and leaves the caret a cell")
    func alignment() {
        var viewport = TextFieldViewport()
        viewport.update(line("ab"), caret: 2, width: 7, alignment: .center)
        #expect(picture(viewport, "ab") == "..ab.|..")
        viewport.update(line("ab"), caret: 0, width: 7, alignment: .trailing)
        #expect(picture(viewport, "ab") == "....a|b.")
        viewport.update(line(""), caret: 0, width: 7, alignment: .center)
        #expect(picture(viewport, "") == "....".dropLast() + ".|...")
        viewport.update(line("abcdefg"), caret: 7, width: 7, alignment: .center)
        #expect(picture(viewport, "abcdefg") == "bcdefg.|")
    }

    @Test("A click finds the character under it")
    func clicks() {
        var viewport = TextFieldViewport()
        viewport.update(line("a漢b"), caret: 0, width: 8)
        #expect((-1...5).map { viewport.caret(at: $0, in: line("a漢b")) } == [0, 0, 1, 1, 2, 3, 3])
        viewport.update(line("abcdefgh"), caret: 8, width: 5)
        #expect((0...5).map { viewport.caret(at: $0, in: line("abcdefgh")) } == [4, 5, 6, 7, 8, 8])
        viewport.update(line("ab"), caret: 0, width: 6, alignment: .center)
        #expect((0...5).map { viewport.caret(at: $0, in: line("ab")) } == [0, 0, 0, 1, 2, 2])
    }

    @Test("The selection has its own style, and nothing is drawn outside of the field")
    func selection() {
        var viewport = TextFieldViewport()
        viewport.update(line("abcdefgh"), caret: 6, width: 4)
        var buffer = CellBuffer(size: CellSize(width: 6, height: 1))
        let selected = Style(attributes: .reverse)
        viewport.draw(
            line("abcdefgh"), into: &buffer, at: CellPoint(column: 1, row: 0), clip: buffer.bounds, style: .plain,
            selection: 4..<6, selectionStyle: selected)
        #expect(buffer.rows == [" defg"])
        #expect(
            (0..<6).map { buffer[column: $0, row: 0].style == selected } == [false, false, true, true, false, false])
    }

    @Test("The caret is always within the field", arguments: 1...10)
    func property(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var viewport = TextFieldViewport()
        for _ in 0..<500 {
            let text = RandomText.string(length: 0...20, using: &generator)
            let width = Int.random(in: 1...12, using: &generator)
            let caret = Int.random(in: 0...text.count, using: &generator)
            let alignment = TextAlignment.allCases.randomElement(using: &generator)!
            viewport.update(line(text), caret: caret, width: width, alignment: alignment)
            #expect((0..<width).contains(viewport.caretColumn), "seed \(seed)")
        }
    }
}
