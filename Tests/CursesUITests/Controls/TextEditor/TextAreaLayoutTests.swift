import CursesUITerminal
import TestSupport
import Testing
@testable import CursesUI

@Suite("The rows of an edited text")
struct TextAreaLayoutTests {
    /// Returns the text of the rows, with tabs shown as spaces.
    private func rows(_ layout: TextAreaLayout) -> [String] {
        (0..<layout.rowCount).map { row in
            var text = ""
            layout.forEachCharacter(ofRow: row) { _, _, width, glyphs in
                text +=
                    glyphs.isEmpty
                    ? String(repeating: " ", count: width) : glyphs.map(\.description).joined()
            }
            return text
        }
    }

    @Test(
        "break as those of a text, and keep the spaces that hang over",
        arguments: [
            ("", [""]), ("ab", ["ab"]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
            ("one two three", ["one ", "two ", "three"]), ("abcdefgh", ["abcdef", "gh"]),
            ("a\r\nb", ["a", "b"]), ("漢字漢字", ["漢字漢", "字"]),
        ]
    )
    func breaks(text: String, expected: [String]) {
        #expect(rows(TextAreaLayout(text, width: 6)) == expected)
    }

    @Test(
        "each place has a cell, and the cell leads back to the place",
        arguments: ["", "one two three", "a\n\nb\r\nc", "漢字漢字 e\u{301}👩\u{200D}💻 x", "abcdefghijkl\nm"]
    )
    func roundTrip(text: String) {
        let layout = TextAreaLayout(text, width: 6)
        var last = CellPoint(column: -1, row: 0)
        for offset in 0...text.count {
            let point = layout.point(of: offset)
            #expect(layout.offset(at: point) == offset)
            #expect(point.row > last.row || point.column > last.column)
            last = point
        }
    }

    @Test("cells outside of the text lead to the nearest place")
    func outside() {
        let layout = TextAreaLayout("one two\nx", width: 6)
        #expect(layout.offset(at: CellPoint(column: 9, row: 0)) == 3)
        #expect(layout.offset(at: CellPoint(column: 9, row: 1)) == 7)
        #expect(layout.offset(at: CellPoint(column: 9, row: 9)) == 9)
        #expect(layout.offset(at: CellPoint(column: 0, row: -1)) == 0)
    }

    @Test("a layout that takes over what has not changed is the same as one made afresh")
    func reuse() {
        var random = SeededGenerator(seed: 7)
        var text = "one two three\n\nfour\nfive six seven eight"
        var layout = TextAreaLayout(text, width: 7)
        for _ in 0..<200 {
            let index = text.index(
                text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
            let isRemoval = Bool.random(using: &random) && index < text.endIndex
            if isRemoval {
                text.remove(at: index)
            } else {
                text.insert(contentsOf: ["a", " ", "\n", "bc d"].randomElement(using: &random)!, at: index)
            }
            layout = TextAreaLayout(text, width: 7, reusing: layout)
            let fresh = TextAreaLayout(text, width: 7)
            #expect(rows(layout) == rows(fresh))
            #expect((0...text.count).allSatisfy { layout.point(of: $0) == fresh.point(of: $0) })
        }
    }
}
