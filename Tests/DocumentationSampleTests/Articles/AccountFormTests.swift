import CursesUITesting
import Testing

@MainActor
@Test("Each control of the form has a name, and keys reach it")
func accountFormControls() {
    let app = TestApp(AccountForm())
    #expect(app.unnamedControls.isEmpty)
    #expect(app.keyboardReach().outOfReach.isEmpty)
}
