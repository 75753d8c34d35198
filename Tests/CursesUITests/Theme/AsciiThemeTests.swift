import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A terminal without lines")
struct AsciiThemeTests {
    private struct Controls: View {
        @State private var isOn = true

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Toggle("on", isOn: $isOn).toggleStyle(.switch)
                GroupBox { Text("box") }
            }
        }
    }

    @Test("controls and borders are in ASCII, and in lines as soon as there are some")
    func ascii() {
        let app = TestApp(Controls(), size: CellSize(width: 20, height: 5))
        let lines = app.screen.text
        app.terminal.capabilities.hasLineDrawing = false
        app.settle()
        #expect(app.screen.text.utf8.allSatisfy { $0 < 0x80 })
        #expect(app.screen.position(of: "box") != nil)
        app.terminal.capabilities.hasLineDrawing = true
        app.settle()
        #expect(app.screen.text == lines)
    }

    @Test("a theme of the app's own stays")
    func own() {
        var theme = Theme.standard
        theme.symbols.switchOn = "(yes)"
        let app = TestApp(Controls().environment(\.theme, theme), size: CellSize(width: 20, height: 5))
        app.terminal.capabilities.hasLineDrawing = false
        app.settle()
        #expect(app.screen.position(of: "(yes)") != nil)
    }
}
