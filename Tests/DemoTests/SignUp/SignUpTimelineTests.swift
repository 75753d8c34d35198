import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The sign-up form's timeline, its model untouched")
struct SignUpTimelineTests {
    @Test("Messages come and go as the pauses end, while no key is pressed")
    func timeline() {
        let signUp = SignUpScreen()
        let (app, model) = (signUp.app, signUp.model)

        app.advance(by: .milliseconds(799))
        #expect(!signUp.shows(.nameTooShort) && !signUp.shows(.empty))
        app.advance(by: .milliseconds(1))
        #expect(signUp.shows(.nameTooShort) && signUp.shows(.empty) && !model.isValid)

        for letter in "john" {
            app.advance(by: .milliseconds(100))
            app.type(String(letter))
        }
        app.advance(by: .milliseconds(799))
        #expect(signUp.shows(.nameTooShort))
        app.advance(by: .milliseconds(1))
        #expect(!signUp.shows(.nameTooShort))

        app.press(.tab)
        app.type("abc")
        app.advance(by: .milliseconds(200))
        #expect(signUp.shows(.empty))
        app.advance(by: .milliseconds(599))
        #expect(signUp.shows(.empty))
        app.advance(by: .milliseconds(1))
        #expect(signUp.shows(.noMatch))

        app.press(.tab)
        app.type("abc")
        app.advance(by: .milliseconds(199))
        #expect(signUp.shows(.noMatch))
        app.advance(by: .milliseconds(1))
        #expect(signUp.shows(.tooWeak))

        app.press(.tab, modifiers: .shift)
        signUp.replace("abc", by: "Tr0ub4dor&3")
        app.press(.tab)
        signUp.replace("abc", by: "Tr0ub4dor&3")
        app.advance(by: .milliseconds(199))
        #expect(!model.isValid)
        app.advance(by: .milliseconds(1))
        #expect(model.isValid && model.passwordMessage == "")

        app.press(.tab, modifiers: .shift)
        app.press(.tab, modifiers: .shift)
        signUp.replace("john", by: "jo")
        app.advance(by: .milliseconds(799))
        #expect(model.isValid)
        app.advance(by: .milliseconds(1))
        #expect(signUp.shows(.nameTooShort) && !model.isValid)
    }
}
