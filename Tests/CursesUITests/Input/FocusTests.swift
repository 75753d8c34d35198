import CursesUITesting
import Testing

@MainActor
@Suite("Focus and controls")
struct FocusTests {
    @MainActor @Observable
    final class Model {
        var disabled: Set<String> = []
        var hidden: Set<String> = []
    }

    /// Buttons in two rows. The log shows which button was pressed.
    struct Pad: View {
        let model: Model
        let log: Log

        var body: some View {
            HStack {
                button("a")
                button("b")
            }
            HStack {
                button("c")
                button("d")
            }
        }

        @ViewBuilder
        private func button(_ name: String) -> some View {
            if !model.hidden.contains(name) {
                Button(name) { log.add(name) }.disabled(model.disabled.contains(name))
            }
        }
    }

    private let model = Model()
    private let log = Log()

    private func makeApp() -> TestApp {
        TestApp(Pad(model: model, log: log), size: CellSize(width: 20, height: 4))
    }

    /// Presses Return, and returns the name that the focused control logs.
    private func focused(_ app: TestApp) -> String? {
        _ = log.take()
        app.press(.return)
        return log.take().first
    }

    @Test("Tab moves in layout order and around the end, shift-Tab back")
    func tab() {
        let app = makeApp()
        var order = [focused(app)]
        for _ in 0..<4 {
            app.press(.tab)
            order.append(focused(app))
        }
        #expect(order == ["a", "b", "c", "d", "a"])
        app.press(.tab, modifiers: .shift)
        #expect(focused(app) == "d")
    }

    @Test("arrows move to the nearest control in their direction")
    func arrows() {
        let app = makeApp()
        app.press(.downArrow)
        #expect(focused(app) == "c")
        app.press(.rightArrow)
        #expect(focused(app) == "d")
        app.press(.upArrow)
        #expect(focused(app) == "b")
        app.press(.leftArrow)
        #expect(focused(app) == "a")
        app.press(.leftArrow)
        app.press(.upArrow)
        #expect(focused(app) == "a")
    }

    @Test("up and down go to the next row of a form, however narrow its control is")
    func rowsOfForm() {
        struct Movie: View {
            @State private var title = ""
            @State private var rating = 0.5
            @State private var isWatched = false

            var body: some View {
                List {
                    TextField("Title", text: $title)
                    Slider(value: $rating)
                    Toggle("Seen", isOn: $isWatched)
                    HStack {
                        Spacer()
                        Button("Save") {}
                        Spacer()
                    }
                }
            }
        }
        let app = TestApp(Movie(), size: CellSize(width: 40, height: 8))
        func walk(_ key: KeyEquivalent) -> [String] {
            (0..<3).map { _ in
                app.press(key)
                return app.focused?.description ?? "none"
            }
        }
        let down = walk(.downArrow)
        #expect(app.focused?.name == "Save")
        #expect(walk(.upArrow).dropLast() == down.dropLast().reversed())
    }

    @Test("A disabled button is skipped by the focus and ignores Return, space and click")
    func disabled() {
        model.disabled = ["b"]
        let app = makeApp()
        app.press(.tab)
        #expect(focused(app) == "c")
        app.click(text: "b")
        app.press(.tab, modifiers: .shift)
        #expect(focused(app) == "a")
        #expect(log.take() == [])
        #expect(app.screen.position(of: "[ b ]") == nil)
        #expect(app.screen.position(of: "[ a ]") != nil)
    }

    @Test("the focus moves on when its control is disabled or taken away")
    func movesOn() {
        let app = makeApp()
        app.press(.tab)
        model.disabled = ["b"]
        app.settle()
        #expect(focused(app) == "c")
        model.hidden = ["c"]
        app.settle()
        #expect(focused(app) == "d")
        model.hidden = ["c", "d"]
        app.settle()
        #expect(focused(app) == "a")
        model.hidden = ["a", "b", "c", "d"]
        app.settle()
        #expect(focused(app) == nil)
        model.hidden = []
        app.settle()
        #expect(focused(app) != nil)
    }

    struct Rows: View {
        @MainActor @Observable
        final class Model {
            var rows = Array(0..<40)
        }

        let model: Model
        let log: Log

