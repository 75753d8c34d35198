import CursesUITesting
import Testing

@MainActor
@Suite("The row below a field")
struct FieldFooterTests {
    private struct Naming: View {
        @State var name = "Al"

        var body: some View {
            TextField("User name", text: $name)
                .textFieldStyle(.roundedBorder)
                .fieldFooter(error: name.count < 3 ? "At least 3 characters" : nil, count: name.count, limit: 5)
        }
    }

    private func app(_ name: String) -> TestApp {
        TestApp(Naming(name: name), size: CellSize(width: 34, height: 6))
    }

    @Test("says what is wrong, and how many characters there are")
    func error() {
        let app = app("Al")
        #expect(app.screen.position(of: "! At least 3 characters") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "2/5") != nil)
        app.press(.end)
        app.type("f")
        #expect(app.screen.position(of: "At least") == nil && app.screen.position(of: "3/5") != nil, "\(app.screen)")
        #expect(app.focused?.hint == nil)
    }

    @Test("shows that there are too many characters, and cuts nothing off")
    func limit() {
        let app = app("Alfons")
        let place = app.screen.position(of: "6/5")
        #expect(place.map { app.screen.cell($0.column, $0.row).style.foreground } == .red, "\(app.screen)")
        #expect(app.screen.position(of: "Alfons") != nil)
    }

    @Test("gives the box of the field the colour of invalid controls")
    func box() {
        func color(_ name: String) -> TerminalColor? {
            let screen = app(name).screen
            return screen.position(of: "╭").map { screen.cell($0.column, $0.row).style.foreground }
        }
        #expect(color("Al") == .red)
        #expect(color("Alfo") != .red)
    }

    @Test("is part of what a screen reader says")
    func spoken() {
        #expect(app("Al").focused?.hint == "At least 3 characters")
    }
}
