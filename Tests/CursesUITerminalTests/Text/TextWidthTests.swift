import Testing
@testable import CursesUITerminal

@Suite struct TextWidthTests {
    @Test(
        "The width of text is the sum of its characters' widths",
        arguments: [
            ("", 0), ("hello", 5), ("naïve", 5), ("漢字 kanji", 10), ("👩\u{200D}💻 at work", 10),
            ("a\u{200B}b", 2), ("x\r\ny", 4), ("한국어", 6),
        ]
    )
    func columns(text: String, columns: Int) {
        #expect(TextWidth.columns(of: text) == columns)
        #expect(TextWidth.columns(of: text[...]) == columns)
    }
}
