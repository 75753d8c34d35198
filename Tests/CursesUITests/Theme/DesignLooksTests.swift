import CursesUITesting
import Testing

@testable import CursesUI
@testable import CursesUITerminal

/// Tests the appearance of the controls in the standard theme and in the named themes.
@MainActor
@Suite("The looks of the themes")
struct DesignLooksTests {
    /// A terminal that reports its colours, or reports none.
    struct Screen: Sendable, CustomTestStringConvertible {
        let name: String
        var level = Capabilities.ColorLevel.trueColor
        var told: (foreground: TerminalColor, background: TerminalColor)?
        var hasLines = true

        var testDescription: String { name }
    }

    nonisolated static let screens = [
        Screen(name: "dark", told: (.rgb(212, 212, 212), .rgb(30, 30, 30))),
        Screen(name: "light", told: (.rgb(36, 41, 47), .rgb(255, 255, 255))),
        Screen(name: "256", level: .ansi256),
        Screen(name: "16", level: .ansi16),
        Screen(name: "none", level: .none),
        Screen(name: "ascii", level: .ansi16, hasLines: false),
    ]

    private func app(_ view: some View, on screen: Screen) -> TestApp {
        let isLight = screen.told.map { $0.background.isLight == true } ?? false
        let app = TestApp(
            view, size: CellSize(width: 80, height: 24), colorLevel: screen.level,
            colorScheme: isLight ? .light : .dark)
        app.terminal.capabilities.foreground = screen.told?.foreground
        app.terminal.capabilities.background = screen.told?.background
        app.terminal.capabilities.hasLineDrawing = screen.hasLines
        app.settle()
        return app
    }

    @Test("every control in the standard theme", arguments: screens)
    func standard(screen: Screen) {
        assertSnapshot(of: app(ControlsScreen(), on: screen), named: screen.name)
    }

    @Test("a sidebar, a table and a sheet in the standard theme", arguments: screens)
    func windows(screen: Screen) {
        let app = app(TableScreen(), on: screen)
        assertSnapshot(of: app, named: "\(screen.name).table")
        if !screen.hasLines { #expect(app.screen.text.utf8.allSatisfy { $0 < 0x80 }) }
        app.click(text: "Add a ship")
        assertSnapshot(of: app, named: "\(screen.name).sheet")
    }

    @Test("a field with an error, and toasts of each role", arguments: screens)
    func messages(screen: Screen) {
        struct Messages: View {
            @Environment(\.showToast) private var showToast

            var body: some View {
                VStack(alignment: .leading) {
                    TextField("Name", text: .constant("Al"))
                        .textFieldStyle(.roundedBorder)
                        .fieldFooter(error: "At least 3 characters", count: 2, limit: 20)
                    TextField("Name", text: .constant("Alan"))
                        .textFieldStyle(.roundedBorder)
                        .fieldFooter(count: 4, limit: 20)
                    Text("A text beneath").frame(maxWidth: .infinity, alignment: .trailing)
                }
                .frame(maxHeight: .infinity, alignment: .top)
                .onAppear {
                    for role in ToastRole.allCases {
                        showToast("This is of the role \(String(describing: role))", role: role)
                    }
                }
            }
        }
        let app = app(Messages().terminalToasts(), on: screen)
        assertSnapshot(of: app, named: "\(screen.name).messages")
        if !screen.hasLines { #expect(app.screen.text.utf8.allSatisfy { $0 < 0x80 }) }
    }

    @Test("every named theme", arguments: Theme.named.map(\.id))
    func named(id: String) throws {
        let theme = try #require(Theme(named: id))
        assertSnapshot(of: app(ControlsScreen().terminalTheme(theme), on: Screen(name: id)), named: "\(id).controls")
        let table = app(TableScreen().terminalTheme(theme), on: Screen(name: id))
        table.click(text: "Add a ship")
        assertSnapshot(of: table, named: "\(id).sheet")
    }
}
