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

    private struct Tools: App {
        var body: some Scene {
            WindowGroup { Text("window") }
            MenuBarExtra("Tools", systemImage: "shield") {
                Button("Connect") { Self.calls += 1 }
                Button("Quit") {}
            }
        }

        static var calls = 0
    }

    private struct WindowedTools: App {
        var body: some Scene {
            WindowGroup { Text("window") }
            MenuBarExtra("Tools", systemImage: "shield") { Text("a small window") }.menuBarExtraStyle(.window)
        }
    }

    @Test("F10 shows the menu of a scene beside a window, or opens its window")
    func menu() {
        let app = TestApp(AppView(app: Tools()), size: CellSize(width: 30, height: 10))
        app.press(.function(10))
        #expect(app.screen.text.contains("Tools"), "\(app.screen.text)")
        app.press(.return)
        app.press(.return)
        #expect(Tools.calls == 1 && !app.screen.text.contains("Connect"))
        let windowed = TestApp(AppView(app: WindowedTools()), size: CellSize(width: 30, height: 10))
        windowed.press(.function(10))
        windowed.press(.return)
        #expect(windowed.screen.text.contains("a small window"), "\(windowed.screen.text)")
        windowed.press(.escape)
        #expect(windowed.screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "window")
    }

    @Test("An app without a window shows the content, without the label")
    func content() {
        let text = screen(of: MenuOnly())
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "popover")
    }
}
