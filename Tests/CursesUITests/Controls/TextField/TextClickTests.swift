import CursesUITesting
import Testing

@testable import CursesUI

/// Selecting by clicks, and changing whole lines.
@MainActor
@Suite("words and lines in edited text")
struct TextClickTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var text: String
        @Published var secret = "one two"
        init(_ text: String) { self.text = text }
    }

    private struct Field: View {
        @ObservedObject var model: Model
        var body: some View { TextField("Name", text: $model.text) }
    }

    private struct Editor: View {
        @ObservedObject var model: Model
        var body: some View { TextEditor(text: $model.text) }
    }

    private struct Secret: View {
        @ObservedObject var model: Model
        var body: some View { SecureField("Name", text: $model.secret) }
    }

    private func makeApp(_ view: some View) -> TestApp { TestApp(view, size: CellSize(width: 30, height: 6)) }

    @Test("a second click selects the word, a third one the line, and typing replaces it")
    func clicks() throws {
        let model = Model("mend the-fence, soon")
        let app = makeApp(Field(model: model))
        let word = try #require(app.screen.position(of: "fence"))
        app.click(column: word.column + 2, row: word.row, count: 2)
        app.type("x")
        #expect(model.text == "mend the-x, soon")
        app.advance(by: .seconds(1))
        app.click(column: word.column, row: word.row, count: 3)
        app.type("y")
        #expect(model.text == "y")
    }

    @Test("clicks at different places, and slow ones, only place the caret")
    func slowClicks() throws {
        let model = Model("one two")
        let app = makeApp(Field(model: model))
        let start = try #require(app.screen.position(of: "one"))
        app.click(column: start.column, row: start.row)
        app.click(column: start.column + 4, row: start.row)
        app.type("x")
        #expect(model.text == "one xtwo")
        app.advance(by: .seconds(1))
        app.click(column: start.column + 4, row: start.row)
        app.advance(by: .seconds(1))
        app.click(column: start.column + 4, row: start.row)
        app.type("y")
        #expect(model.text == "one yxtwo")
    }

    @Test("a drag after a second click goes on by words")
    func wordDrag() throws {
        let model = Model("one two three")
        let app = makeApp(Field(model: model))
        let start = try #require(app.screen.position(of: "two"))
        app.click(column: start.column, row: start.row)
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: start)))
        let end = CellPoint(column: start.column + 5, row: start.row)
        app.send(.mouse(TerminalEvent.MouseEvent(.drag, button: .left, at: end)))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .left, at: end)))
        app.type("x")
        #expect(model.text == "one x")
    }

    @Test("the words of a secret are not revealed")
    func secret() throws {
        let model = Model("")
        let app = makeApp(Secret(model: model))
        let field = try #require(app.focused?.frame)
        app.click(column: field.minColumn, row: field.minRow, count: 2)
        app.type("x")
        #expect(model.secret == "x")
    }

    @Test("in an editor, three clicks select a line")
    func editorLine() throws {
        let model = Model("one\ntwo three\nfour")
        let app = makeApp(Editor(model: model))
        let line = try #require(app.screen.position(of: "two"))
        app.click(column: line.column, row: line.row, count: 3)
        app.type("x")
        #expect(model.text == "one\nx\nfour")
    }

    @Test("Alt with an arrow moves lines of an editor, and is undone as one step")
    func moveLines() {
        let model = Model("one\ntwo\nthree")
        let app = makeApp(Editor(model: model))
        app.press(.upArrow, modifiers: .option)
        #expect(model.text == "one\nthree\ntwo")
        app.press(.upArrow, modifiers: .option)
        app.press(.upArrow, modifiers: .option)
        #expect(model.text == "three\none\ntwo")
        app.press(.downArrow, modifiers: .option)
        #expect(model.text == "one\nthree\ntwo")
        app.press("u", modifiers: .option)
        #expect(model.text == "three\none\ntwo")
        app.press(.home, modifiers: .control)
        app.press(.downArrow, modifiers: .shift)
        app.press(.downArrow, modifiers: .shift)
        app.press(.downArrow, modifiers: .option)
        #expect(model.text == "two\nthree\none")
    }

    @Test("Tab indents selected lines, Shift-Tab takes the blanks away; without a selection Tab moves the focus")
    func indent() {
        let model = Model("one\n\ntwo")
        let app = makeApp(
            VStack {
                Editor(model: model)
                Button("after") {}
            }
        )
        app.press(.home, modifiers: .control)
        app.press(.end, modifiers: [.control, .shift])
        app.press(.tab)
        #expect(model.text == "    one\n\n    two")
        app.press(.tab)
        app.press(.tab, modifiers: .shift, times: 2)
        #expect(model.text == "one\n\ntwo")
        app.press(.tab, modifiers: .shift)
        #expect(model.text == "one\n\ntwo")
        app.press(.home)
        app.press(.tab)
        #expect(app.focused?.name == "after")
    }
}
