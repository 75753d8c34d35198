import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("SceneStorage")
struct SceneStorageTests {
    struct Note: View {
        @SceneStorage("note") private var note = ""

        var body: some View { TextField("Note", text: $note) }
    }

    struct Notes: View {
        @State private var isShown = true
        @SceneStorage("note") private var note = "?"
        @SceneStorage("note") private var number: Int?

        var body: some View {
            Toggle("Shown", isOn: $isShown)
            if isShown { Note() }
            Text(verbatim: "<\(note)> \(number.map(String.init) ?? "none")")
        }
    }

    private let size = CellSize(width: 30, height: 8)

    @Test("A value outlasts the view that shows it, is shared by key and type, and ends with the window")
    func outlasts() {
        let app = TestApp(Notes(), size: size)
        #expect(app.screen.position(of: "<?> none") != nil)
        app.press(.tab)
        app.press(.delete)
        app.type("milk")
        #expect(app.screen.position(of: "<milk> none") != nil)
        app.press(.tab)
        app.press(.space)
        #expect(app.screen.position(of: "milk") == app.screen.position(of: "milk> none"))
        app.press(.space)
        #expect(app.screen.position(of: "milk") != app.screen.position(of: "milk> none"))

        let next = TestApp(Notes(), size: size)
        #expect(next.screen.position(of: "<?> none") != nil)
    }
}
