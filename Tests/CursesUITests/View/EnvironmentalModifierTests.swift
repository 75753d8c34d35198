import CursesUI
import CursesUITesting
import Testing

@Suite("Modifiers of the environment")
@MainActor
struct EnvironmentalModifierTests {
    private struct Marked: EnvironmentalModifier {
        let mark: String

        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Suffix(text: environment.isEnabled ? mark : "off")
        }
    }

    private struct Suffix: ViewModifier {
        let text: String

        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                content
                Text(text)
            }
        }
    }

    private struct Switch: View {
        @State private var isOn = true

        var body: some View {
            VStack(alignment: .leading) {
                Text("a").modifier(Marked(mark: "!")).disabled(!isOn)
                Button("flip") { isOn.toggle() }
            }
        }
    }

    @Test("The environment of a view decides which modifier is applied, also when it changes")
    func resolve() {
        let app = TestApp(Switch(), size: CellSize(width: 12, height: 3))
        #expect(app.screen.text.contains("a!"))
        app.press(.return)
        #expect(app.screen.text.contains("aoff"))
        app.press(.return)
        #expect(app.screen.text.contains("a!"))
    }
}
