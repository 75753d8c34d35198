import CursesUITesting
import Testing

private struct NameKey: FocusedValueKey {
    typealias Value = String
}

private struct TextKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }

    fileprivate var text: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
}

private struct Reader: View {
    @FocusedValue(\.name) private var name

    var body: some View { Text(verbatim: "name \(name ?? "none")") }
}

private struct Clear: View {
    @FocusedBinding(\.text) private var text

    var body: some View {
        Text(verbatim: "text \(text ?? "none")")
        Button("clear") { text = "" }.keyboardShortcut("k")
    }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
    @Test("the value of the view with the focus is read elsewhere")
    func value() {
        let app = TestApp(
            VStack {
                Reader()
                Button("one") {}.focusedValue(\.name, "first")
                Button("two") {}.focusedValue(\.name, "second")
                Button("three") {}
            },
            size: CellSize(width: 20, height: 6)
        )
        #expect(app.screen.position(of: "name first") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "name second") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "name none") != nil)
    }

    @Test("a value for the scene holds wherever the focus is, one around the focus before it")
    func scene() {
        let app = TestApp(
            VStack {
                Reader()
                Button("one") {}.focusedValue(\.name, "first")
                Button("two") {}
            }
            .focusedSceneValue(\.name, "scene"),
            size: CellSize(width: 20, height: 6)
        )
        #expect(app.screen.position(of: "name first") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "name scene") != nil)
    }

    @Test("a binding is read and written")
    func binding() {
        struct Screen: View {
            @State private var text = "draft"

            var body: some View {
                TextField("t", text: $text).focusedValue(\.text, $text)
                Clear()
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 30, height: 6))
        #expect(app.screen.position(of: "text draft") != nil)
        app.press("k", modifiers: .option)
        #expect(app.screen.position(of: "text draft") == nil)
    }
}
