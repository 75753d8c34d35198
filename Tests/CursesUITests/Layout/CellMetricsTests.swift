import CursesUI
import CursesUITesting
import Testing

/// Tests the conversion of lengths from points to cells.
@MainActor
@Suite struct CellMetricsTests {
    private func picture(_ view: some View, width: Int = 12, height: Int = 3) -> Snapshot {
        TestApp(
            view,
            size: CellSize(width: width, height: height),
            cellMetrics: .points
        ).screen
    }

    @Test("Eight points across and sixteen down are one cell")
    func frame() {
        let box = Text("x").frame(width: 32, height: 32, alignment: .bottomTrailing).border(.red)
        #expect(
            picture(box, width: 6, height: 4) == """
                ┌────┐
                │    │
                │   x│
                └────┘
                """)
    }

    @Test("A line of one point takes a row")
    func thinLine() {
        let line = VStack {
            Text("a")
            Color.red.frame(width: 1, height: 1)
            Text("b")
        }
        #expect(picture(line, width: 1).text == "a\n\nb")
    }

    @Test("A gap of less than half a cell vanishes", arguments: [(4, 0), (10, 1), (20, 1), (40, 3)])
    func gaps(points: Int, rows: Int) {
        let column = VStack(spacing: CGFloat(points)) {
            Text("a")
            Text("b")
        }
        let text = picture(column, width: 1, height: 8).text.trimmingCharacters(in: .newlines)
        #expect(text == "a" + String(repeating: "\n", count: rows + 1) + "b")
    }

    @Test("Lines that overlap by less than a cell do not cover each other")
    func overlaps() {
        let column = VStack(spacing: -10) {
            Text("a")
            Text("b")
        }
        let text = picture(column, width: 1, height: 8).text.trimmingCharacters(in: .newlines)
        #expect(text == "a\nb")
    }

    @Test("A reader of geometry is told points")
    func geometry() {
        let reader = GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
        #expect(picture(reader).position(of: "96×48") != nil)
    }

    @Test("A guide is computed in points")
    func guides() {
        let column = VStack(alignment: .leading) {
            Text("abcd")
            Text("ef").alignmentGuide(.leading) { $0.width - 32 }
        }
        #expect(
            picture(column, width: 6, height: 2) == """
                 abcd
                   ef
                """)
    }

    @Test("A view in the middle of an odd rest of points stands where one of cells stands")
    func centre() {
        let text = Text("ab").frame(width: 40)
        #expect(
            picture(text, width: 5, height: 1).text
                == render(Text("ab").frame(width: 5), size: CellSize(width: 5, height: 1)).text)
    }
}