        var body: some View {
            Button("before") { log.add("before") }
            ScrollView {
                LazyVStack {
                    ForEach(model.rows, id: \.self) { row in Button("row \(row)") { log.add("\(row)") } }
                }
            }
            Button("after") { log.add("after") }
        }
    }

    @Test("the focus stays among the rows when the row that has it goes")
    func rowsGo() {
        let rows = Rows.Model()
        let app = TestApp(Rows(model: rows, log: log), size: CellSize(width: 14, height: 8))
        app.press(.tab, times: 30)
        #expect(focused(app) == "29")
        // Rows above the focused row are removed.
        rows.rows.removeFirst(20)
        app.settle()
        #expect(focused(app) == "29")
        rows.rows.removeAll { $0 == 29 }
        app.settle()
        #expect(focused(app) == "30")
        rows.rows.removeAll { $0 >= 30 }
        app.settle()
        #expect(focused(app) == "28")
        rows.rows = Array(100..<140)
        app.settle()
        #expect(focused(app).flatMap(Int.init).map { (100..<140).contains($0) } == true)
        rows.rows = []
        app.settle()
        #expect(focused(app) == "after")
    }

    @Test("Return and space press the focused button, other keys do not")
    func keys() {
        let app = makeApp()
        app.press(.space)
        #expect(log.take() == ["a"])
        app.type("x")
        app.press(.return, modifiers: .option)
        #expect(log.take() == [])
    }

    @Test("a click moves the focus and acts")
    func click() {
        let app = makeApp()
        app.click(text: "d")
        #expect(log.take() == ["d"])
        #expect(focused(app) == "d")
    }

    private func mouse(_ action: TerminalEvent.MouseEvent.Action, _ app: TestApp, at point: CellPoint) {
        app.send(.mouse(TerminalEvent.MouseEvent(action, button: .left, at: point)))
    }

    @Test("a press that is released outside of the button does nothing; inside it acts")
    func drag() throws {
        let app = makeApp()
        let button = try #require(app.screen.position(of: "b"))
        mouse(.press, app, at: button)
        mouse(.drag, app, at: CellPoint(column: 0, row: 3))
        mouse(.release, app, at: CellPoint(column: 0, row: 3))
        #expect(log.take() == [])
        mouse(.press, app, at: button)
        mouse(.drag, app, at: CellPoint(column: 0, row: 3))
        mouse(.drag, app, at: button)
        mouse(.release, app, at: button)
        #expect(log.take() == ["b"])
        // A press that began elsewhere does not press the button.
        mouse(.press, app, at: CellPoint(column: 0, row: 3))
        mouse(.release, app, at: button)
        #expect(log.take() == [])
    }

    @Test("the right button does not press")
    func rightButton() throws {
        let app = makeApp()
        let button = try #require(app.screen.position(of: "b"))
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .right, at: button)))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .right, at: button)))
        #expect(log.take() == [])
    }

    @Test("a button that is disabled while it is pressed does not act and does not stay pressed")
    func disabledWhilePressed() throws {
        struct ShowsPress: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: configuration.isPressed ? "pressed" : "released")
            }
        }
        struct Root: View {
            let model: Model
            let log: Log
            var body: some View {
                Button("x") { log.add("acted") }.buttonStyle(ShowsPress())
                    .disabled(!model.disabled.isEmpty)
            }
        }
        let app = TestApp(Root(model: model, log: log), size: CellSize(width: 8, height: 1))
        mouse(.press, app, at: CellPoint(column: 1, row: 0))
        #expect(app.screen == "pressed")
        model.disabled = ["x"]
        app.settle()
        mouse(.release, app, at: CellPoint(column: 1, row: 0))
        #expect(log.take() == [])
        #expect(app.screen == "released")
    }

    @Test("the focus is visible without colour")
    func visible() throws {
        let app = makeApp()
        let first = try #require(app.screen.position(of: "a"))
        let second = try #require(app.screen.position(of: "b"))
        #expect(app.screen.cell(first.column, first.row).style.attributes.contains(.reverse))
        #expect(!app.screen.cell(second.column, second.row).style.attributes.contains(.reverse))
        app.press(.tab)
        #expect(!app.screen.cell(first.column, first.row).style.attributes.contains(.reverse))
        #expect(app.screen.cell(second.column, second.row).style.attributes.contains(.reverse))
    }
}
