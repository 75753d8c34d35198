import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Plots of whole collections and of functions")
struct PlotTests {
    private func text(_ chart: some View) -> String {
        render(chart, size: CellSize(width: 50, height: 14)).description
    }

    @Test("A plot looks like the marks of its elements")
    func marks() {
        let plot = Chart {
            BarPlot(Sample.sales, x: .value("Month", \.month), y: .value("Sales", \.amount))
                .foregroundStyle(by: .value("Region", \.region))
        }
        let marks = Chart(Sample.sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Region", sale.region))
        }
        #expect(text(plot) == text(marks) && text(plot).contains("North"))
        let line = Chart { LinePlot(Sample.days, x: .value("Day", \.date), y: .value("Steps", \.steps)) }
        let lineMarks = Chart(Sample.days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
        #expect(text(line) == text(lineMarks))
    }

    @Test("A function has a graph, which is interrupted where it has no value")
    func functions() {
        let graph = text(Chart { LinePlot(x: "x", y: "y", domain: -3...3) { sin($0) } })
        #expect(graph.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        let area = text(Chart { AreaPlot(x: "x", y: "y", domain: 0...4) { $0 * $0 } })
        #expect(area.contains("█"))
        let root = text(Chart { LinePlot(x: "x", y: "y", domain: -1...1) { $0 < 0 ? .nan : $0.squareRoot() } })
        #expect(root.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        let circle = text(
            Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...6.3) { (x: cos($0), y: sin($0)) } })
        #expect(circle.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count > 20)
    }

    /// Returns a number of values of the sine.
    private static func wave(_ count: Int, period: Double) -> [Double] {
        (0..<count).map { index in sin(Double(index) / period) }
    }

    @Test("A hundred thousand points keep their peaks")
    func manyPoints() {
        struct Sample { let x: Double, y: Double }
        var heights = Self.wave(100_000, period: 1000)
        heights[51_234] = 100
        let samples = heights.enumerated().map { Sample(x: Double($0.offset), y: $0.element) }
        let picture = text(Chart { LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y)) })
        let first = picture.split(separator: "\n").prefix(3).joined()
        #expect(first.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    }

    /// Returns the screen text of a view and its accessibility values.
    private func shown(_ view: some View) -> (picture: String, value: String) {
        let app = TestApp(view, size: CellSize(width: 60, height: 14))
        return (app.screen.text, app.elements.compactMap(\.value).joined())
    }

    @Test("A chart of many marks counts them all, and names the extremes")
    func countOfManyMarks() {
        var heights = Self.wave(100_000, period: 1000)
        (heights[51_234], heights[70_001]) = (100, -7)
        for value in [
            shown(Chart(heights.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", heights[$0])) }),
            shown(Chart(heights.indices, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", heights[$0])) }),
            shown(Chart(heights.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", heights[$0])) }),
        ].map(\.value) {
            #expect(value.contains("100000 values, from -7 at 70,001 to 100 at 51,234"), "\(value)")
        }
    }

    @Test("Many bars look as all of them do, whose longest can be seen")
    func manyBars() {
        var heights = Self.wave(20_000, period: 900).map { abs($0) * 5 }
        (heights[4_321], heights[15_000]) = (9, -3)
        func chart(_ heights: [Double]) -> some View {
            Chart(heights.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", heights[$0])) }
                .chartXAxis(.hidden)
        }
        // A chart with a selection keeps all marks. A chart without one simplifies them, and must look the same.
        #expect(
            shown(chart(heights)).picture == shown(chart(heights).chartXSelection(value: .constant(Int?.none))).picture)
    }

    @Test("Bars at the same place are stacked, however many there are")
    func manyStackedBars() {
        let chart = Chart(0..<20_000, id: \.self) { BarMark(x: .value("x", $0 / 2), y: .value("y", 1 + $0 % 2)) }
        #expect(shown(chart).value.contains("20000 values"))
        #expect(shown(chart).picture.contains("3"))
    }

    @Test("Bins have round bounds, and every number is in one")
    func bins() {
        let bins = NumberBins(data: [1.0, 4, 9.5, 17], desiredCount: 4)
        #expect(bins.thresholds == [0, 5, 10, 15, 20])
        #expect([1.0, 5, 9.9, 17, 99, -3].map { bins.index(for: $0) } == [0, 1, 1, 3, 3, 0])
        #expect(bins.count == 4 && bins[1].lowerBound == 5)
        let chart = Chart(bins.indices, id: \.self) { BarMark(x: .value("Age", bins[$0]), y: .value("n", $0 + 1)) }
        #expect(text(chart).contains("15"))
    }
}
