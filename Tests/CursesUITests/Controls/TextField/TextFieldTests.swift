import CursesUITesting
import Testing

@MainActor
@Suite("A text field")
struct TextFieldTests {
    @MainActor @Observable
    final class Model {
        var text = ""
        var isDisabled = false
    }

    struct Field: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Title", text: $model.text).disabled(model.isDisabled)
        }
    }

    private let model = Model()

    private func makeApp(_ text: String = "", width: Int = 12) -> TestApp {
        model.text = text
        return TestApp(Field(model: model), size: CellSize(width: width, height: 1))
    }

    @Test("without the focus, a long text is shown from its beginning, and a click is where it was made")
    func beginning() {
        struct Fields: View {
            @State private var first = ""
            @State private var long = "abcdefghijklmnop"
            var body: some View {
                VStack {
                    TextField("First", text: $first)
                    TextField("Long", text: $long)
                }
            }
        }
        let app = TestApp(Fields(), size: CellSize(width: 10, height: 2))
        #expect(app.screen.row(1) == "abcdefghi…")
        app.press(.tab)
        #expect(app.screen.row(1) == "hijklmnop")
        app.press(.tab)
        #expect(app.screen.row(1) == "abcdefghi…")
        app.click(column: 3, row: 1)
        app.type("X")
        #expect(app.screen.row(1).hasPrefix("abcX"))
    }

    @Test("what is typed and pasted goes into the binding")
    func types() {
        let app = makeApp()
        #expect(app.screen == "Title")
        app.type("ab ")
        app.paste("c\nd")
        #expect(model.text == "ab c d")
        #expect(app.screen == "ab c d")
        #expect(app.cursor == CellPoint(column: 6, row: 0))
    }

    @Test("a longer text scrolls with the caret")
    func scrolls() {
        let app = makeApp("abcdefghijkl", width: 6)
        #expect(app.screen == "hijkl")
        app.press(.home)
        #expect(app.screen == "abcdef")
        #expect(app.cursor == .zero)
    }

    @Test("undo takes back word by word, and redo brings it again")
    func undo() {
        let app = makeApp()
        app.type("one two")
        app.press(.delete)
        app.press(.delete)
        let undo: KeyEquivalent = "_"
        app.press(undo, modifiers: .control)
        #expect(model.text == "one two")
        app.press(undo, modifiers: .control)
        #expect(model.text == "one ")
        app.press(undo, modifiers: .control)
        #expect(model.text == "")
        app.press(undo, modifiers: .control)
        #expect(model.text == "")
        app.press("e", modifiers: .option)
        app.press("e", modifiers: .option)
        #expect(model.text == "one two")
    }

    @Test("a text that was set in code cannot be undone")
    func undoAfterSet() {
        let app = makeApp()
        app.type("mine")
        model.text = "theirs"
        app.settle()
        app.press("_", modifiers: .control)
        #expect(model.text == "theirs")
    }

    @Test("what is cut or copied is inserted again")
    func yank() {
        let app = makeApp("one two three")
        app.press("w", modifiers: .control)
        #expect(model.text == "one two ")
        app.press(.home)
        app.press("y", modifiers: .control)
        #expect(model.text == "threeone two ")
        app.press(.leftArrow, modifiers: [.shift, .control])
        app.press("w", modifiers: .option)
        app.press(.end)
        app.press("y", modifiers: .control)
        #expect(model.text == "threeone two three")
    }

    @Test("the mouse places the caret, and with the button held it selects")
    func mouse() {
        let app = makeApp("abcdef")
        app.click(column: 2, row: 0)
        #expect(app.cursor == CellPoint(column: 2, row: 0))
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .left, at: CellPoint(column: 1, row: 0))))
        app.send(.mouse(TerminalEvent.MouseEvent(.drag, button: .left, at: CellPoint(column: 4, row: 0))))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .left, at: CellPoint(column: 4, row: 0))))
        #expect(
            (0..<6).map { app.screen.cell($0, 0).style.attributes.contains(.reverse) }
                == [false, true, true, true, false, false])
        app.type("x")
        #expect(model.text == "axef")
    }

    @Test("a disabled field is dim, and takes neither keys nor clicks nor the focus")
    func disabled() {
        model.isDisabled = true
        let app = makeApp("abc")
        app.type("x")
        app.paste("y")
        app.click(column: 0, row: 0)
        #expect(model.text == "abc")
        #expect(app.cursor == nil)
        #expect(app.screen.cell(0, 0).style.attributes.contains(.dim))
    }

    @Test("a binding that changes what it is given is shown as it is")
    func filtered() {
        struct Digits: View {
            @State var text = ""
            var body: some View {
                let digits = Binding {
                    text
                } set: {
                    text = $0.filter(\.isNumber)
                }
                TextField("", text: digits)
            }
        }
        let app = TestApp(Digits(), size: CellSize(width: 12, height: 1))
        app.type("1a2b3")
        #expect(app.screen == "123")
    }

    @Test("the first years' callbacks tell of the focus and of Return")
    func callbacks() {
        struct Fields: View {
            let log: Log
            @State var text = ""
            var body: some View {
                TextField("a", text: $text) {
                    log.add("a \($0)")
                } onCommit: {
                    log.add("commit")
                }
                TextField("b", text: $text, onEditingChanged: { log.add("b \($0)") })
                TextField("c", text: $text, onCommit: { log.add("commit c") })
            }
        }
        let log = Log()
        let app = TestApp(Fields(log: log), size: CellSize(width: 12, height: 5))
        app.press(.return)
        app.press(.tab)
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["a true", "commit", "a false", "b true", "b false", "commit c"])
    }

    @Test("a vertical field wraps and grows within its line limit")
    func vertical() {
        struct Note: View {
            @State var text = ""
            var body: some View {
                VStack(spacing: 0) {
                    TextField("Note", text: $text, axis: .vertical).lineLimit(1...3)
                    Text("end")
                }
            }
        }
        let app = TestApp(Note(), size: CellSize(width: 8, height: 5))
        #expect(app.screen.position(of: "end")?.row == (app.screen.position(of: "Note")?.row ?? 0) + 1)
        app.type("one two")
        #expect(app.screen.position(of: "end")?.row == (app.screen.position(of: "one")?.row ?? 0) + 1)
        app.type(" three\nx")
        #expect(app.screen.position(of: "one") != nil)
        #expect(app.screen.position(of: "x")?.row == (app.screen.position(of: "end")?.row ?? 0) - 1)
        app.type("\ny")
        #expect(app.screen.position(of: "one") == nil)
        #expect(app.screen.position(of: "y")?.row == (app.screen.position(of: "end")?.row ?? 0) - 1)
    }
}
