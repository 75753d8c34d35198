import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The sign-up form")
struct SignUpFormTests {
    @Test("SU9 Messages stand below their fields, in red")
    func footers() throws {
        let signUp = SignUpScreen()
        signUp.app.advance(by: .seconds(1))
        let message = try #require(signUp.app.screen.find("The user name needs"))
        #expect(message.row > signUp.app.screen.find("Username")!.row)
        #expect(signUp.app.screen.cell(message.column, message.row).style.foreground == .red)
    }

    @Test("SU9 A password is never shown")
    func secrets() {
        let signUp = SignUpScreen()
        signUp.fill()
        #expect(signUp.app.screen.find("Tr0ub4dor") == nil)
        #expect(signUp.model.password == "Tr0ub4dor&3")
    }

    @Test("SU9 The button presents a welcome once the form is valid, and again after it was dismissed")
    func welcome() {
        let signUp = SignUpScreen()
        let app = signUp.app
        app.click(text: "Sign up")
        #expect(app.screen.find("Welcome") == nil)
        signUp.fill()
        for _ in 0..<2 {
            app.click(text: "Sign up")
            #expect(app.screen.find("Welcome, john!") != nil)
            app.press(.escape)
            #expect(app.screen.find("Welcome") == nil)
        }
        app.click(text: "Sign up")
        app.click(text: "Done")
        #expect(app.screen.find("Welcome") == nil)
    }

    @Test("SU12 The meter follows the password a moment later")
    func meter() {
        let signUp = SignUpScreen()
        signUp.app.press(.tab)
        signUp.app.type("abcdefgh")
        #expect(signUp.app.screen.find("No password yet") != nil)
        signUp.app.advance(by: .milliseconds(200))
        #expect(signUp.app.screen.find("Reasonable") != nil)
    }

    @Test(
        "The form looks as it was recorded, with room and without",
        arguments: [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)]
    )
    func looks(size: CellSize) {
        let signUp = SignUpScreen(size: size)
        signUp.app.type("jo")
        signUp.app.advance(by: .seconds(1))
        assertSnapshot(of: signUp.app, named: "\(size.width)x\(size.height)")
    }
}
