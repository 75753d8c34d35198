import CursesUITesting
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
}
