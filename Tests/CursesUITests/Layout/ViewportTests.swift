import CursesUITesting
import Testing

@MainActor
@Suite("A form that is higher than the screen")
struct ViewportTests {
    @MainActor @Observable
    final class Model {
        var rows = 10
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            Form {
                ForEach(0..<model.rows, id: \.self) { row in
                    if row == 7 { Button("button") {} } else { Text(verbatim: "row \(row)") }
                }
            }
        }
    }

    private let model = Model()

    private func makeApp() -> TestApp {
        TestApp(Rows(model: model), size: CellSize(width: 12, height: 4))
    }

    private func column(_ app: TestApp, _ column: Int) -> String {
        (0..<4).map { app.screen.cell(column, $0).glyph.description }.joined()
    }

    @Test("it opens at its top, and shows what has the focus when that is wanted")
    func start() {
        let app = makeApp()
        #expect(app.screen.row(0).hasPrefix("row 0"))
        app.press(.tab)
        #expect(app.screen.position(of: "button") != nil)
    }

    @Test("the wheel and page keys scroll it, and stop at its ends")
    func scrolls() {
        let app = makeApp()
        app.scroll(-9, column: 2, row: 1)
        #expect(app.screen.row(0).hasPrefix("row 0"))
        app.scroll(1, column: 2, row: 1)
        #expect(app.screen.row(0).hasPrefix("row 3"))
        app.scroll(9, column: 2, row: 1)
        #expect(app.screen.row(3).hasPrefix("row 9"))
        app.press(.pageUp)
        #expect(app.screen.row(0).hasPrefix("row 3"))
        app.press(.pageDown)
        #expect(app.screen.row(3).hasPrefix("row 9"))
    }

    @Test("the bar follows, and is gone when there is room for all")
    func bar() {
        let app = makeApp()
        app.scroll(-9, column: 2, row: 1)
        #expect(column(app, 11).first == "┃")
        app.scroll(9, column: 2, row: 1)
        #expect(column(app, 11).last == "┃")
        model.rows = 3
        app.settle()
        #expect(app.screen.position(of: "┃") == nil)
        #expect(app.screen.position(of: "│") == nil)
        model.rows = 30
        app.settle()
        #expect(app.screen.position(of: "┃") != nil)
    }

    @Test("rows that go take the end of the scrolling along")
    func shrinks() {
        let app = makeApp()
        app.scroll(9, column: 2, row: 1)
        model.rows = 5
        app.settle()
        #expect(app.screen.row(3).hasPrefix("row 4"))
    }
}
