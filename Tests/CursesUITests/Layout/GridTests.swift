import CursesUITesting
import Testing

@MainActor
@Suite("Grid")
struct GridTests {
    private func picture(_ view: some View, width: Int = 16, height: Int = 5) -> String {
        render(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        ).text
    }

    @Test("a column is as wide as its widest view; what is no row stands across all")
    func columns() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("Name"); Text("Ada")
            }
            GridRow {
                Text("Born in"); Text("1815")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow { Text("London, Marylebone").gridCellColumns(2) }
        }
        #expect(picture(grid) == "Name    Ada\nBorn in 1815\n────────────\nLondon,\nMarylebone")
    }

    @Test("a view outside of rows, or across columns, widens the columns equally")
    func widening() {
        func grid(_ line: some View) -> some View {
            Grid(alignment: .leading) {
                GridRow {
                    Text("aa"); Text("bb")
                }
                line
            }
        }
        #expect(picture(grid(Divider())) == "aa      bb\n────────────────")
        #expect(picture(grid(Divider().gridCellUnsizedAxes(.horizontal))) == "aa bb\n─────")
        #expect(picture(grid(Text("a long text"))) == "aa    bb\na long text")
        #expect(picture(grid(Text("a text that needs two")), width: 12) == "aa    bb\na text that\nneeds two")
        #expect(picture(grid(GridRow { Text("across both").gridCellColumns(2) })) == "aa    bb\nacross both")
        #expect(picture(Grid { Text("only this") }) == "only this")
    }

    @Test("columns and cells may be lined up by themselves")
    func alignment() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
                Text("a"); Text("1").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("bb"); Text("100")
            }
            GridRow {
                Text("c").gridCellAnchor(.trailing); Text("10")
            }
        }
        #expect(picture(grid) == "a     1\nbb  100\n c   10")
    }

    @Test("views that stretch share what is left, and rows may keep a distance")
    func stretching() {
        let grid = Grid(verticalSpacing: 1) {
            GridRow {
                Text("ab"); Block("x", nil, 1)
            }
            GridRow {
                Text("c"); Block("y", nil, 1)
            }
        }
        #expect(picture(grid, width: 8) == "ab xxxxx\n\n c yyyyy")
    }

    @Test("an unsized cell leaves its column as it is, and a row elsewhere is a row of views")
    func unsized() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("a"); Text("b")
            }
            GridRow {
                Text("long text").gridCellUnsizedAxes(.horizontal).lineLimit(1); Text("c")
            }
        }
        #expect(picture(grid).hasPrefix("a b\n"))
        #expect(
            picture(
                VStack {
                    GridRow {
                        Text("a"); Text("b")
                    }
                }) == "a b")
    }

    @Test("rows of a ForEach are rows, and cells that change keep the columns together")
    func dynamic() {
        let model = Model()
        let app = TestApp(Rows(model: model), size: CellSize(width: 12, height: 2))
        #expect(app.screen == "    0 x\n    1 x")
        model.texts[0] = "long"
        app.settle()
        #expect(app.screen.row(0).contains("long x"))
        #expect(app.screen.row(1).contains("1    x"))
    }

    @MainActor @Observable
    final class Model {
        var texts = ["0", "1"]
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            Grid(alignment: .leading) {
                ForEach(model.texts, id: \.self) { text in
                    GridRow {
                        Text(text); Text("x")
                    }
                }
            }
        }
    }
}
