import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Sparklines, heat maps and large texts")
struct TerminalViewTests {
    private func text(_ view: some View, _ width: Int, _ height: Int, _ level: Capabilities.ColorLevel = .trueColor)
        -> Snapshot
    {
        render(view, size: CellSize(width: width, height: height), colorLevel: level)
    }

    @Test("A sparkline has a bar for each value")
    func bars() {
        let values: [Double] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        #expect(text(Sparkline(values), 12, 1) == "▁▁▂▃▄▅▆▇█")
        #expect(text(Sparkline(values), 4, 1) == "▅▆▇█")
        #expect(text(Sparkline(values).environment(\.theme, .ascii), 12, 1) == "__.:-=+#".replacing("+#", with: "+##"))
    }

    @Test("A sparkline without values, with gaps or with equal values is drawn")
    func specialValues() {
        #expect(text(Sparkline([Double]()), 5, 1) == "")
        #expect(text(Sparkline([4, .nan, 4]), 5, 1) == "█ █")
        #expect(text(Sparkline([0, 0]), 5, 1) == "▁▁")
    }

    private struct Growing: View {
        @State private var count = 1
        var body: some View {
            HStack(spacing: 0) {
                Sparkline(Array(repeating: 1, count: count)).fixedSize()
                Button("+") { count += 1 }
            }
        }
    }

    @Test("A sparkline of its own size grows with its values")
    func growing() {
        let app = TestApp(Growing(), size: CellSize(width: 9, height: 1))
        #expect(app.screen.text.contains("█[ + ]") && !app.screen.text.contains("██"))
        app.press(.return, times: 2)
        #expect(app.screen.text.contains("███[ + ]"))
    }

    @Test("A line has two values in a column")
    func line() {
        let picture = text(Sparkline((0..<20).map(Double.init), style: .line), 12, 1).description
        #expect(picture.count == 10)
        #expect(picture.unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) })
    }

    @Test("A heat map shows two rows in each row of cells, and shades without colours")
    func heatmap() {
        let map = Heatmap([[0, 1, 2], [3, 4, .nan]])
        #expect(text(map, 3, 1) == "▀▀▀")
        #expect(text(map, 3, 2, .none) == "░▒▓\n▓█")
        // If the width is too small, columns are omitted evenly, as rows are.
        #expect(text(Heatmap([[0, 1, 2, 3, 4, 5, 6, 7]]), 2, 1, .none) == "░▓")
    }

    @Test("A large text has three rows, and one where there is no room")
    func bigText() {
        #expect(
            text(BigText("12:45"), 20, 3) == """
                ▄█  ▀▀█ ▄ █ █ █▀▀
                 █  █▀▀ ▄ ▀▀█ ▀▀█
                ▀▀▀ ▀▀▀     ▀ ▀▀▀
                """)
        #expect(text(BigText("12:45"), 10, 3) == "12:45")
        #expect(text(BigText("7").environment(\.theme, .ascii), 10, 1).description.contains("7"))
    }

    @Test("All of them have names and values in the accessibility tree")
    func accessibility() {
        let app = TestApp(
            VStack {
                Sparkline([1, 5, 3]); Heatmap([[1]]); BigText("42")
            })
        #expect(app.element(named: "Sparkline")?.value == "3 values, from 1 to 5, now 3, rising")
        #expect(app.element(named: "Heat map") != nil && app.element(named: "42") != nil)
    }
}
