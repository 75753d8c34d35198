import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The spacing and the separators of a list")
struct ListSpacingTests {
    private func app(_ spacing: CGFloat?) -> TestApp {
        TestApp(
            List(0..<3, id: \.self) { Text(verbatim: "row \($0)") }.listRowSpacing(spacing),
            size: CellSize(width: 10, height: 6))
    }

    @Test("rows have a distance from each other")
    func spacing() {
        #expect(app(nil).screen.rows.map { $0.trimmingSuffix() } == ["row 0", "row 1", "row 2", "", "", ""])
        #expect(app(1).screen.rows.map { $0.trimmingSuffix() } == ["row 0", "", "row 1", "", "row 2", ""])
        #expect(app(-1).screen.rows.map { $0.trimmingSuffix() } == ["row 0", "row 1", "row 2", "", "", ""])
    }

    @Test("keys move over the distance, and the focus does not cover it")
    func keys() {
        let app = TestApp(Choosing(), size: CellSize(width: 12, height: 6))
        app.press(.downArrow)
        #expect(app.screen.text.contains("chosen 1"))
        let marked = (0..<6).filter { app.screen.cell(0, $0).style != .plain || app.screen.cell(3, $0).style != .plain }
        #expect(marked == [3])
    }

    @Test("the distance changes while the list is shown")
    func change() {
        let app = TestApp(Widening(), size: CellSize(width: 10, height: 6))
        #expect(app.screen.rows[2].hasPrefix("row 1"))
        app.press(" ")
        #expect(app.screen.rows[3].hasPrefix("row 1"))
    }

    @Test("sections have a line and a distance below, which no key reaches")
    func sections() {
        let list = List {
            Section("A") { Text(verbatim: "one") }.listSectionSeparator(.visible).listSectionSeparatorTint(.red)
            Section("B") { Text(verbatim: "two") }
        }
        .listSectionSpacing(2)
        let app = TestApp(list, size: CellSize(width: 6, height: 9))
        #expect(app.screen.rows.map { $0.trimmingSuffix() } == ["A", "one", "──────", "", "", "B", "two", "", ""])
        #expect(app.screen.cell(0, 2).style.foreground == .red)
        let plain = TestApp(
            List {
                Section("A") { Text(verbatim: "one") }.listSectionSeparator(.hidden)
                Section("B") { Text(verbatim: "two") }
            }, size: CellSize(width: 6, height: 5))
        #expect(plain.screen.rows.map { $0.trimmingSuffix() } == ["A", "one", "B", "two", ""])
    }

    @Test("a separator has the colour of its row")
    func separatorTint() {
        let list = List {
            Text(verbatim: "row").listRowSeparator(.visible).listRowSeparatorTint(.red)
            Text(verbatim: "row").listRowSeparator(.visible)
        }
        let screen = TestApp(list, size: CellSize(width: 10, height: 6)).screen
        #expect(screen.cell(0, 1).style.foreground == .red)
        #expect(screen.cell(0, 3).glyph == screen.cell(0, 1).glyph)
        #expect(screen.cell(0, 3).style.foreground != .red)
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}

private struct Choosing: View {
    @State private var chosen: Int?

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "chosen \(chosen ?? -1)")
            List(0..<3, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }.listRowSpacing(1)
        }
    }
}

private struct Widening: View {
    @State private var spacing: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            Button("wider") { spacing = 1 }
            List(0..<2, id: \.self) { Text(verbatim: "row \($0)") }.listRowSpacing(spacing)
        }
    }
}
