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

    @Test("A hundred thousand points keep their peaks")
    func manyPoints() {
        struct Sample { let x: Double, y: Double }
        let samples = (0..<100_000).map { Sample(x: Double($0), y: $0 == 51_234 ? 100 : sin(Double($0) / 1000)) }
        let picture = text(Chart { LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y)) })
        let first = picture.split(separator: "\n").prefix(3).joined()
        #expect(first.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
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
