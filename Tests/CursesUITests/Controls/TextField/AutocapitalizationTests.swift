import CursesUITesting
import Testing

@MainActor
@Suite("Letters that fields capitalize")
struct AutocapitalizationTests {
    struct Fields: View {
        let rule: TextInputAutocapitalization?
        @State private var text = ""
        @State private var notes = ""
        @State private var secret = ""

        var body: some View {
            VStack(spacing: 0) {
                TextField("Title", text: $text)
                TextEditor(text: $notes).frame(height: 2)
                SecureField("Secret", text: $secret)
                Text(verbatim: "\(text)|\(secret)")
            }
            .textInputAutocapitalization(rule)
        }
    }

    private func typed(_ text: String, _ rule: TextInputAutocapitalization?) -> String {
        let app = TestApp(Fields(rule: rule), size: CellSize(width: 40, height: 5))
        app.type(text)
        return app.screen.row(0)
    }

    @Test("follow the rule while the user types")
    func rules() {
        let text = "one two. three? 4 five… don't e.g. so"
        #expect(typed(text, nil) == text)
        #expect(typed(text, .never) == text)
        #expect(typed(text, .characters) == text.uppercased())
        #expect(typed(text, .words) == "One Two. Three? 4 Five… Don't E.g. So")
        #expect(typed(text, .sentences) == "One two. Three? 4 five… Don't e.g. So")
        #expect(typed("ßa", .characters) == "ßA")
    }

    @Test("are taken back by undo, as typed")
    func undo() {
        let app = TestApp(Fields(rule: .words), size: CellSize(width: 40, height: 5))
        app.type("one two")
        #expect(app.screen.row(0) == "One Two")
        app.press("_", modifiers: .control)
        #expect(app.screen.row(0) == "One")
    }

    @Test("stay small if they are deleted and typed again")
    func refused() {
        let app = TestApp(Fields(rule: .words), size: CellSize(width: 40, height: 5))
        app.type("ada d")
        app.press(.delete)
        app.type("de wit d")
        #expect(app.screen.row(0) == "Ada de Wit D")
        app.press(.delete)
        app.press(.leftArrow)
        app.press(.end)
        app.type("d")
        #expect(app.screen.row(0) == "Ada de Wit D")
    }

    @Test("are neither in pasted text nor in secrets")
    func pasted() {
        let app = TestApp(Fields(rule: .characters), size: CellSize(width: 40, height: 5))
        app.paste("one")
        #expect(app.screen.row(0) == "one")
        app.press(.tab)
        app.press(.tab)
        app.type("ab")
        #expect(app.screen.row(4).hasSuffix("one|ab"))
    }

    @Test("begin each line of an editor")
    func editor() {
        let app = TestApp(Fields(rule: .sentences), size: CellSize(width: 40, height: 5))
        app.press(.tab)
        app.type("one")
        app.press(.return)
        app.type("two")
        #expect(app.screen.row(1).hasPrefix("One"))
        #expect(app.screen.row(2).hasPrefix("Two"))
    }
}
