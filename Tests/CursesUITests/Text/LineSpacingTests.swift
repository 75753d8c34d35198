import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The space between lines")
struct LineSpacingTests {
    private func screen(
        _ view: some View, _ width: Int = 8, _ height: Int = 6, cellMetrics: CellMetrics = .cells
    ) -> Snapshot {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height), cellMetrics: cellMetrics
        ).screen
    }

    @Test("is between lines, and not below the last one")
    func rows() {
        let view = VStack(alignment: .leading, spacing: 0) {
            Text("one two three").lineSpacing(1)
            Text("end")
        }
        #expect(screen(view) == "one two\n\nthree\nend")
    }

    @Test(
        "is rounded to rows, as the spacing of a stack",
        arguments: [(0, 0), (7, 0), (9, 1), (16, 1), (30, 2), (-16, 0)])
    func points(_ spacing: Int, _ rows: Int) {
        let text = Text("one two three").lineSpacing(CGFloat(spacing))
        let gap = String(repeating: "\n", count: rows)
        #expect(screen(text, cellMetrics: .points) == "one two\n\(gap)three")
    }

    @Test(
        "is that of a line height, and both are added",
        arguments: [
            (AttributedString.LineHeight.multiple(factor: 2), 1), (.exact(points: 48), 2), (.exact(points: 8), 0),
            (.leading(increase: 16), 1), (.normal, 0), (.loose, 0), (.multiple(factor: .nan), 0),
        ])
    func lineHeight(_ height: AttributedString.LineHeight, _ rows: Int) {
        let text = Text("one two three").lineHeight(height)
        func expected(_ rows: Int) -> String { "one two\n\(String(repeating: "\n", count: rows))three" }
        #expect(screen(text, cellMetrics: .points) == "\(expected(rows))")
        #expect(screen(text.lineSpacing(16), cellMetrics: .points) == "\(expected(rows + 1))")
        #expect(screen(text.lineHeight(nil), cellMetrics: .points) == "\(expected(rows))")
        #expect(screen(Text("one two three").lineHeight(.multiple(factor: 2))) == "one two\n\nthree")
    }

    @Test("is part of the room that limits the lines")
    func limits() {
        let text = Text("one two three four five").lineSpacing(1)
        #expect(screen(text, 6, 3) == "one\n\ntwo t…")
        #expect(screen(text, 6, 4) == "one\n\ntwo t…")
        #expect(screen(text.lineLimit(2), 6, 9) == "one\n\ntwo t…")
        let reserved = VStack(alignment: .leading, spacing: 0) {
            Text("one").lineLimit(2, reservesSpace: true).lineSpacing(1)
            Text("end")
        }
        #expect(screen(reserved) == "one\n\n\nend")
    }

    @Test("is in the rows of a list too")
    func list() {
        let list = List { Text("one two three").lineSpacing(1) }
        let app = TestApp(list, size: CellSize(width: 10, height: 5))
        let places = ["one", "three"].map { app.screen.position(of: $0) }
        #expect(places[1]?.row == places[0].map { $0.row + 2 })
    }

    @Test("the mouse and the arrow keys find the characters")
    func selection() throws {
        let text = Text("one two three four").lineSpacing(1).textSelection(.enabled)
        let app = TestApp(text, size: CellSize(width: 7, height: 5))
        #expect(app.screen == "one two\n\nthree\n\nfour")
        app.drag(from: CellPoint(column: 4, row: 0), to: CellPoint(column: 4, row: 2))
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == "two thre")
        app.advance(by: .seconds(1))
        app.click(column: 1, row: 2)
        app.press(.downArrow, modifiers: .shift)
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == "hree f")
    }

    @Test("a renderer draws the lines at their places")
    func renderer() {
        struct Plain: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { context.draw(line) }
            }
        }
        let text = Text("one two three").lineSpacing(1)
        #expect(screen(text.textRenderer(Plain())) == screen(text))
    }

    @Test("a redacted text has its blocks at the same rows")
    func redacted() {
        let text = Text("one two three").lineSpacing(1).redacted(reason: .placeholder)
        #expect(screen(text) == "███████\n\n█████")
    }
}
