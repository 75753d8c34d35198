import Testing

@testable import CursesUITesting

@MainActor
@Suite struct DrivingTests {
    private final class Log: ObservableObject {
        @Published var count = 0
        @Published var text = ""
    }

    private struct Form: View {
        @ObservedObject var log: Log

        var body: some View {
            VStack(alignment: .leading) {
                Text("Count \(log.count)")
                TextField("Name", text: $log.text).textFieldStyle(.plain)
                Button("Add one") { log.count += 1 }
                Button("✕") { log.count = 0 }.accessibilityIdentifier("reset")
                Button("") {}
            }
        }
    }

    private func makeApp() -> TestApp {
        TestApp(Form(log: Log()), size: CellSize(width: 20, height: 6))
    }

    @Test("After typing, pasting and clicking the screen is settled")
    func settled() {
        let app = makeApp()
        app.type("a b")
        app.paste("c")
        #expect(app.screen.row(1) == "a bc")
        app.press(.tab)
        app.press(.return, times: 2)
        #expect(app.screen.row(0) == "Count 2")
        app.click(text: "Add one")
        #expect(app.screen.row(0) == "Count 3")
        app.send(bytes: "\u{1B}[<0;3;4M\u{1B}[<0;3;4m".utf8)
        #expect(app.screen.row(0) == "Count 0")
    }

    @Test("An unfinished sequence waits for a timeout in the test's time")
    func unfinishedSequence() {
        let keys = KeyLog()
        struct Keys: View {
            let log: KeyLog

            var body: some View {
                Text("keys").focusable().onKeyPress { press in
                    log.keys.append(press.key)
                    return .handled
                }
            }
        }
        let app = TestApp(Keys(log: keys), size: CellSize(width: 10, height: 1))
        app.press(.tab)
        keys.keys = []
        app.send(bytes: [0x1B])
        app.advance(by: .milliseconds(29))
        #expect(keys.keys == [])
        app.advance(by: .milliseconds(1))
        #expect(keys.keys == [.escape])
        app.send(bytes: [0x1B])
        app.send(bytes: "[A".utf8)
        app.advance(by: .seconds(1))
        #expect(keys.keys == [.escape, .upArrow])
    }

    @MainActor
    private final class KeyLog {
        var keys: [KeyEquivalent] = []
    }

    @Test("A key with modifiers is pressed by its letter")
    func letters() {
        let app = makeApp()
        app.type("ab cd")
        app.press("w", modifiers: .control)
        #expect(app.screen.row(1) == "ab")
    }

    @Test("A text is selected by dragging over it")
    func drag() {
        let app = makeApp()
        app.type("abcdef")
        app.drag(from: CellPoint(column: 1, row: 1), to: CellPoint(column: 4, row: 1))
        app.type("-")
        #expect(app.screen.row(1) == "a-ef")
    }

    @Test("Elements are found by name, then by identifier, and clicked")
    func elements() throws {
        let app = makeApp()
        #expect(app.elements.map(\.name) == ["Count 0", "Name", "Add one", "✕", ""])
        app.click(try #require(app.element(named: "Add one")))
        app.click(try #require(app.element(named: "Add one")))
        #expect(app.screen.row(0) == "Count 2")
        app.click(try #require(app.element(named: "reset")))
        #expect(app.screen.row(0) == "Count 0")
        #expect(app.element(named: "nothing") == nil)
    }

    @Test("The focused element has a description and the typed value")
    func focused() throws {
        let app = makeApp()
        app.type("jo")
        let field = try #require(app.focused)
        #expect(field.name == "Name" && field.value == "jo" && field.isEnabled)
        #expect(field.description == "field \"Name\" = \"jo\" at 0,1 (20x1), focused")
        #expect(app.cursor == CellPoint(column: 2, row: 1))
        app.press(.tab)
        #expect(app.focused?.description == "button \"Add one\" at 0,2 (11x1), focused")
    }

    @Test("A control without a name is listed")
    func unnamed() {
        let app = makeApp()
        #expect(app.unnamedControls.map(\.frame.minRow) == [4])
        #expect(TestApp(Button("OK") {}).unnamedControls.isEmpty)
        let hidden = TestApp(Button("OK") {}.accessibilityHidden(true))
        #expect(hidden.unnamedControls.count == 1)
    }

    @Test("A click on a missing text fails the test and shows the screen")
    func clickOnNothing() {
        let app = TestApp(Text("Hello"), size: CellSize(width: 5, height: 1))
        withKnownIssue {
            #expect(!app.click(text: "Bye"))
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue == """
                    There is no "Bye" to click on. The screen shows:
                    ┌─────┐
                    │Hello│
                    └─────┘
                    """
            }
        }
    }

    @Test("A new size of the terminal is drawn immediately")
    func resize() {
        let app = TestApp(Text("Hello"), size: CellSize(width: 5, height: 1))
        app.resize(width: 9, height: 3)
        #expect(app.screen == "\n  Hello")
        #expect(app.screen.size == CellSize(width: 9, height: 3))
    }
}
