import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the mouse in views that also handle keys.
@MainActor
@Suite("the mouse")
struct MouseTests {
    private func makeApp(_ view: some View, width: Int = 80, height: Int = 24) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    private func mouse(
        _ action: TerminalEvent.MouseEvent.Action, _ column: Int, _ row: Int, in app: TestApp,
        _ button: TerminalEvent.MouseEvent.Button? = .left
    ) {
        app.send(.mouse(TerminalEvent.MouseEvent(action, button: button, at: CellPoint(column: column, row: row))))
    }

    // MARK: Split views

    private static var columns: some View {
        NavigationSplitView {
            List(["red", "blue"], id: \.self) { name in Button(name) {}.buttonStyle(.plain) }
        } detail: {
            Button("page") {}
        }
    }

    private func divider(_ app: TestApp) -> Int? {
        app.screen.position(of: "│")?.column
    }

    @Test("the line of a split view is dragged, and keeps some width on both sides")
    func divider() throws {
        let app = makeApp(Self.columns)
        let start = try #require(divider(app))
        mouse(.press, start, 10, in: app)
        mouse(.drag, start + 7, 11, in: app)
        mouse(.release, start + 7, 11, in: app)
        #expect(divider(app) == start + 7)
        mouse(.drag, start, 11, in: app)
        #expect(divider(app) == start + 7)
        mouse(.press, start + 7, 10, in: app)
        mouse(.drag, 0, 10, in: app)
        #expect(divider(app) == 8)
        mouse(.drag, 200, 10, in: app)
        #expect(divider(app) == 71)
        mouse(.release, 71, 10, in: app)
    }

    @Test("keys move the line behind the column with the focus")
    func dividerKeys() throws {
        let app = makeApp(Self.columns)
        let start = try #require(divider(app))
        app.press(">")
        #expect(divider(app) == start + 2)
        app.press("<", times: 2)
        #expect(divider(app) == start - 2)
        app.press(.tab)
        #expect(app.focused?.name == "page")
        app.press(.rightArrow, modifiers: [.option, .shift])
        #expect(divider(app) == start)
        app.press("?")
        #expect(app.screen.position(of: "Width") != nil)
    }

    // MARK: The wheel

    private struct Values: View {
        @State private var level = 5.0
        @State private var count = 3
        @State private var size = 1
        @State private var fruit = 1
        var body: some View {
            VStack(alignment: .leading) {
                Slider(value: $level, in: 0...10, step: 1)
                Stepper("count \(count)", value: $count)
                Picker("Size", selection: $size) {
                    Text("small").tag(1)
                    Text("large").tag(2)
                }
                .pickerStyle(.segmented)
                Picker("Fruit", selection: $fruit) {
                    Text("plum").tag(1)
                    Text("pear").tag(2)
                }
                .pickerStyle(.menu)
                Text(verbatim: "values \(Int(level)) \(count) \(size) \(fruit)")
            }
        }
    }

    @Test("the wheel changes the value of a control that has the focus, and of no other")
    func wheel() throws {
        let app = makeApp(Values(), height: 12)
        func values() -> String? {
            app.screen.text.split(separator: "\n").first { $0.contains("values") }?
                .trimmingCharacters(in: .whitespaces)
        }
        for (name, up, down) in [
            ("Slider", "values 6 3 1 1", "values 5 3 1 1"), ("count", "values 5 4 1 1", "values 5 3 1 1"),
        ] {
            let control = try #require(app.focused, "\(name)")
            let (column, row) = (control.frame.minColumn, control.frame.minRow)
            mouse(.scrollUp, column, row, in: app, nil)
            #expect(values() == up)
            mouse(.scrollDown, column, row, in: app, nil)
            #expect(values() == down)
            app.press(.tab)
            mouse(.scrollUp, column, row, in: app, nil)
            #expect(values() == down)
        }
        for value in ["values 5 3 2 1", "values 5 3 2 2"] {
            let control = try #require(app.focused)
            mouse(.scrollDown, control.frame.minColumn + 1, control.frame.minRow, in: app, nil)
            #expect(values() == value)
            app.press(.tab)
        }
    }

    // MARK: Lists

    private struct Rows: View {
        @State var chosen: Set<Int> = []
        @State private var single: Int?
        let isMultiple: Bool
        var body: some View {
            if isMultiple {
                List(0..<8, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
            } else {
                List(0..<8, id: \.self, selection: $single) { Text(verbatim: "row \($0)") }
            }
            Text(verbatim: "chosen \(isMultiple ? chosen.sorted() : single.map { [$0] } ?? [])")
        }
    }

    @Test("a drag selects the rows that it passes; where one is selected, the row below the mouse")
    func dragOverRows() throws {
        for isMultiple in [true, false] {
            let app = makeApp(Rows(isMultiple: isMultiple), width: 40, height: 14)
            let start = try #require(app.screen.position(of: "row 2"))
            mouse(.press, start.column, start.row, in: app)
            mouse(.drag, start.column, start.row + 1, in: app)
            mouse(.drag, start.column, start.row + 3, in: app)
            #expect(app.screen.position(of: isMultiple ? "chosen [2, 3, 4, 5]" : "chosen [5]") != nil)
            mouse(.drag, start.column, start.row - 1, in: app)
            #expect(app.screen.position(of: isMultiple ? "chosen [1, 2]" : "chosen [1]") != nil)
            mouse(.release, start.column, start.row - 1, in: app)
            #expect(app.screen.position(of: isMultiple ? "chosen [1, 2]" : "chosen [1]") != nil)
        }
    }

    // MARK: Help

    @Test("the help of a view is shown while the mouse rests on it, and goes with the next key")
    func help() throws {
        let app = makeApp(
            VStack {
                Button("Save") {}.help("Writes the file")
                Text("elsewhere")
            }, width: 40, height: 8)
        let button = try #require(app.screen.position(of: "Save"))
        mouse(.move, button.column, button.row, in: app, nil)
        #expect(app.screen.position(of: "Writes the file") == nil)
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "Writes the file") != nil)
        app.press("x")
        #expect(app.screen.position(of: "Writes the file") == nil)
        mouse(.move, 0, 0, in: app, nil)
        mouse(.move, button.column, button.row, in: app, nil)
        mouse(.move, 0, 0, in: app, nil)
        app.advance(by: .seconds(1))
        #expect(app.screen.position(of: "Writes the file") == nil)
        #expect(app.element(named: "Save")?.hint == "Writes the file")
    }

    // MARK: Off

    @Test("a key turns the mouse off, so that the terminal can select text, and on again")
    func turningOff() {
        let app = makeApp(Button("Save") {})
        #expect(app.terminal.mouse == .drags)
        app.press(.function(8))
        #expect(app.terminal.mouse == .off)
        app.press("?")
        #expect(app.screen.position(of: "Mouse on") != nil)
        app.press(.escape)
        app.press(.function(8))
        #expect(app.terminal.mouse == .drags)
    }
}
