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

    @Test("A chart without data that has domains shows their axes, with the words in the middle of the plot")
    func emptyWithDomain() {
        let picture = screen(
            Chart(Sample.fruit.prefix(0)) { LineMark(x: .value("x", $0.count), y: .value("y", $0.count)) }
                .chartXScale(domain: 0...10).chartYScale(domain: 0...60))
        #expect(picture.position(of: "60") != nil && picture.position(of: "10") != nil)
        #expect(picture.position(of: "─┬─") != nil && picture.position(of: "┈┈") != nil)
        let words = picture.position(of: "No data")
        #expect(words.map { (3...6).contains($0.row) && (10...18).contains($0.column) } == true)
        let names = screen(bars([]).chartXScale(domain: ["Mon", "Tue"]))
        #expect(names.position(of: "Mon") != nil && names.position(of: "No data") != nil)
        let invalid = screen(bars([.nan]).chartYScale(domain: 0...60))
        #expect(invalid.position(of: "60") != nil && invalid.position(of: "No valid data") != nil)
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

    @Test("A chart without modifiers follows a terminal that tells its abilities after the first frame")
    func lateAbilities() {
        let app = TestApp(bars([1, 2]), size: CellSize(width: 30, height: 8))
        app.terminal.capabilities.hasLineDrawing = false
        app.advance(by: .milliseconds(1))
        #expect(app.screen.position(of: "█") == nil, "\(app.screen)")
        app.terminal.capabilities.hasLineDrawing = true
        app.advance(by: .milliseconds(1))
        #expect(app.screen.position(of: "█") != nil, "\(app.screen)")
    }

    @Test("The views in front of a chart and behind it are made when the frame of the plot is known")
    func plotFrame() {
        let chart = bars([1, 2])
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let plot = proxy.plotFrame {
                        Text("behind").position(x: geometry[plot].midX, y: geometry[plot].midY)
                    } else {
                        Text("unknown")
                    }
                }
            }
            .chartOverlay { proxy in
                GeometryReader { geometry in Text("in front").offset(x: geometry[proxy.plotAreaFrame].minX) }
            }
        let picture = screen(chart)
        #expect(picture.position(of: "behind") != nil || picture.position(of: "in front") != nil, "\(picture)")
        #expect(picture.position(of: "unknown") == nil)
    }

    @Test("Bars on a logarithmic scale differ by their powers of ten")
    func logarithmicBars() {
        let picture = screen(bars([1, 10, 100, 1000]).chartYScale(type: .log), 40, 14)
        #expect(picture.position(of: "1,000") != nil, "\(picture)")
        #expect(picture.position(of: "1E") == nil, "\(picture)")
    }

    @Test(
        "Automatic ticks of bins are not closer than the bins, so that a label is below its bar",
        arguments: [
            (Calendar.Component.day, "Jan 2"), (.month, "Feb"), (.year, "2025"),
        ])
    func binTicks(unit: Calendar.Component, second: String) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 1))!
        let chart = Chart(0..<3, id: \.self) { index in
            BarMark(
                x: .value("d", calendar.date(byAdding: unit, value: index, to: start)!, unit: unit, calendar: calendar),
                y: .value("y", index + 1))
        }
        let picture = screen(
            chart.environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone), 60, 10)
        let label = try #require(picture.position(of: second), "\(picture)")
        // The second bar is in the middle third of the plot.
        #expect((18..<40).contains(label.column), "\(picture)")
        #expect(picture.position(of: "AM") == nil && picture.position(of: "PM") == nil)
    }

    @Test("A scroll position that is not a number counts as none")
    func notANumber() {
        let chart = Chart(0..<100, id: \.self) { LineMark(x: .value("x", Double($0)), y: .value("y", $0)) }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10.0)
            .chartScrollPosition(x: .constant(Double.nan))
        #expect(screen(chart).position(of: "No") == nil)
    }

    @Test("A range of values need not include zero")
    func range() {
        let chart = Chart(0..<4, id: \.self) {
            AreaMark(x: .value("x", $0), yStart: .value("low", 50 + $0), yEnd: .value("high", 60 + $0))
        }
        #expect(screen(chart).position(of: " 0") != nil)
        #expect(screen(chart.chartYScale(domain: .automatic(includesZero: false))).position(of: " 0") == nil)
    }

    @Test("A line break and a tab in a name are blanks on the axes, in the legend and in titles")
    func namesInOneRow() {
        let chart = Chart(["New\nYork", "Hong\tKong"], id: \.self) { name in
            BarMark(x: .value("City", name), y: .value("n", 3)).foregroundStyle(by: .value("City", name))
        }
        .chartXAxisLabel("Large\r\ncities")
        let screen = render(chart, size: CellSize(width: 50, height: 14))
        #expect(screen.positions(of: "New York").count == 2 && screen.positions(of: "Hong Kong").count == 2)
        #expect(screen.position(of: "Large cities") != nil)
        let rows = Chart(["New\nYork", "Hong\tKong"], id: \.self) { name in
            BarMark(x: .value("n", 3), y: .value("City", name))
        }
        let other = render(rows, size: CellSize(width: 50, height: 14))
        #expect(other.position(of: "New York") != nil && other.position(of: "Hong Kong") != nil)
    }

    @Test("Long numbers that differ at their ends have room for them")
    func longNumbers() {
        let values = [1e12 + 1, 1e12 + 2, 1e12 + 3]
        let picture = screen(
            Chart(values, id: \.self) { LineMark(x: .value("x", $0 - 1e12), y: .value("y", $0)) }
                .chartYScale(domain: 1e12 + 1...1e12 + 3))
        for text in ["1,000,000,000,001", "1,000,000,000,003"] { #expect(picture.position(of: text) != nil) }
    }
}
