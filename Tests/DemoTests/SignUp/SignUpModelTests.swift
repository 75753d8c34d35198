import CursesUI
import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The sign-up form's model")
struct SignUpModelTests {
    @Test("The form starts without messages and invalid")
    func start() {
        let model = SignUpScreen().model
        #expect(model.username.isEmpty && model.password.isEmpty && model.passwordAgain.isEmpty)
        #expect(model.usernameMessage.isEmpty && model.passwordMessage.isEmpty && !model.isValid)
    }

    @Test("A user name is valid from 3 characters on", arguments: [("jo", false), ("joe", true)])
    func username(name: String, isValid: Bool) {
        let signUp = SignUpScreen()
        signUp.app.type(name)
        signUp.app.advance(by: .milliseconds(800))
        #expect(signUp.model.usernameMessage.isEmpty == isValid)
    }

    @Test(
        "What is found first of empty, different, too weak and valid decides the message",
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

    @Test("The form is valid with a valid name and a valid password")
    func valid() {
        let signUp = SignUpScreen()
        signUp.fill()
        #expect(signUp.model.isValid)
        signUp.model.username = "jo"
        signUp.app.advance(by: .milliseconds(800))
        #expect(!signUp.model.isValid)
    }

    @Test("Only an equal value in a row is dropped: john, joe, john arrives as three")
    func consecutive() {
        let app = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
        let names = PassthroughSubject<String, Never>()
        var arrived: [String] = []
        let sink =
            names
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

    @Test("A publisher that is computed is another pipeline each time, with the same result")
    func computed() {
        let signUp = SignUpScreen()
        var heard: [[Bool]] = [[], []]
        let sinks = heard.indices.map { index in
            signUp.model.isUsernameValid.sink { heard[index].append($0) }
        }
        signUp.app.advance(by: .milliseconds(400))
        signUp.model.username = "john"
        // A check that begins later has its own delay.
        var late: [Bool] = []
        signUp.app.advance(by: .milliseconds(400))
        let lateSink = signUp.model.isUsernameValid.sink { late.append($0) }
        signUp.app.advance(by: .milliseconds(400))
        #expect(heard == [[true], [true]] && late == [])
        signUp.app.advance(by: .milliseconds(400))
        #expect(late == [true])
        signUp.model.username = "jo"
        signUp.app.advance(by: .milliseconds(800))
        #expect(heard == [[true, false], [true, false]] && late == [true, false])
        for sink in sinks + [lateSink] { sink.cancel() }
    }

    @Test("Publishers that are kept in lazy properties are made once, and serve several")
    func lazy() {
        let signUp = SignUpScreen()
        var checks: [PasswordCheck] = []
        var valid: [Bool] = []
        let sinks = [
            signUp.model.passwordCheck.sink { checks.append($0) },
            signUp.model.isFormValid.sink { valid.append($0) },
        ]
        signUp.fill()
        #expect(checks.last == .valid && valid.last == true)
        for sink in sinks { sink.cancel() }
    }

    @Test("CombineLatest4 counts the conditions that are met")
    func progress() {
        let signUp = SignUpScreen()
        let (app, model) = (signUp.app, signUp.model)
        func message(after change: () -> Void) -> String {
            change()
            app.advance(by: .milliseconds(800))
            return model.progressMessage
        }
        #expect(model.progressMessage == "")
        #expect(message {} == "0 of 4 conditions are met.")
        #expect(message { model.username = "john" } == "1 of 4 conditions are met.")
        #expect(message { model.password = "abc" } == "2 of 4 conditions are met.")
        #expect(message { model.passwordAgain = "abc" } == "3 of 4 conditions are met.")
        #expect(message { model.password = "Tr0ub4dor&3" } == "3 of 4 conditions are met.")
        #expect(message { model.passwordAgain = "Tr0ub4dor&3" } == "")
        #expect(message { model.username = "jo" } == "3 of 4 conditions are met.")
    }
}
