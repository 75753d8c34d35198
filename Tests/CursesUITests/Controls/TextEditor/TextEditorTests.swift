import CursesUITesting
import Testing

@MainActor
@Suite("A text editor")
struct TextEditorTests {
    @MainActor @Observable
    final class Model {
        var text = ""
        var limit: Int?
    }

    struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text).lineLimit(model.limit) }
    }

    private let model = Model()

    private func makeApp(_ text: String = "", width: Int = 9, height: Int = 3) -> TestApp {
        model.text = text
        let app = TestApp(Editor(model: model), size: CellSize(width: width, height: height))
        app.press(.home, modifiers: .control)
        return app
    }

    @Test("Return starts a line, and a paste keeps its lines")
    func lines() {
        let app = makeApp()
        app.type("a\nb")
        app.paste("\nc\td")
        #expect(model.text == "a\nb\nc\td")
        app.resize(to: CellSize(width: 12, height: 3))
        #expect(app.screen == "a\nb\nc       d")
    }

    @Test("lines wrap, and the screen follows the caret")
    func follows() {
        let app = makeApp("one two three\nfour\nfive")
        #expect(app.screen == "one two ┃\nthree   ┃\nfour    │")
        app.press(.end, modifiers: .control)
        #expect(app.screen == "three   │\nfour    ┃\nfive    ┃")
        #expect(app.cursor == CellPoint(column: 4, row: 2))
    }

    @Test("up and down keep to a column, and go to the ends of the text")
    func vertical() {
        let app = makeApp("abcdef\nx\nabcdef", height: 4)
        for _ in 0..<4 { app.press(.rightArrow) }
        app.press(.downArrow)
        #expect(app.cursor == CellPoint(column: 1, row: 1))
        app.press(.downArrow)
        #expect(app.cursor == CellPoint(column: 4, row: 2))
        app.press(.downArrow)
        #expect(app.cursor == CellPoint(column: 6, row: 2))
        app.press(.upArrow, modifiers: .shift)
        app.press(.upArrow, modifiers: .shift)
        app.press(.upArrow, modifiers: .shift)
        app.press(.deleteForward)
        #expect(model.text == "")
    }

    @Test("page keys move by what is shown, the wheel moves no caret")
    func pages() {
        let app = makeApp((0..<20).map { "row \($0)" }.joined(separator: "\n"), height: 5)
        app.press(.pageDown)
        #expect(app.screen.row(4).hasPrefix("row 4"))
        #expect(app.cursor?.row == 4)
        app.press(.pageDown)
        #expect(app.screen.row(4).hasPrefix("row 8"))
        app.scroll(-1, column: 1, row: 1)
        #expect(app.screen.row(0).hasPrefix("row 1"))
        #expect(app.cursor == nil)
        app.press(.pageUp)
        #expect(app.screen.row(3).hasPrefix("row 4"))
        #expect(app.cursor?.row == 3)
    }

    @Test("who has turned the wheel stays there when the editor is laid out anew, and not in another size")
    func wheelAndLayout() {
        let app = makeApp((0..<20).map { "row \($0)" }.joined(separator: "\n"), height: 5)
        app.scroll(3, column: 1, row: 1)
        let scrolled = app.screen
        #expect(!scrolled.row(0).hasPrefix("row 0"))
        model.limit = 7
        app.settle()
        #expect(app.screen == scrolled)
        app.resize(to: CellSize(width: 9, height: 4))
        #expect(app.screen.row(0).hasPrefix("row 0"))
    }

    @Test("the mouse selects over lines, and line ends that are selected show")
    func mouse() {
        let app = makeApp("abc\nde")
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: CellPoint(column: 2, row: 0))))
        app.send(.mouse(TerminalEvent.MouseEvent(.drag, button: .left, at: CellPoint(column: 1, row: 1))))
        let reversed = (0..<2).map { row in
            (0..<5).map { app.screen.cell($0, row).style.attributes.contains(.reverse) ? "x" : "." }
                .joined()
        }
        #expect(reversed == ["..xx.", "x...."])
        app.type("-")
        #expect(model.text == "ab-e")
    }

    @Test("Tab leaves it, and control-K joins lines")
    func keys() {
        let app = makeApp("a\nb")
        app.press(.rightArrow)
        app.press("k", modifiers: .control)
        #expect(model.text == "ab")
        app.press("_", modifiers: .control)
        #expect(model.text == "a\nb")
        app.press(.tab)
        #expect(model.text == "a\nb")
    }

    @Test("in a form it is as high as its text, at least three rows")
    func height() {
        let model = model
        model.text = "1\n2\n3\n4"
        let form = Form {
            Editor(model: model)
            Text("end")
        }
        let app = TestApp(form, size: CellSize(width: 9, height: 8))
        #expect(app.screen.position(of: "end")!.row - app.screen.position(of: "1")!.row == 4)
        model.text = "1"
        app.settle()
        #expect(app.screen.position(of: "end")!.row - app.screen.position(of: "1")!.row == 3)
    }

    @Test("what is typed is measured anew also where it was tried in less room than it got")
    func remeasured() {
        // The stack first proposes zero columns, for which the text takes five rows, and then gives it six columns.
        let form = Form {
            HStack {
                Editor(model: model)
                Text(verbatim: "|")
            }
        }
        .formStyle(.columns)
        let app = TestApp(form, size: CellSize(width: 8, height: 6))
        app.press(.tab)
        app.type("12345")
        let anew = TestApp(form, size: CellSize(width: 8, height: 6))
        #expect(app.screen.text == anew.screen.text)
    }

    @Test("a cell is enough for it", arguments: [(1, 1), (2, 1), (1, 3)])
    func small(width: Int, height: Int) {
        let app = makeApp("漢字\nx", width: width, height: height)
        app.type("ab")
        app.press(.downArrow)
        app.press(.pageDown)
        #expect(model.text == "ab漢字\nx")
    }
}
