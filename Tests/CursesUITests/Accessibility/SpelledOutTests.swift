import CursesUITesting
import Testing

@MainActor
@Suite("Texts that are spelled out")
struct SpelledOutTests {
    /// Returns the lines for everything on the screen in the plain mode.
    private func lines(of view: some View) -> [String] {
        let app = TestApp(view, isPlain: true)
        let before = app.transcript
        app.press("l", modifiers: .control)
        return Array(app.transcript.dropFirst(before.count))
    }

    @Test("A text that is spelled out is written with its characters apart")
    func spelledOut() {
        let view = VStack {
            Text("GB 42").speechSpellsOutCharacters()
            Text("word")
        }
        let lines = lines(of: view)
        #expect(lines.contains("G B 4 2"))
        #expect(lines.contains("word"))
    }

    @Test("Of a field that is spelled out, the value is apart, but not a count")
    func spelledOutField() {
        struct Fields: View {
            @State private var text = "ab"
            @State private var secret = "ab"

            var body: some View {
                VStack {
                    TextField("One", text: $text)
                    SecureField("Two", text: $secret)
                }
                .speechSpellsOutCharacters()
            }
        }
        let lines = lines(of: Fields())
        #expect(lines.contains("O n e, text field, a b"))
        #expect(lines.contains("T w o, secure text field, 2 characters"))
    }
}
