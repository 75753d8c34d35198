import CursesUITesting
import Testing

@MainActor
@Suite("LazyVGrid and LazyHGrid")
struct LazyGridTests {
    private func picture(
        _ columns: [GridItem],
        count: Int = 5,
        width: Int = 12,
        spacing: CGFloat? = nil
    ) -> String {
        render(
            LazyVGrid(columns: columns, alignment: .leading, spacing: spacing) {
                ForEach(0..<count, id: \.self) {
                    Text(verbatim: "\($0)").frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .frame(maxHeight: .infinity, alignment: .top),
            size: CellSize(width: width, height: 4)
        ).text
    }

    @Test("fixed, flexible and adaptive columns share the width")
    func columns() {
        #expect(picture([GridItem(.fixed(3)), GridItem(.fixed(4))]) == "0   1\n2   3\n4")
        #expect(picture([GridItem(), GridItem()], width: 13) == "0      1\n2      3\n4")
        #expect(picture([GridItem(.adaptive(minimum: 3))], width: 12) == "0   1   2\n3   4")
        #expect(picture([GridItem(.fixed(2), spacing: 3), GridItem(.flexible())]) == "0    1\n2    3\n4")
        #expect(picture([GridItem(.flexible(maximum: 2)), GridItem()]) == "0  1\n2  3\n4")
    }

    @Test("gaps of a part of a row vanish where rows would not fit otherwise", arguments: [21, 22, 23, 24])
    func squeezed(height: Int) {
        let view = GeometryReader { geometry in
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
                ForEach(0..<8) { number in
                    Text(verbatim: "\(number)").frame(height: (geometry.size.height - 30) / 4, alignment: .top)
                }
            }
        }
        let app = TestApp(view, size: CellSize(width: 20, height: height), cellMetrics: .points)
        // The last row of texts is five rows above the end, so that the whole of it is visible.
        let last = app.screen.position(of: "6")?.row ?? height
        #expect(last + Int((Double(height) * 16 - 30) / 4 / 16) <= height)
        #expect(app.screen.position(of: "0")?.row == 0)
    }

    @Test("as many columns as fit are few where there is room without bounds")
    func unbounded() {
        // A stack that shares its width measures the widths of its children.
        let grid = HStack(spacing: 0) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 3))], alignment: .leading) {
                ForEach(0..<3) { Text(verbatim: "\($0)") }
            }
            LazyVGrid(columns: [GridItem()], alignment: .leading) { Text("x") }
        }
        #expect(render(grid, size: CellSize(width: 14, height: 2)).text.contains("x"))
    }

    @Test("a line is as high as its highest view, and lines keep their distance")
    func lines() {
        #expect(picture([GridItem(), GridItem()], count: 4, width: 5, spacing: 1) == "0  1\n\n2  3")
        let columns = [GridItem(.fixed(2)), GridItem(.fixed(2), alignment: .bottom)]
        let grid = LazyVGrid(columns: columns, alignment: .leading) {
            Text("a\nb")
            Text("c")
            Text("d")
        }
        #expect(render(grid, size: CellSize(width: 5, height: 3)).text == " a\n b  c\n d")
    }

    private func scrolled(_ count: Int) -> TestApp {
        TestApp(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
                }
            },
            size: CellSize(width: 24, height: 5)
        )
    }

    @Test("a million cells open as a hundred do, and scroll to the end")
    func million() {
        let app = scrolled(1_000_000)
        let small = scrolled(100)
        #expect(app.host.graph.statistics.nodes == small.host.graph.statistics.nodes)
        app.press(.end)
        #expect(app.screen.text.contains("999999"))
        #expect(app.screen.row(4).split(separator: " ").first == "999999")
        for _ in 0..<30 { app.press(.upArrow) }
        #expect(app.screen.row(0).split(separator: " ").prefix(3) == ["999897", "999898", "999899"])
    }

    @Test("the header of a section has a line of its own")
    func header() {
        let grid = LazyVGrid(columns: [GridItem(.fixed(2)), GridItem(.fixed(2))], alignment: .leading) {
            Text("x")
            Section("Head") {
                Text("y")
                Text("z")
            }
        }
        let rows = render(grid, size: CellSize(width: 9, height: 4)).text.split(separator: "\n")
        #expect(rows.map { $0.trimmingCharacters(in: .whitespaces) } == ["x", "Head", "y  z"])
    }

    @Test("cards with an aspect ratio are equally high in a line, whatever the width", arguments: 24..<60)
    func cards(width: Int) {
        let grid = ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))]) {
                ForEach(0..<7, id: \.self) { _ in
                    RoundedRectangle(cornerRadius: 1).strokeBorder().aspectRatio(2 / 3, contentMode: .fit)
                }
            }
        }
        let screen = render(grid, size: CellSize(width: width, height: 40))
        for row in 0..<40 {
            let cells = Set(screen.row(row).dropLast())
            #expect(cells.isDisjoint(with: "╭╮") || cells.isDisjoint(with: "│╰╯"))
            #expect(cells.isDisjoint(with: "╰╯") || cells.isDisjoint(with: "│╭╮"))
        }
    }

    @Test("rows fill from the leading edge")
    func rows() {
        let grid = LazyHGrid(rows: [GridItem(), GridItem()], spacing: 1) {
            ForEach(0..<5) { Text(verbatim: "\($0)") }
        }
        let text = render(grid, size: CellSize(width: 9, height: 2)).text
        #expect(text == "  0 2 4\n  1 3")
    }
}
