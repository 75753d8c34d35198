import CursesUITesting
import Testing

@testable import CursesUI

@MainActor @Observable
private final class Counts {
    var count = 0
}

private struct CountsApp: App {
    let counts: Counts

    init() { self.init(counts: Counts()) }

    init(counts: Counts) { self.counts = counts }

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("\(counts.count) counted")
                TextField("Name", text: .constant(""))
            }
        }
        .commands {
            CommandMenu("Counter") {
                Button("Add") { counts.count += 1 }.keyboardShortcut("a")
                Button("Take") { counts.count -= 1 }.keyboardShortcut("t")
            }
            CommandGroup(replacing: .newItem) {}
            CommandGroup(after: .help) { Button("About") { counts.count = 100 } }
        }
    }
}

@MainActor
@Suite("Menus of commands")
struct CommandsTests {
    private let counts = Counts()
    private let app: TestApp

    init() {
        app = TestApp(AppView(app: CountsApp(counts: counts)), size: CellSize(width: 30, height: 12))
    }

    private func shows(_ text: String) -> Bool { app.screen.position(of: text) != nil }

    @Test("their keys work wherever the focus is, though nothing of them is seen or reached by Tab")
    func keys() {
        #expect(!shows("Counter") && !shows("Add"))
        app.press("a", modifiers: .option)
        app.press("a", modifiers: .option)
        app.press("t", modifiers: .option)
        #expect(shows("1 counted"))
        app.press(.tab)
        app.press(.return)
        #expect(counts.count == 1)
    }

    @Test("F10 opens the menus, each with its actions; an empty group is no menu")
    func menus() {
        app.press(.function(10))
        #expect(shows("Counter") && shows("Help") && !shows("File"))
        app.press(.return)
        #expect(shows("Take"))
        app.press(.downArrow)
        app.press(.return)
        #expect(counts.count == -1 && !shows("Take") && !shows("Help"))
    }
}
