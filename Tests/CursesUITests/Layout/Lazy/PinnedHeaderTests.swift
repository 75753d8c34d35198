import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Headers that stay in view")
struct PinnedHeaderTests {
    private struct Sections: View {
        let log: Log

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        Section {
                            ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0) of \(name)") }
                        } header: {
                            Button("Part \(name)") { log.add(name) }.buttonStyle(.plain)
                        }
                    }
                }
            }
        }
    }

    private let log = Log()

    private func makeApp() -> TestApp {
        TestApp(Sections(log: log), size: CellSize(width: 16, height: 4))
    }

    private func lines(_ app: TestApp) -> [String] {
        (0..<4).map { String(app.screen.row($0).dropLast(1)).trimmingCharacters(in: .whitespaces) }
    }

    @Test("a header stands above the rows of its section, and the next one pushes it out")
    func picture() {
        let app = makeApp()
        #expect(lines(app) == ["Part a", "row 0 of a", "row 1 of a", "row 2 of a"])
        app.scroll(1, column: 2, row: 2)
        #expect(lines(app) == ["Part a", "row 3 of a", "row 4 of a", "row 5 of a"])
        app.scroll(5, column: 2, row: 2)
        #expect(lines(app) == ["Part a", "row 18 of a", "row 19 of a", "Part b"])
        app.scroll(1, column: 2, row: 2)
        #expect(lines(app) == ["Part b", "row 0 of b", "row 1 of b", "row 2 of b"])
        app.scroll(7, column: 2, row: 2)
        #expect(lines(app)[0] == "Part c")
        app.scroll(-14, column: 2, row: 2)
        #expect(lines(app) == ["Part a", "row 0 of a", "row 1 of a", "row 2 of a"])
        #expect(app.diagnostics == [])
    }

    @Test("a click on it is not one on the row beneath")
    func click() {
        let app = makeApp()
        app.scroll(8, column: 2, row: 2)
        app.click(column: 3, row: 0)
        #expect(log.take() == ["b"])
    }

    private struct Row: Identifiable {
        let id: Int
        var name: String { "name \(id)" }
    }

    @Test("the titles of a table stay, and hide no row that the keys lead to", arguments: [3, 4, 8])
    func table(height: Int) {
        struct Rows: View {
            @State private var chosen: Int?
            var body: some View {
                Table((0..<100).map(Row.init), selection: $chosen) {
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let app = TestApp(Rows(), size: CellSize(width: 20, height: height))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let keys: [KeyEquivalent] = [.downArrow, .downArrow, .upArrow, .upArrow, .pageDown, .pageUp, .end, .home]
            app.press(keys.randomElement(using: &random)!)
            #expect(app.screen.row(0).contains("Name"), "\(app.screen)")
            let name = app.focused?.name ?? ""
            #expect((1..<height).contains { app.screen.row($0).contains(name) }, "\(name)\n\(app.screen)")
        }
    }

    @Test("a plain list keeps the header of the section in view; other lists scroll it away")
    func list() {
        struct Sections: View {
            var body: some View {
                List {
                    ForEach(["a", "b"], id: \.self) { name in
                        Section(name) { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } }
                    }
                }
            }
        }
        for isPlain in [true, false] {
            let size = CellSize(width: 16, height: 6)
            let app = isPlain ? TestApp(Sections().listStyle(.plain), size: size) : TestApp(Sections(), size: size)
            app.scroll(3, column: 2, row: 2)
            #expect(app.screen.row(0).hasPrefix("a") == isPlain, "\(app.screen)")
        }
    }
}
