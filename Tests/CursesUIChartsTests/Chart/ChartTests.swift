import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Charts")
struct ChartTests {
    private func screen(_ chart: some View, _ width: Int = 40, _ height: Int = 12) -> Snapshot {
        render(
            chart.environment(\.locale, Locale(identifier: "en_US")), size: CellSize(width: width, height: height))
    }

    private func bars(_ values: [Double]) -> some View {
        Chart(values.indices, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", values[$0])) }
    }

    @Test("An empty chart says so, and one without valid values too")
    func empty() {
        #expect(screen(bars([])).position(of: "No data") != nil)
        #expect(screen(bars([.nan, .infinity])).position(of: "No valid data") != nil)
    }

    @Test("Values that are not numbers leave the others")
    func invalidValues() {
        let picture = screen(bars([1, .nan, 3, -.infinity]))
        #expect(picture.position(of: "█") != nil)
        #expect(picture.position(of: "No") == nil)
    }

    @Test(
        "One value, equal values, zero and huge values are drawn",
        arguments: [
            [5], [5, 5, 5], [0, 0], [1e300, 2e300], [1e-300, 2e-300], [-1e15, 1e15], [-3, -3],
        ])
    func extremes(values: [Double]) {
        let picture = screen(bars(values))
        if values.contains(where: { abs($0) > 1e-200 }) {
            #expect("█▀▄▔▁".contains { picture.position(of: "\($0)") != nil })
        }
        let lines = screen(
            Chart(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
        #expect(lines.description.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) || $0 == "●" })
    }

    @Test("A chart in any size draws, and keeps its data longest")
    func anySize() {
        for width in stride(from: 0, through: 40, by: 3) {
            for height in 0...12 {
                let picture = screen(bars([3, 1, 2]), width, height)
                if width >= 3, height >= 2 {
                    #expect(picture.description.contains { "▁▂▃▄▅▆▇█".contains($0) }, "\(width)x\(height)")
                }
            }
        }
    }

    @Test("The legend goes first, then the labels, then the grid")
    func tooLittleRoom() {
        let chart = Chart(Sample.sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Region", sale.region))
        }
        let whole = screen(chart, 30, 8)
        #expect(whole.position(of: "North") != nil && whole.position(of: "Jan") != nil)
        let withoutLegend = screen(chart, 30, 5)
        #expect(withoutLegend.position(of: "North") == nil && withoutLegend.position(of: "Jan") != nil)
        let withoutLabels = screen(chart, 30, 4)
        #expect(withoutLabels.position(of: "Jan") == nil && withoutLabels.position(of: "┈") != nil)
        let dataAlone = screen(chart, 30, 1)
        #expect(dataAlone.position(of: "┈") == nil && dataAlone.description.contains { "▁▂▃▄▅▆▇█".contains($0) })
    }

    @Test("Content has conditions and loops, and parts of its own")
    func builder() {
        struct Goal: ChartContent {
            let value: Int
            var body: some ChartContent {
                RuleMark(y: .value("Goal", value)).annotation { Text("goal") }
            }
        }
        let isShown = true
        let chart = Chart {
            for index in 0..<3 { BarMark(x: .value("x", "a\(index)"), y: .value("y", index + 1)) }
            if isShown { Goal(value: 2) }
            ForEach(0..<2) { index in
                if index == 0 {
                    BarMark(x: .value("x", "b"), y: .value("y", 2))
                } else {
                    PointMark(x: .value("x", "c"), y: .value("y", 1))
                }
            }
        }
        let picture = screen(chart)
        for text in ["a0", "a2", "b", "c", "goal", "●", "█"] { #expect(picture.position(of: text) != nil, "\(text)") }
    }

    @Test("An enumeration with raw values is plottable")
    func enumeration() {
        enum Season: String, Plottable, CaseIterable { case spring, summer }
        let chart = Chart(Season.allCases, id: \.self) { BarMark(x: .value("Season", $0), y: .value("n", 3)) }
        #expect(screen(chart).position(of: "spring") != nil)
    }

    @Test("The accessibility tree has the axes, the extremes and the trend")
    func accessibility() {
        let chart = Chart([(1, 3.0), (2, 5), (3, 9)], id: \.0) {
            LineMark(x: .value("Week", $0.0), y: .value("Length", $0.1))
        }
        let app = TestApp(chart.environment(\.locale, Locale(identifier: "en_US")))
        let element = app.element(named: "Chart of Length by Week")
        #expect(
            element?.value == "3 values, from 3 at 1 to 9 at 3, rising; horizontal axis Week, from 0 to 3; "
                + "vertical axis Length, from 0 to 11")
    }

    @Test("A chart that keys select in has the name of a control")
    func controlName() {
        let chart = Chart(Sample.fruit) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
            .chartXSelection(value: .constant(String?.none))
        let app = TestApp(chart)
        #expect(app.unnamedControls.isEmpty)
        #expect(app.focused?.name == "Chart of Count by Name")
    }
}
