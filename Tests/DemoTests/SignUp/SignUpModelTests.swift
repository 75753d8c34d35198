import CursesUI
import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The sign-up form's model")
struct SignUpModelTests {
    @Test("SU1 The form starts without messages and invalid")
    func start() {
        let model = SignUpScreen().model
        #expect(model.username.isEmpty && model.password.isEmpty && model.passwordAgain.isEmpty)
        #expect(model.usernameMessage.isEmpty && model.passwordMessage.isEmpty && !model.isValid)
    }

    @Test("SU2 A user name is valid from 3 characters on", arguments: [("jo", false), ("joe", true)])
    func username(name: String, isValid: Bool) {
        let signUp = SignUpScreen()
        signUp.app.type(name)
        signUp.app.advance(by: .milliseconds(800))
        #expect(signUp.model.usernameMessage.isEmpty == isValid)
    }

    @Test(
        "SU4 What is found first of empty, different, too weak and valid decides the message",
        arguments: [
            ((true, false, PasswordStrength.none), "Enter a password."),
            ((true, true, .none), "Enter a password."),
            ((false, false, .strong), "The passwords do not match."),
            ((false, true, .weak), "This password is too weak."),
            ((false, true, .reasonable), ""),
        ]
    )
    func precedence(found: (Bool, Bool, PasswordStrength), message: String) {
        #expect(PasswordCheck(isEmpty: found.0, areEqual: found.1, strength: found.2).message == message)
    }

    @Test("SU5 The form is valid with a valid name and a valid password")
    func valid() {
        let signUp = SignUpScreen()
        signUp.fill()
        #expect(signUp.model.isValid)
        signUp.model.username = "jo"
        signUp.app.advance(by: .milliseconds(800))
        #expect(!signUp.model.isValid)
    }

    @Test("SU10 Only an equal value in a row is dropped: john, joe, john arrives as three")
    func consecutive() {
        let app = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
        let names = PassthroughSubject<String, Never>()
        var arrived: [String] = []
        let sink = names
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { arrived.append($0) }
        for name in ["john", "joe", "john", "john"] {
            names.send(name)
            app.advance(by: .milliseconds(800))
        }
        #expect(arrived == ["john", "joe", "john"])
        sink.cancel()
    }

    @Test("SU11 The pipelines keep no cycle: the model goes, and they go with it")
    func release() {
        weak var gone: SignUpModel?
        do {
            let app = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
            let model = SignUpModel()
            gone = model
            model.username = "john"
            app.advance(by: .seconds(1))
        }
        #expect(gone == nil)
    }
}
