import CursesUITesting
import Testing

/// Pastes ten megabytes, and then types keys. Handling a key may copy the text, but must not examine all of its
/// characters, which would take minutes in this test.
@MainActor
@Suite("A text of ten megabytes")
struct LongTextTests {
    @MainActor @Observable
    final class Model {
        var text = ""
    }

    private struct Field: View {
        @Bindable var model: Model
        var body: some View { TextField("Text", text: $model.text) }
    }

    private struct Secret: View {
        @Bindable var model: Model
        var body: some View { SecureField("Text", text: $model.text) }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text) }
    }

    private let model = Model()

    /// Types at the end, in the middle and at the start of the text, and undoes all changes.
    private func edit(_ app: TestApp, _ pasted: String) {
        app.paste(pasted)
        #expect(model.text.utf8.count == pasted.utf8.count)
        app.type("twenty keys.")
        for _ in 0..<5 { app.press(.leftArrow) }
        app.type("xy")
        app.press(.delete)
        #expect(model.text.hasSuffix("twenty xkeys."))
        app.press(.home, modifiers: .control)
        app.type("start")
        #expect(model.text.hasPrefix("start"))
    }

    @Test("is edited in a field")
    func field() {
        let app = TestApp(Field(model: model), size: CellSize(width: 20, height: 1))
        let pasted = String(repeating: "0123456789 漢 wörds ", count: 480_000)
        edit(app, pasted)
        #expect(app.screen.row(0).hasPrefix("start0123456789 漢"))
        #expect(app.cursor == CellPoint(column: 5, row: 0))
        app.press("u", modifiers: .option)
        #expect(app.screen.row(0).hasPrefix("0123456789 漢"))
        app.press(.end)
        #expect(app.screen.row(0) == " wörds twenty xkeys.".suffix(19))
        app.press("u", modifiers: .option)
        #expect(model.text.hasSuffix("twenty xykeys."))
        app.press("u", modifiers: .option)
        #expect(model.text.hasSuffix("twenty keys."))
    }

    @Test("is edited in a secure field")
    func secret() {
        let app = TestApp(Secret(model: model), size: CellSize(width: 20, height: 1))
        app.paste(String(repeating: "0123456789", count: 1_000_000))
        for _ in 0..<3 { app.press(.leftArrow) }
        app.type("twenty keys here pass")
        #expect(model.text.hasSuffix("6twenty keys here pass789"))
        #expect(app.screen.row(0) == String(repeating: "•", count: 20))
    }

    @Test("is edited in an editor")
    func editor() {
        let app = TestApp(Editor(model: model), size: CellSize(width: 60, height: 5))
        let line = "The quick brown fox jumps over the lazy dog, twice.\n"
        edit(app, String(repeating: line, count: 10_000_000 / line.utf8.count))
        #expect(app.screen.row(0).hasPrefix("startThe quick brown fox"))
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.row(1).hasPrefix("The q "))
        #expect(app.screen.row(2).hasPrefix("uick brown fox"))
        app.press(.end, modifiers: .control)
        #expect(app.screen.row(4).hasPrefix("twenty xkeys."))
        #expect(app.screen.row(3).hasPrefix("The quick"))
    }
}
