import CursesUITesting
import Testing

@testable import CursesUI

private struct NumberKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumberCommands: Commands {
    @FocusedValue(\.number) private var number
    @State private var uses = 0

    var body: some Commands {
        CommandMenu("Mini") {
            Button("Number \(number.map(String.init) ?? "none")") { uses += 1 }.keyboardShortcut("t")
            Button("Used \(uses)") {}
        }
    }
}

private struct SceneApp: App {
    var body: some Scene {
        WindowGroup { VStack { Button("Go") {} }.focusedSceneValue(\.number, 7) }
            .commands { NumberCommands() }
    }
}

private struct FocusApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Button("first") {}.focusedValue(\.number, 1)
                Button("second") {}.focusedValue(\.number, 2)
                Button("third") {}
            }
        }
        .commands {
            CommandGroup(after: .help) { Button("About") {} }
            if true { NumberCommands() }
        }
    }
}

@MainActor
@Suite("Commands that read focused values")
struct FocusedCommandsTests {
    private let size = CellSize(width: 60, height: 20)

    private func commands(_ app: TestApp) -> [String] { app.host.router.commands.map(\.title) }

    @Test("the value of the scene is in the menus and in the palette")
    func scene() {
        let app = TestApp(AppView(app: SceneApp()), size: size)
        #expect(commands(app).contains("Number 7"))
        app.press(.function(10))
        app.press(.rightArrow)
        #expect(app.screen.position(of: "Number 7") != nil, "\(app.screen)")
        app.press(.escape)
        app.press(.escape)
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Number 7") != nil, "\(app.screen)")
    }

    @Test("the values follow the focus, and stay those of the window in the menus and in the palette")
    func focus() {
        let app = TestApp(AppView(app: FocusApp()), size: size)
        #expect(commands(app).contains("Number 1"))
        app.press(.tab)
        #expect(commands(app).contains("Number 2"))
        app.press(.function(10))
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "Number 2") != nil, "\(app.screen)")
        app.press(.escape)
        app.press(.escape)
        app.press("p", modifiers: .control)
        #expect(app.screen.position(of: "Number 2") != nil, "\(app.screen)")
        app.press(.escape)
        app.press(.tab)
        #expect(commands(app).contains("Number none"))
    }

    @Test("the state of commands is kept")
    func state() {
        let app = TestApp(AppView(app: SceneApp()), size: size)
        app.press("t", modifiers: .control)
        app.press("t", modifiers: .control)
        #expect(commands(app).contains("Used 2"))
    }
}
