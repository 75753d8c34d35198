import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Where scrolling stops")
struct ScrollTargetTests {
    private func app(_ content: some View) -> TestApp {
        TestApp(content, size: CellSize(width: 10, height: 4))
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "row \($0)") } }
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func leading(_ view: some View) -> some View { view.frame(maxWidth: .infinity, alignment: .leading) }

    private func first(_ app: TestApp) -> String { String(app.screen.rows[0].prefix(5)) }

    @Test("without a behaviour, an arrow key scrolls by a row, and the wheel by three")
    func rowwise() {
        let app = app(ScrollView { rows })
        app.press(.downArrow)
        #expect(first(app) == "row 1")
        app.scroll(1, column: 0, row: 0)
        #expect(first(app) == "row 4")
    }

    @Test("with paging, each step scrolls by a page, in both directions and at most to the end")
    func paging() {
        let app = app(ScrollView { rows }.scrollTargetBehavior(.paging))
        app.press(.downArrow)
        #expect(first(app) == "row 4")
        app.scroll(1, column: 0, row: 0)
        #expect(first(app) == "row 6")
        app.press(.upArrow)
        #expect(first(app) == "row 4")
        app.scroll(-1, column: 0, row: 0)
        #expect(first(app) == "row 0")
        app.press(.upArrow)
        #expect(first(app) == "row 0")
    }

    @Test("aligned with views, each step stops at the edge of a view")
    func viewAligned() {
        let cards = VStack(alignment: .leading, spacing: 1) {
            ForEach(0..<4, id: \.self) { Text(verbatim: "card\($0)").frame(height: 5, alignment: .top) }
        }
        let app = app(ScrollView { leading(cards.scrollTargetLayout()) }.scrollTargetBehavior(.viewAligned))
        app.press(.downArrow)
        #expect(first(app) == "card1")
        app.scroll(1, column: 0, row: 0)
        #expect(first(app) == "card2")
        app.press(.upArrow)
        #expect(first(app) == "card1")
        let disabled = self.app(
            ScrollView { leading(cards.scrollTargetLayout(isEnabled: false)) }.scrollTargetBehavior(.viewAligned))
        disabled.press(.downArrow)
        #expect(first(disabled) != "card1")
    }

    @Test("a behaviour of the app is asked, with the target and the sizes")
    func custom() {
        let app = app(ScrollView { rows }.scrollTargetBehavior(EvenRows()))
        app.press(.downArrow)
        #expect(first(app) == "row 2")
        app.press(.downArrow)
        #expect(first(app) == "row 4")
        app.press(.end)
        #expect(app.screen.rows[3].hasPrefix("row 9"))
    }

    @Test("a horizontal scroll view turns its pages")
    func horizontal() {
        let pages = HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { Text(verbatim: "page\($0)").frame(width: 10) }
        }
        let app = app(ScrollView(.horizontal) { pages }.scrollTargetBehavior(.paging))
        app.press(.rightArrow)
        #expect(app.screen.text.contains("page1"))
        #expect(!app.screen.text.contains("page0"))
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.screen.text.contains("page2"))
    }
}

private struct EvenRows: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        precondition(context.contentSize.height == 10 && context.containerSize.height == 4)
        target.rect.origin.y = (target.rect.origin.y / 2).rounded(.up) * 2
    }
}
