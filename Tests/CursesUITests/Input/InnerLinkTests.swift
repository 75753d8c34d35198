import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("links in a view that has the focus in their place")
struct InnerLinkTests {
    private let log = Log()

    private func makeApp(_ view: some View) -> TestApp {
        let action = OpenURLAction { [log] url in
            log.add(url.lastPathComponent)
            return .handled
        }
        return TestApp(view.environment(\.openURL, action), size: CellSize(width: 60, height: 12))
    }

    private static func text(_ row: Int) -> Text {
        Text(LocalizedStringKey("row \(row): [one](https://example.org/\(row)1), [two](https://example.org/\(row)2)"))
    }

    private struct Rows: View {
        @State private var chosen: Set<Int> = []
        var body: some View {
            List(1..<4, id: \.self, selection: $chosen) { InnerLinkTests.text($0) }
            Text(verbatim: "chosen \(chosen.count)")
        }
    }

    @Test("in a row that can be selected they are walked by the arrows, and opened by Return and space")
    func rows() {
        let app = makeApp(Rows())
        app.press(.downArrow)
        app.press(.return)
        #expect(log.entries.isEmpty && app.screen.position(of: "chosen 1") != nil)
        app.press(.rightArrow)
        app.press(.return)
        app.press(.rightArrow)
        app.press(.space)
        #expect(log.entries == ["21", "22"])
        #expect(app.screen.position(of: "chosen 1") != nil)
        app.press(.leftArrow)
        app.press(.return)
        #expect(log.entries == ["21", "22", "21"])
        // The focus moves from the first link back to the row.
        app.press(.leftArrow)
        app.press(.space)
        #expect(app.screen.position(of: "chosen 0") != nil)
        app.press(.rightArrow)
        app.press(.escape)
        app.press(.space)
        #expect(app.screen.position(of: "chosen 1") != nil)
    }

    @Test("another row begins without a chosen link")
    func nextRow() {
        let app = makeApp(Rows())
        app.press(.rightArrow)
        app.press(.downArrow)
        app.press(.space)
        #expect(log.entries.isEmpty && app.screen.position(of: "chosen 1") != nil)
        app.press(.rightArrow)
        app.press(.return)
        #expect(log.entries == ["21"])
    }

    @Test("the chosen link is seen in the row")
    func mark() throws {
        let app = makeApp(Rows())
        let one = try #require(app.screen.position(of: "one"))
        let before = app.screen.cell(at: one).style
        app.press(.rightArrow)
        #expect(app.screen.cell(at: one).style != before)
        #expect(app.screen.cell(one.column - 2, one.row).style.attributes.contains(.reverse))
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Cells: View {
        @State private var chosen: Int?
        var body: some View {
            Table([Item(id: 1), Item(id: 2)], selection: $chosen) {
                TableColumn("Name") { Text(verbatim: "item \($0.id)") }
                TableColumn("Home") { InnerLinkTests.text($0.id) }
                TableColumn("More") { Text(LocalizedStringKey("[three](https://example.org/\($0.id)3)")) }
            }
        }
    }

    @Test("in a table they are reached across the columns")
    func table() {
        let app = makeApp(Cells())
        while app.focused?.name.contains("item 1") != true { app.press(.tab) }
        app.press(.rightArrow, times: 3)
        app.press(.return)
        #expect(log.entries == ["13"])
    }

    @Test("in the cells of a grid they are reached")
    func grid() {
        let app = makeApp(
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(1..<5, id: \.self) { index in InnerLinkTests.text(index).focusable() }
            })
        app.press(.tab)
        app.press(.rightArrow, times: 2)
        app.press(.return)
        #expect(log.entries == ["22"])
        let texts = makeApp(
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                ForEach(1..<5, id: \.self) { index in InnerLinkTests.text(index) }
            })
        texts.press(.tab)
        texts.press(.return)
        #expect(log.entries == ["22", "21"])
    }

    @Test("the key help names the key")
    func hint() {
        let app = makeApp(Rows())
        app.press("?")
        #expect(app.screen.position(of: "Link") != nil)
    }
}
