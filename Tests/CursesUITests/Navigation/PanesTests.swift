import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Panes with lines that move")
struct PanesTests {
    private struct Columns: View {
        var body: some View {
            HSplitView {
                Button("left") {}.frame(minWidth: 8, maxWidth: .infinity)
                Button("right") {}.frame(minWidth: 8, maxWidth: .infinity)
            }
        }
    }

    private func lineColumn(_ app: TestApp) -> Int? { app.screen.position(of: "│")?.column }

    @Test("panes share the room equally, with a line between them")
    func columns() {
        let app = TestApp(Columns(), size: CellSize(width: 41, height: 3))
        #expect(lineColumn(app) == 20)
    }

    @Test("the mouse and keys move a line, as far as the panes allow")
    func moving() {
        let app = TestApp(Columns(), size: CellSize(width: 41, height: 3))
        app.drag(from: CellPoint(column: 20, row: 0), to: CellPoint(column: 30, row: 0))
        #expect(lineColumn(app) == 30)
        app.press("<")
        #expect(lineColumn(app) == 28)
        app.press(.rightArrow, modifiers: [.option, .shift])
        #expect(lineColumn(app) == 30)
        app.drag(from: CellPoint(column: 30, row: 0), to: CellPoint(column: 2, row: 0))
        #expect(lineColumn(app) == 8)
        app.drag(from: CellPoint(column: 8, row: 0), to: CellPoint(column: 40, row: 0))
        #expect(lineColumn(app) == 32)
    }

    @Test("a pane of a fixed length leaves the rest to the others")
    func fixed() {
        let app = TestApp(
            HSplitView {
                Text("left").frame(width: 6)
                Text("right").frame(maxWidth: .infinity)
            },
            size: CellSize(width: 41, height: 3)
        )
        #expect(lineColumn(app) == 6)
        app.drag(from: CellPoint(column: 6, row: 0), to: CellPoint(column: 20, row: 0))
        #expect(lineColumn(app) == 6)
    }

    @Test("panes above each other")
    func rows() {
        let app = TestApp(
            VSplitView {
                Button("top") {}.frame(minHeight: 2, maxHeight: .infinity)
                Button("bottom") {}.frame(minHeight: 2, maxHeight: .infinity)
            },
            size: CellSize(width: 20, height: 11)
        )
        #expect(app.screen.position(of: "──────")?.row == 5)
        app.press(">")
        #expect(app.screen.position(of: "──────")?.row == 6)
        app.drag(from: CellPoint(column: 3, row: 6), to: CellPoint(column: 3, row: 0))
        #expect(app.screen.position(of: "──────")?.row == 2)
    }

    @Test("a smaller terminal takes room from the last panes first")
    func resized() {
        let app = TestApp(Columns(), size: CellSize(width: 41, height: 3))
        app.drag(from: CellPoint(column: 20, row: 0), to: CellPoint(column: 26, row: 0))
        app.resize(width: 37, height: 3)
        #expect(lineColumn(app) == 26)
        app.resize(width: 25, height: 3)
        #expect(lineColumn(app) == 16)
    }
}
