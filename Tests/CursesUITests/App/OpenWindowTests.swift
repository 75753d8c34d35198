import CursesUITesting
import Testing

@testable import CursesUI

private struct StudioApp: App {
    var body: some Scene {
        WindowGroup { Desk() }
            .commands { CommandMenu("Desk") { Button("Tidy") {} } }
        Window("About", id: "about") { Closing(text: "version 7") }
        WindowGroup(for: Int.self) { $page in
            Text(verbatim: "page \(page ?? 0)")
            Button("next") { page = (page ?? 0) + 1 }
        }
        WindowGroup(id: "letter", for: String.self) { $text in
            Text(verbatim: "letter \(text)")
        } defaultValue: {
            "empty"
        }
        Settings { Closing(text: "loud").environment(\.volume, "11") }
            .environment(\.volume, "1")
    }
}

extension EnvironmentValues {
    @Entry fileprivate var volume = "0"
}

private struct Desk: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: supportsMultipleWindows ? "many" : "one")
            Button("about") { openWindow(id: "about") }
            Button("page 3") { openWindow(value: 3) }
            Button("letter") { openWindow(id: "letter", value: "hello") }
            Button("empty letter") { openWindow(id: "letter") }
            Button("unknown") { openWindow(id: "unknown") }
            SettingsLink()
        }
    }
}

private struct Closing: View {
    let text: String
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.volume) private var volume

    var body: some View {
        Text(verbatim: "\(text) \(volume)")
        Button("other") { dismissWindow(id: "letter") }
        Button("close") { dismissWindow() }
    }
}

@MainActor
@Suite("Scenes that open over the first one")
struct OpenWindowTests {
    private let app = TestApp(AppView(app: StudioApp()), size: CellSize(width: 40, height: 16))

    private func shows(_ text: String) -> Bool { app.screen.position(of: text) != nil }

    @Test("a window opens by its id, and closes")
    func byID() {
        #expect(shows("many"))
        app.click(text: "about")
        #expect(shows("About") && shows("version 7 0"))
        app.click(text: "other")
        #expect(shows("version 7"))
        app.click(text: "close")
        #expect(!shows("version 7"))
        app.click(text: "unknown")
        #expect(app.diagnostics == [])
    }

    @Test("a window opens for a value, which it can change")
    func byValue() {
        app.click(text: "[ page 3 ]")
        app.click(text: "next")
        #expect(shows("page 4"))
        app.press(.escape)
        #expect(!shows("page 4"))
    }

    @Test("a window with a default value has the given one, or the default one")
    func defaults() {
        app.click(text: "[ letter ]")
        #expect(shows("letter hello"))
        app.press(.escape)
        app.click(text: "empty letter")
        app.press(.escape)
        app.click(text: "[ empty letter ]")
        #expect(shows("letter empty"))
    }

    @Test("a link opens the settings, with the modifiers of their scene")
    func settings() {
        app.click(text: "Settings…")
        #expect(shows("loud 11"))
    }

    @Test("an app with one scene opens nothing")
    func alone() {
        struct Alone: App {
            var body: some Scene { WindowGroup { Desk() } }
        }
        let app = TestApp(AppView(app: Alone()), size: CellSize(width: 40, height: 12))
        #expect(app.screen.position(of: "one") != nil)
        let before = app.screen
        app.press(.return)
        #expect(app.screen == before)
    }
}
