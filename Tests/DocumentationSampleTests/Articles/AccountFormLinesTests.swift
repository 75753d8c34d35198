import CursesUITesting
import Testing

@MainActor
@Test("In plain mode the form says each control, and its new value")
func accountFormLines() {
    let app = TestApp(AccountForm(), isPlain: true)
    app.press(.tab)
    app.press(.space)
    #expect(app.transcript.suffix(2) == ["Public profile, toggle, on", "off"])
}
