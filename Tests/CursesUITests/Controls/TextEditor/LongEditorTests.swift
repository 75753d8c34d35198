import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// A text of several megabytes in an editor: only the rows around the visible ones are measured.
@MainActor
@Suite("An editor with a long text")
struct LongEditorTests {
    private struct Editor: View {
        @State var text: String
        var body: some View { TextEditor(text: $text) }
    }

    private func editor(_ text: String) -> TestApp {
        TestApp(Editor(text: text), size: CellSize(width: 50, height: 10))
    }

    @Test("measures a few rows of it", arguments: [" ", "\n"])
    func measured(separator: String) {
        let text = LongSample.text(words: 300_000, separator: separator)
        var area = TextAreaLayout(text, width: 49)
        let end = text.count
        _ = area.settle(at: end)
        let row = area.point(of: end).row
        let shift = area.settle(above: row, count: 24)
        area.settle(below: row + shift, count: 24)
        #expect(area.isEstimated)
        #expect(area.measuredCount < 40_000)
        // The text after one key is typed.
        var edited = text
        edited.append("x")
        let next = TextAreaLayout(edited, width: 49, reusing: area)
        #expect(next.measuredCount < 80_000)
        #expect(next.point(of: end + 1).column == area.point(of: end).column + 1)
    }

    @Test("has the rows of a short one where all of them are measured")
    func rows() {
        let text = LongSample.text(words: 12_000, separator: "\n")
        #expect(text.utf8.count > LongText.threshold)
        var area = TextAreaLayout(text, width: 30)
        area.settle(below: 0, count: .max / 2)
        #expect(!area.isEstimated)
        let whole = TextLayout(MeasuredText(StyledText(text)), width: 30)
        #expect(area.rowCount == whole.lineCount)
        // The same text in a different width. The layout reuses the measured paragraphs.
        var narrow = TextAreaLayout(text, width: 11, reusing: area)
        narrow.settle(below: 0, count: .max / 2)
        #expect(narrow.rowCount == TextLayout(MeasuredText(StyledText(text)), width: 11).lineCount)
    }

    @Test("scrolls by rows, although their number is estimated", arguments: [" ", "\n"])
    func scrolling(separator: String) {
        let app = editor(LongSample.text(words: 20_000, separator: separator) + "the end")
        #expect(app.screen.text.contains("the end"))
        // The rows without the scroll bar in the last column.
        func rows() -> [Substring] { (0..<10).map { app.screen.row($0).dropLast() } }
        for _ in 0..<60 {
            let before = rows()
            app.scroll(-1, column: 3, row: 3)
            #expect(rows()[3...] == before[..<7])
        }
        for _ in 0..<60 {
            let before = rows()
            app.scroll(1, column: 3, row: 3)
            #expect(rows()[..<7] == before[3...])
        }
        #expect(app.screen.text.contains("the end"))
        app.press(.home, modifiers: .control)
        #expect(app.screen.row(0).hasPrefix("emoji😀word-0é"))
        #expect(app.cursor == CellPoint(column: 0, row: 0))
        for _ in 0..<30 {
            let before = rows()
            app.press(.pageDown)
            #expect(rows() == before || rows().contains { before.contains($0) })
        }
    }

    @Test("moves the caret over pages and back")
    func pages() {
        let app = editor(LongSample.text(words: 20_000, separator: "\n"))
        app.press(.home, modifiers: .control)
        for _ in 0..<25 { app.press(.pageDown) }
        let cursor = app.cursor ?? .zero
        let row = app.screen.row(cursor.row)
        for _ in 0..<12 { app.press(.pageUp) }
        #expect(!app.screen.text.contains(row))
        for _ in 0..<12 { app.press(.pageDown) }
        let now = app.cursor ?? .zero
        #expect(app.screen.row(now.row) == row)
        #expect(now.column == cursor.column)
    }

    @Test("is edited within a paragraph of a megabyte")
    func longParagraph() {
        let text = LongSample.text(words: 40_000, separator: " ")
        let app = editor(text)
        app.press(.home, modifiers: .control)
        for _ in 0..<100 { app.press(.pageDown) }
        app.type("here ")
        #expect(app.screen.text.contains("here "))
        app.press(.return)
        let caret = app.cursor ?? .zero
        #expect(app.cursor == CellPoint(column: 0, row: caret.row))
        app.type("there ")
        #expect(app.screen.row(caret.row).hasPrefix("there "))
        app.press(.delete, times: 12)
        #expect(!app.screen.text.contains("here "))
        app.press(.end, modifiers: .control)
        #expect(app.screen.text.contains("-39999é"))
    }
}
