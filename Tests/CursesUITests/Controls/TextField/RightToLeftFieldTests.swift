import CursesUITesting
import Testing

@testable import CursesUI

/// Fields with texts that are written from right to left.
@MainActor
@Suite struct RightToLeftFieldTests {
    private struct Page: View {
        @State var text: String

        var body: some View {
            TextField("", text: $text).textFieldStyle(.plain)
            Text(text.isEmpty ? "empty" : "").hidden()
        }
    }

    private func field(_ text: String, width: Int = 12) -> TestApp {
        TestApp(
            Page(text: text).environment(\.layoutDirection, .leftToRight), size: CellSize(width: width, height: 2))
    }

    @Test("Hebrew is typed from right to left, with the caret on its left")
    func typing() {
        let app = field("")
        app.type("שלום")
        #expect(app.screen.row(0) == " םולש")
        #expect(app.cursor?.column == 0)
        app.press(.rightArrow)
        #expect(app.cursor?.column == 1)
        app.press(.rightArrow, times: 3)
        #expect(app.cursor?.column == 4)
        app.press(.rightArrow)
        #expect(app.cursor?.column == 4)
        app.press(.end)
        #expect(app.cursor?.column == 0)
        app.press(.delete)
        #expect(app.screen.row(0) == " ולש")
    }

    @Test("The caret goes through a text of two directions as it is seen")
    func caret() {
        let app = field("ab שלום cd")
        #expect(app.screen.row(0) == "ab םולש cd")
        app.press(.home)
        var columns: [Int] = []
        for _ in 0..<11 {
            if let column = app.cursor?.column { columns.append(column) }
            app.press(.rightArrow)
        }
        #expect(columns == Array(0...10))
        for column in (0..<10).reversed() {
            app.press(.leftArrow)
            #expect(app.cursor?.column == column)
        }
    }

    @Test("Typing goes on where the caret is")
    func insertion() {
        let app = field("ab שלום")
        app.press(.home)
        app.press(.rightArrow, times: 4)
        // A click on the second letter from the left, which is the third letter of the word.
        app.type("X")
        #expect(app.screen.row(0).contains("X"))
    }

    @Test("A click puts the caret on the letter that is seen there")
    func clicks() {
        let app = field("שלום")
        app.click(column: 4, row: 0)
        #expect(app.cursor?.column == 4)
        app.press(.deleteForward)
        #expect(app.screen.row(0) == " םול")
    }

    @Test("A selection follows the letters")
    func selection() {
        let app = field("אב cd")
        app.press(.home)
        app.press(.rightArrow, modifiers: .shift)
        let selected = (0..<8).filter { app.screen.cell($0, 0).style.attributes.contains(.reverse) }
        #expect(selected.count <= 1)
        app.press("a", modifiers: .option)
        #expect((0..<8).filter { app.screen.cell($0, 0).style.attributes.contains(.reverse) }.count == 5)
    }

    @Test("A long text scrolls with the caret")
    func scrolling() {
        let letters = (0..<20).map { "\(Character(Unicode.Scalar(0x5D0 + $0 % 20)!))" }.joined()
        let app = field(letters, width: 8)
        #expect(app.cursor?.column == 0)
        app.press(.home)
        #expect(app.screen.row(0).last == letters.first)
        for _ in 0..<25 { app.press(.leftArrow) }
        #expect(app.cursor?.column == 0)
        #expect(app.screen.row(0).contains(letters.last!))
    }

    @Test("In a layout from right to left a field begins at the right edge")
    func fields() {
        let app = TestApp(
            Page(text: "").environment(\.layoutDirection, .rightToLeft), size: CellSize(width: 8, height: 2))
        app.type("אב")
        #expect(app.screen.row(0) == "      בא")
        #expect(app.cursor?.column == 5)
    }

    private struct Editor: View {
        @State var text: String

        var body: some View {
            TextEditor(text: $text)
        }
    }

    @Test("A paragraph in Hebrew ends at the right edge of an editor")
    func editor() {
        let app = TestApp(Editor(text: "abc\nאבג\nx"), size: CellSize(width: 8, height: 4))
        #expect(app.screen.row(0) == "abc")
        #expect(app.screen.row(1) == "    גבא")
        app.press(.home, modifiers: .control)
        app.press(.downArrow)
        app.press(.home)
        #expect(app.cursor == CellPoint(column: 6, row: 1))
        app.press(.leftArrow, times: 3)
        #expect(app.cursor == CellPoint(column: 3, row: 1))
        app.type("ד")
        #expect(app.screen.row(1) == "   דגבא")
        app.click(column: 6, row: 1)
        #expect(app.cursor == CellPoint(column: 6, row: 1))
    }

    @Test("Long paragraphs break in the order of reading")
    func breaks() {
        let app = TestApp(Editor(text: "אחת שתיים שלוש"), size: CellSize(width: 11, height: 3))
        #expect(app.screen.row(0).trimmingCharacters(in: .whitespaces) == "םייתש תחא")
        #expect(app.screen.row(1).trimmingCharacters(in: .whitespaces) == "שולש")
    }

    @Test("The letters that are typed at the start of a full field are seen")
    func fullField() {
        let app = field("שלום עולם יפה", width: 10)
        app.press(.home)
        app.type("קר")
        #expect(app.screen.row(0).contains("ר"))
        #expect(app.cursor.map { $0.column < 9 } == true)
    }

    @Test("The Emacs keys for words follow the text, the arrows the screen")
    func words() {
        let app = field("אב גד")
        app.press(.home)
        app.press("f", modifiers: .option)
        app.type("X")
        #expect(app.screen.row(0).contains("X"))
        app.press(.home)
        app.press(.leftArrow, modifiers: .control)
        app.type("Y")
        #expect(app.screen.row(0).contains("Y"))
    }
}
