import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The sign-up form")
struct SignUpFormTests {
    @Test("Messages stand below their fields, in red")
    func footers() throws {
        let signUp = SignUpScreen()
        signUp.app.advance(by: .seconds(1))
        let message = try #require(signUp.app.screen.position(of: "The user name needs"))
        #expect(message.row > signUp.app.screen.position(of: "Username")!.row)
        #expect(signUp.app.screen.cell(message.column, message.row).style.foreground == .red)
    }

    @Test("The form has three sections, each with a message below")
    func sections() {
        let signUp = SignUpScreen()
        signUp.app.advance(by: .seconds(1))
        let screen = signUp.app.screen
        #expect(screen.positions(of: "╭").count == 3)
        let messages = ["The user name needs", "Enter a password.", "0 of 4 conditions"]
        let rows = messages.map { screen.position(of: $0)?.row ?? -1 }
        #expect(rows == rows.sorted() && !rows.contains(-1))
        for (message, row) in zip(messages, rows) {
            #expect(screen.row(row - 1).contains("╰"))
            #expect(screen.position(of: message).map { screen.cell($0.column, row).style.foreground } == .red)
        }
    }

    @Test("A password is never shown")
    func secrets() {
        let signUp = SignUpScreen()
        signUp.fill()
        #expect(signUp.app.screen.position(of: "Tr0ub4dor") == nil)
        #expect(signUp.model.password == "Tr0ub4dor&3")
    }

    @Test("The button presents a welcome once the form is valid, and again after it was dismissed")
    func welcome() {
        let signUp = SignUpScreen()
        let app = signUp.app
        app.click(text: "Sign up")
        #expect(app.screen.position(of: "Welcome") == nil)
        signUp.fill()
        for _ in 0..<2 {
            app.click(text: "Sign up")
            #expect(app.screen.position(of: "Welcome, john!") != nil)
            app.press(.escape)
            #expect(app.screen.position(of: "Welcome") == nil)
        }
        app.click(text: "Sign up")
        app.click(text: "Done")
        #expect(app.screen.position(of: "Welcome") == nil)
    }

    @Test("The meter follows the password a moment later")
    func meter() {
        let signUp = SignUpScreen()
        signUp.app.press(.tab)
        signUp.app.type("abcdefgh")
        #expect(signUp.app.screen.position(of: "No password yet") != nil)
        signUp.app.advance(by: .milliseconds(200))
        #expect(signUp.app.screen.position(of: "Reasonable") != nil)
    }

    @Test(
        "The form looks as it was recorded, with room and without",
        arguments: [
            CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
            CellSize(width: 40, height: 12),
        ]
    )
    func looks(size: CellSize) {
        let signUp = SignUpScreen(size: size)
        signUp.app.type("jo")
        signUp.app.advance(by: .seconds(1))
        assertSnapshot(of: signUp.app, named: "\(size.width)x\(size.height)")
    }
}
