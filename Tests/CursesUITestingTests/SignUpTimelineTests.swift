import CursesUITesting
import Testing

private struct SignUpForm: View {
    @ObservedObject var model: SignUpModel

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Username", text: $model.username)
            Text(model.usernameMessage)
            TextField("Password", text: $model.password)
            TextField("Password again", text: $model.passwordAgain)
            Text(model.passwordMessage)
            Button("Sign up") {}.disabled(!model.isValid)
        }
    }
}

@MainActor
@Suite("A sign-up form's timeline, its model untouched")
struct SignUpTimelineTests {
    private let tooShort = "The user name needs at least 3 characters."
    private let empty = "Enter a password."
    private let noMatch = "The passwords do not match."
    private let weak = "This password is too weak."

    @Test("SU6 Messages come and go as the pauses end, while no key is pressed")
    func timeline() {
        // Made in the same turn of the main thread as its app, so that no real time passes for it.
        let model = SignUpModel()
        let app = TestApp(SignUpForm(model: model), size: CellSize(width: 60, height: 10))
        func shows(_ text: String) -> Bool { app.screen.find(text) != nil }
        func replace(_ old: String, by new: String) {
            for _ in old { app.press(.backspace) }
            app.type(new)
        }

        app.advance(by: .milliseconds(799))
        #expect(!shows(tooShort) && !shows(empty))
        app.advance(by: .milliseconds(1))
        #expect(shows(tooShort) && shows(empty) && !model.isValid)

        for letter in "john" {
            app.advance(by: .milliseconds(100))
            app.type(String(letter))
        }
        app.advance(by: .milliseconds(799))
        #expect(shows(tooShort))
        app.advance(by: .milliseconds(1))
        #expect(!shows(tooShort))

        app.press(.tab)
        app.type("abc")
        app.advance(by: .milliseconds(200))
        #expect(shows(empty))
        app.advance(by: .milliseconds(599))
        #expect(shows(empty))
        app.advance(by: .milliseconds(1))
        #expect(shows(noMatch))

        app.press(.tab)
        app.type("abc")
        app.advance(by: .milliseconds(199))
        #expect(shows(noMatch))
        app.advance(by: .milliseconds(1))
        #expect(shows(weak))

        app.press(.tab, modifiers: .shift)
        replace("abc", by: "Tr0ub4dor&3")
        app.press(.tab)
        replace("abc", by: "Tr0ub4dor&3")
        app.advance(by: .milliseconds(199))
        #expect(!model.isValid)
        app.advance(by: .milliseconds(1))
        #expect(model.isValid && model.passwordMessage == "")
        #expect(shows("[ Sign up ]") && !shows("password."))

        app.press(.tab, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        replace("john", by: "jo")
        app.advance(by: .milliseconds(799))
        #expect(model.isValid)
        app.advance(by: .milliseconds(1))
        #expect(shows(tooShort) && !model.isValid && !shows("[ Sign up ]"))
    }
}
