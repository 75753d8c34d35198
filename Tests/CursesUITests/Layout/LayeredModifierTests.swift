import CursesUITesting
import Testing

@MainActor
@Suite("Backgrounds and overlays of several views")
struct LayeredModifierTests {
    @MainActor @Observable
    final class Model {
        var rows = ["a", "b", "c"]
        var mark = "!"
    }

    private struct Rows: View {
        let model: Model
        let log: Log

        var body: some View {
            ForEach(model.rows, id: \.self) { Text(verbatim: $0).frame(width: 4, alignment: .leading) }
                .overlay(alignment: .trailing) {
                    Text(verbatim: model.mark).onDisappear { log.add("gone") }
                }
        }
    }

    @Test("each view has its own; it comes and goes with the view")
    func rows() {
        let model = Model()
        let log = Log()
        let app = TestApp(Rows(model: model, log: log), size: CellSize(width: 4, height: 3))
        #expect(app.screen.text == "a  !\nb  !\nc  !")
        model.rows = ["c", "d"]
        model.mark = "?"
        app.settle()
        #expect(app.screen.text == "c  ?\nd  ?")
        #expect(log.take().count == 2)
        model.rows = []
        app.settle()
        model.rows = ["e", "f"]
        app.settle()
        #expect(app.screen.text == "e  ?\nf  ?")
    }

    @Test("a group's background is behind each of its views, as is that of a lazy list's rows")
    func group() {
        let screen = render(
            Group {
                Text("a")
                Text("b")
            }
            .background(Color.red),
            size: CellSize(width: 1, height: 2)
        )
        #expect(screen.cell(0, 0).style.background == screen.cell(0, 1).style.background)
        #expect(screen.cell(0, 1).style.background != .default)
        let lazy = render(
            ScrollView {
                LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") }.background(Color.red) }
            },
            size: CellSize(width: 4, height: 3)
        )
        for row in 0..<3 {
            let place = lazy.position(of: "\(row)")!
            #expect(lazy.cell(place.column, row).style.background != .default)
        }
    }
}
