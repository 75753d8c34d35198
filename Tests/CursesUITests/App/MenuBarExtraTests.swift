import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Scenes of the menu bar")
struct MenuBarExtraTests {
    private struct Windowed: App {
        var body: some Scene {
            MenuBarExtra("menu", systemImage: "bell") { Button("quit") {} }
                .menuBarExtraStyle(.menu)
                .commands {}
            WindowGroup { Text("window") }
        }
    }

    private struct MenuOnly: App {
        @State private var title = "title"

        var body: some Scene {
            MenuBarExtra {
                Text("popover")
            } label: {
                Text(title)
            }
            .menuBarExtraStyle(.window)
            Settings { Text("settings") }
        }
    }

    private func screen(of app: some App) -> String {
        TestApp(AppView(app: app), size: CellSize(width: 20, height: 3)).screen.text
    }

    @Test("An app with a window shows the window")
    func window() {
        #expect(screen(of: Windowed()).contains("window"))
    }

    @Test("An app without a window shows the content, without the label")
    func content() {
        let text = screen(of: MenuOnly())
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "popover")
    }
}
