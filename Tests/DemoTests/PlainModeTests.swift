import CursesUI
import CursesUITesting
import Testing

@testable import ObservationBoard
@testable import ReactiveForm
@testable import SignUp

/// The demos as a screen reader hears them: each form is filled in by keys alone.
@MainActor
@Suite("The demos in plain mode")
struct PlainModeTests {
    /// Everything after the line that tells the keys.
    private func transcript(_ app: TestApp) -> [String] { Array(app.transcript.dropFirst()) }

    @Test("The reactive form")
    func reactiveForm() {
        let app = TestApp(ReactiveForm(model: ReactiveFormModel()), isPlain: true)
        app.type("hellp")
        app.press(.delete)
        app.type("o")
        app.press(.tab)
        app.paste("hello")
        app.press(.tab)
        app.press(.return)
        app.press("l", modifiers: .control)
        let expected = [
            "First entry, text field, empty", "hello", "Second entry, text field, empty", "hello", "Submit, button",
            "Reactive Form", "First entry, text field, hello", "Second entry, text field, hello", "Submit, button",
            "Thank you.", "Submit, button",
        ]
        #expect(transcript(app) == expected)
    }

    @Test("The sign-up form")
    func signUp() {
        let model = SignUpModel()
        let app = TestApp(SignUpForm(model: model), isPlain: true)
        app.type("john")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.advance(by: .seconds(1))
        app.press(.tab)
        app.press("l", modifiers: .control)
        app.press(.return)
        app.press(.return)
        let expected = [
            "Username, text field, empty", "john", "Password, secure text field, empty", "•••••••••••",
            "Password again, secure text field, empty", "•••••••••••", "Sign up, button", "Username, text field, john",
            "Password, secure text field, 11 characters", "Password again, secure text field, 11 characters", "Strong",
            "Sign up, button", "Sign up, button", "Sheet: Welcome, john!", "Your account is ready.", "Done, button",
            "Sign up, button",
        ]
        #expect(transcript(app) == expected)
    }

    @Test("The observation board")
    func observationBoard() {
        let app = TestApp(ObservationBoard(), isPlain: true)
        app.press(.return)
        app.press(.tab)
        app.press(.return)
        #expect(transcript(app) == ["Subscribe, button", "25°, button"])
        app.press("l", modifiers: .control)
        for line in ["Published, tab, selected", "Signals, tab", "25.0° · heard 25.0° at 20.0°", "Goal, button"] {
            #expect(app.transcript.contains(line))
        }
        #expect(app.transcript.last == "25°, button")
    }
}
