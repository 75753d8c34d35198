import CursesUITesting
import Testing

@MainActor
@Suite("A secure field")
struct SecureFieldTests {
    struct Login: View {
        @Binding var password: String
        @Binding var other: String
        var body: some View {
            SecureField("Password", text: $password)
            TextField("Other", text: $other)
        }
    }

    final class Model {
        var password = ""
        var other = ""
    }

    private let model = Model()

    private func makeApp() -> TestApp {
        let model = model
        let login = Login(
            password: Binding {
                model.password
            } set: {
                model.password = $0
            },
            other: Binding {
                model.other
            } set: {
                model.other = $0
            }
        )
        return TestApp(login, size: CellSize(width: 12, height: 2))
    }

    @Test("A secure field never shows a character")
    func neverShown() {
        let app = makeApp()
        #expect(app.screen.row(0) == "Password")
        for character in "Tr0 👩\u{200D}💻e\u{301}" {
            app.type(String(character))
            #expect(app.screen.row(0).allSatisfy { $0 == "•" })
        }
        #expect(model.password == "Tr0 👩\u{200D}💻e\u{301}")
        #expect(app.screen.row(0) == "••••••")
        #expect(app.cursor == CellPoint(column: 6, row: 0))
    }

    @Test("it takes a paste")
    func pastes() {
        let app = makeApp()
        app.paste("secret")
        #expect(app.screen.row(0) == "••••••")
        #expect(model.password == "secret")
    }

    @Test(
        "nothing of it can be cut, copied or brought back",
        arguments: [
            KeyPress("w", modifiers: .control),
            KeyPress("u", modifiers: .control),
            KeyPress("w", modifiers: .option),
            KeyPress(.delete, modifiers: .option),
        ]
    )
    func noCopy(press: KeyPress) {
        let app = makeApp()
        app.press(.tab)
        app.type("known")
        app.press("u", modifiers: .control)
        app.press(.tab)
        app.type("open sesame")
        app.press("a", modifiers: .option)
        app.send(.key(press))
        app.press("_", modifiers: .control)
        // Alt-W copies and leaves the text as it is; the other keys delete.
        let copies = press.key == "w" && press.modifiers == .option
        #expect(model.password == (copies ? "open sesame" : ""))
        app.press(.tab)
        app.press("y", modifiers: .control)
        #expect(model.other == "known")
    }

    @Test("movements by words do not tell where words are")
    func noWords() {
        let app = makeApp()
        app.type("open sesame")
        app.press(.leftArrow, modifiers: .control)
        #expect(app.cursor?.column == 0)
        app.press(.rightArrow, modifiers: .control)
        #expect(app.cursor?.column == 11)
        app.press(.delete, modifiers: .option)
        #expect(model.password == "")
    }

    @Test("a click places the caret")
    func clicks() {
        let app = makeApp()
        app.type("abcdef")
        app.click(column: 2, row: 0)
        app.type("x")
        #expect(model.password == "abxcdef")
    }
}
