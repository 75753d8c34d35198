import CursesUITesting
import Testing

@MainActor
@Suite("Styles of editors and tables of an app's own")
struct EditorAndTableStyleTests {
    private let size = CellSize(width: 24, height: 6)

    private struct Captioned: TextEditorStyle {
        let caption: String
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: isEnabled ? caption : "locked")
                PlainTextEditorStyle().makeBody(configuration: configuration)
            }
        }
    }

    private struct Editor: View {
        @State private var text = "words"
        var body: some View { TextEditor(text: $text) }
    }

    @Test("an editor is decorated, and can be edited")
    func editor() {
        let app = TestApp(Editor().textEditorStyle(Captioned(caption: "Notes")), size: size)
        #expect(app.screen == "Notes\nwords")
        app.type("new ")
        #expect(app.screen == "Notes\nnew words" || app.screen == "Notes\nwordsnew ")
        #expect(
            render(Editor().textEditorStyle(Captioned(caption: "Notes")).disabled(true), size: size) == "locked\nwords")
    }

    @Test("an editor in a box")
    func roundedEditor() {
        let screen = render(Editor().textEditorStyle(.roundedBorder), size: size)
        #expect(screen.position(of: "words") == CellPoint(column: 2, row: 1))
        #expect(screen.position(of: "╭") == .zero)
        #expect(render(Editor().textEditorStyle(.plain), size: size) == render(Editor(), size: size))
    }

    private struct Animal: Identifiable {
        let id: Int
        let name: String
    }

    private struct Framed: TableStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text("top")
                InsetTableStyle().makeBody(configuration: configuration)
            }
        }
    }

    private struct Animals: View {
        @State private var chosen: Int?
        private let animals = [Animal(id: 1, name: "Ant"), Animal(id: 2, name: "Bee")]

        var body: some View {
            Table(animals, selection: $chosen) { TableColumn("Name", value: \.name) }
        }
    }

    @Test("a table is decorated, and its rows can be selected")
    func table() {
        let app = TestApp(Animals().tableStyle(Framed()), size: size)
        #expect(app.screen.position(of: "top")?.row == 0)
        #expect(app.screen.position(of: "Name")?.row == 1)
        app.click(text: "Bee")
        #expect(app.screen.position(of: "› Bee") != nil)
        #expect(render(Animals().tableStyle(.bordered), size: size) == render(Animals(), size: size))
    }
}
