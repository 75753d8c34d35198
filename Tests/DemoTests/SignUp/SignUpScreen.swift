import CursesUITesting

@testable import SignUp

/// The sign-up form on a screen of 60 by 24 cells.
@MainActor
struct SignUpScreen {
    // The model is created in the same turn of the main thread as the app, so no real time passes between them.
    let model = SignUpModel()
    let app: TestApp

    enum Message: String {
        case nameTooShort = "The user name needs at least 3 characters."
        case empty = "Enter a password."
        case noMatch = "The passwords do not match."
        case tooWeak = "This password is too weak."
    }

    init(size: CellSize = CellSize(width: 60, height: 24)) {
        app = TestApp(SignUpForm(model: model), size: size)
    }

    func shows(_ message: Message) -> Bool {
        app.screen.position(of: message.rawValue) != nil
    }

    /// Replaces the content of the focused field by typing.
    func replace(_ old: String, by new: String) {
        for _ in old { app.press(.delete) }
        app.type(new)
    }

    /// Fills the form with valid input, and waits until it is accepted.
    func fill() {
        app.type("john")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.press(.tab)
        app.type("Tr0ub4dor&3")
        app.advance(by: .seconds(1))
    }
}
