import CursesUITesting
import Testing

@testable import CursesUI

private struct PlainApp: App {
    var body: some Scene {
        WindowGroup { Text("desk") }
        Settings { Text("volume") }
    }
}

private struct MenusApp: App {
    var body: some Scene {
        WindowGroup { Text("desk") }
            .commands {
                CommandMenu("Tools") { Button("Tidy") {} }
                CommandGroup(after: .appInfo) { Button("About") {} }
            }
        Settings { Text("volume") }
    }
}

private struct ReplacingApp: App {
    var body: some Scene {
        WindowGroup { Text("desk") }
            .commands { CommandGroup(replacing: .appSettings) { Button("Preferences") {} } }
        Settings { Text("volume") }
    }
}

private struct RemovingApp: App {
    var body: some Scene {
        WindowGroup { Text("desk") }
            .commands { CommandGroup(replacing: .appSettings) {} }
        Settings { Text("volume") }
    }
}

private struct NoSettingsApp: App {
    var body: some Scene {
        WindowGroup { Text("desk") }
        Window("About", id: "about") { Text("version") }
    }
}

@MainActor
@Suite("The menu entry that opens the settings")
struct SettingsCommandTests {
    private func makeApp(_ app: some App) -> TestApp {
        TestApp(AppView(app: app), size: CellSize(width: 40, height: 12))
    }

    private func commands(_ app: TestApp) -> [String] { app.host.router.commands.map(\.title) }

    @Test("is there in an app without menus and without a link")
    func plain() {
        let app = makeApp(PlainApp())
        #expect(commands(app).contains("Settings…"))
        app.press(.function(10))
        #expect(app.screen.text.contains("App"))
        app.press(.return)
        #expect(app.screen.text.contains("Settings…"))
        app.press(.return)
        #expect(app.screen.text.contains("volume"))
    }

    @Test("has the shortcut Command with a comma")
    func shortcut() {
        let app = makeApp(PlainApp())
        app.press(",", modifiers: .option)
        #expect(app.screen.text.contains("volume"))
        app.press(.escape)
        #expect(!app.screen.text.contains("volume"))
    }

    @Test("follows the commands about the app")
    func menus() {
        let app = makeApp(MenusApp())
        let titles = commands(app).filter { $0.contains("About") || $0.contains("Settings") || $0.contains("Tidy") }
        #expect(titles == ["Tidy", "About", "Settings…"])
        app.press(.function(10))
        #expect(app.screen.text.contains("Tools") && app.screen.text.contains("App"))
    }

    @Test("is replaced by the app's own")
    func replaced() {
        let replaced = commands(makeApp(ReplacingApp()))
        #expect(replaced.contains("Preferences") && !replaced.contains("Settings…"))
        #expect(!commands(makeApp(RemovingApp())).contains("Settings…"))
        let app = makeApp(RemovingApp())
        app.press(.function(10))
        #expect(!app.screen.text.contains("App"))
    }

    @Test("is not there without settings")
    func none() {
        #expect(!commands(makeApp(NoSettingsApp())).contains("Settings…"))
    }
}
