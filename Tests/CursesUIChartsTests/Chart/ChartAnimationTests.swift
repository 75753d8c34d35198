import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Animation between data")
struct ChartAnimationTests {
    private struct Growing: View {
        @State private var values: [Double] = [1, 10]
        var body: some View {
            VStack {
                Chart(values.indices, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", values[$0])) }
                Button("Swap") { withAnimation(.linear(duration: 1)) { values.reverse() } }
                Button("More") { withAnimation(.linear(duration: 1)) { values.append(5) } }
            }
        }
    }

    /// Returns the number of rows that the first bar fills in one of its columns.
    private func height(_ app: TestApp) -> Int {
        app.screen.description.split(separator: "\n").filter { line in
            let cells = Array(line)
            return cells.count > 6 && cells[5] == "█"
        }.count
    }

    @Test("Bars move from their old to their new lengths")
    func bars() {
        let app = TestApp(Growing(), size: CellSize(width: 40, height: 24))
        let (low, start) = (height(app), app.screen)
        app.click(text: "Swap")
        app.advance(by: .milliseconds(500))
        let middle = height(app)
        app.advance(by: .milliseconds(600))
        let high = height(app)
        #expect(low < middle && middle < high, "\(low) \(middle) \(high)")
        #expect(app.screen != start)
    }

    @Test("Another number of marks is shown at once")
    func otherCount() {
        let app = TestApp(Growing(), size: CellSize(width: 40, height: 24))
        app.click(text: "More")
        let picture = app.screen
        app.advance(by: .seconds(2))
        #expect(app.screen == picture && app.screen.position(of: "2") != nil)
    }
}
