import CursesUI
import CursesUICharts
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("Charts from right to left")
struct RightToLeftTests {
    private let size = CellSize(width: 40, height: 12)

    private func app(_ view: some View, _ direction: LayoutDirection = .rightToLeft) -> TestApp {
        TestApp(view.environment(\.layoutDirection, direction), size: size)
    }

    /// Returns the rows of the screen, padded to the same length.
    private func rows(_ app: TestApp) -> [String] {
        app.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).padding(toLength: size.width, withPad: " ", startingAt: 0) }
    }

    private func isMirrored(_ view: some View, exchanging pairs: [Character: Character] = [:]) -> Bool {
        let mirrored = rows(app(view, .leftToRight)).map { String($0.reversed().map { pairs[$0] ?? $0 }) }
        return mirrored == rows(app(view)) && !mirrored.joined().allSatisfy { $0 == " " }
    }

    @Test("Bars, lines, points, rules, areas and the grid are mirrored")
    func marks() {
        #expect(
            isMirrored(
                Chart(Sample.fruit) { item in
                    BarMark(x: .value("Name", item.name), y: .value("Count", item.count))
                    RuleMark(x: .value("Name", item.name))
                }
                .chartXAxis(.hidden).chartYAxis(.hidden)))
        let numbers = [(0.0, 0.0), (1, 3), (2, 9), (3, 2)]
        #expect(
            isMirrored(
                Chart(numbers, id: \.0) { AreaMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                    .chartXAxis(.hidden).chartYAxis { AxisMarks { AxisGridLine() } }))
        // Maps each Braille pattern to the pattern with the left and right dots exchanged.
        let dots = Dictionary(
            uniqueKeysWithValues: (0..<256).map { (bits: Int) -> (Character, Character) in
                let left = (bits & 7) | (bits & 0x40) >> 3
                let right = (bits >> 3 & 7) | (bits & 0x80) >> 4
                let mirrored = (right & 7) | (right & 8) << 3 | (left & 7) << 3 | (left & 8) << 4
                return (Character(Unicode.Scalar(0x2800 + bits)!), Character(Unicode.Scalar(0x2800 + mirrored)!))
            })
        #expect(
            isMirrored(
                Chart(numbers, id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
                    .chartXAxis(.hidden).chartYAxis(.hidden), exchanging: dots))
        #expect(isMirrored(Sparkline([1, 4, 2, 8])))
        #expect(isMirrored(Sparkline([1, 4, 2, 8], style: .line), exchanging: dots))
        #expect(isMirrored(Heatmap([[0, 1, 2], [3, 4, 9]])))
    }

    @Test("A chart with titles, labels, a legend and texts looks as it was recorded")
    func furniture() {
        let chart = Chart(Sample.sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Region", sale.region))
                .annotation(position: .overlay) { Text("12") }
        }
        .chartXAxisLabel("Month")
        .chartYAxisLabel("Sales", alignment: .leading)
        assertSnapshot(of: app(chart), named: "stacked")
        let bars = Chart(Sample.fruit) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.name)) }
        assertSnapshot(of: app(bars), named: "horizontal")
        let hebrew = Chart([("תפוח", 3), ("בננה", 7)], id: \.0) { item in
            BarMark(x: .value("שם", item.0), y: .value("מספר", item.1)).foregroundStyle(by: .value("שם", item.0))
        }
        assertSnapshot(of: app(hebrew), named: "hebrew")
    }

    private final class Selected: ObservableObject {
        @Published var name: String?
    }

    private struct Fruit: View {
        @ObservedObject var selected: Selected

        var body: some View {
            Chart(Sample.fruit) { item in
                BarMark(x: .value("Name", item.name), y: .value("Count", item.count))
                if selected.name == item.name {
                    RuleMark(x: .value("Name", item.name)).annotation { Text("<\(Int(item.count))>") }
                }
            }
            .chartXSelection(value: $selected.name)
            .chartOverlay { proxy in
                Text("^").position(x: proxy.position(forX: "melon") ?? 0, y: 3)
            }
        }
    }

    @Test("The left arrow goes on, the right one back")
    func keys() {
        let selected = Selected()
        let app = app(Fruit(selected: selected))
        app.press(.leftArrow)
        #expect(selected.name == "apple")
        app.press(.leftArrow, times: 2)
        #expect(selected.name == "cherry")
        app.press(.rightArrow)
        #expect(selected.name == "banana")
    }

    @Test("A click selects what is there, and annotations and overlays stand there")
    func places() throws {
        let selected = Selected()
        let app = app(Fruit(selected: selected))
        // The first bar is on the right, and the last bar is on the left.
        let melon = try #require(app.screen.position(of: "melon"))
        let apple = try #require(app.screen.position(of: "apple"))
        #expect(melon.column < apple.column)
        app.click(column: melon.column + 2, row: 6)
        #expect(selected.name == "melon")
        app.click(column: apple.column + 2, row: 6)
        #expect(selected.name == "apple")
        let note = try #require(app.screen.position(of: "<12>"))
        #expect(abs(note.column - apple.column) <= 1)
        let mark = try #require(app.screen.position(of: "^"))
        #expect(abs(mark.column - melon.column - 2) <= 2)
    }
}
