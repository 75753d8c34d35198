import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("What charts, heat maps and sparklines tell assistive programs")
struct AxisWordsTests {
    private func value(_ view: some View) -> String {
        let app = TestApp(
            view.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, Sample.calendar.timeZone))
        return app.elements.compactMap(\.value).joined()
    }

    private var lines: some View {
        Chart(0..<24, id: \.self) { LineMark(x: .value("Hour", $0), y: .value("Value", $0 * 2)) }
            .chartXScale(domain: 0...23)
            .chartYScale(domain: -10...50)
    }

    @Test("A chart tells the titles of its axes, or else the names of their values, and their ranges")
    func titles() {
        #expect(
            value(lines.chartXAxisLabel("Hour of the day").chartYAxisLabel("°C"))
                .hasSuffix("; horizontal axis Hour of the day, from 0 to 23; vertical axis °C, from -10 to 50"))
        #expect(value(lines).hasSuffix("; horizontal axis Hour, from 0 to 23; vertical axis Value, from -10 to 50"))
        #expect(value(lines.chartYAxis(.hidden)).hasSuffix("; horizontal axis Hour, from 0 to 23"))
    }

    @Test("Axes of categories tell their number, the first and the last, and axes of dates tell days")
    func kinds() {
        let bars = Chart(Sample.fruit) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }
        #expect(value(bars).contains("; horizontal axis Name, 5 from apple to melon; vertical axis Count, from 0 to "))
        let days = Chart(Sample.days) { LineMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
        #expect(value(days).contains("; horizontal axis Day, from Mar 1, 2024 to Mar 31, 2024"))
    }

    @Test("A scrolled chart tells the visible range")
    func scrolled() {
        let chart = Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(initialX: 30)
        #expect(value(chart).contains("; horizontal axis x, from 30 to 40"))
    }

    @Test("Sectors have no axes, and an empty chart tells none")
    func none() {
        #expect(!value(Chart(Sample.fruit) { SectorMark(angle: .value("n", $0.count)) }).contains("axis"))
        #expect(value(Chart([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }) == "No data")
    }

    @Test("A heat map tells its least and greatest number with their places")
    func heatmap() {
        #expect(
            value(Heatmap([[3, 1, 4], [1, .nan, 9.5]]))
                == "2 rows, 3 columns, from 1 in row 1, column 2 to 9.5 in row 2, column 3")
        #expect(value(Heatmap([[.nan]])) == "1 row, 1 column, no data")
    }

    @Test("A sparkline tells its trend")
    func sparkline() {
        #expect(value(Sparkline([1, 2, 4, 8])).hasSuffix("now 8, rising"))
        #expect(value(Sparkline([8, 4, 2, 1])).hasSuffix("now 1, falling"))
        #expect(value(Sparkline([3, 9, 3, 9, 3])).hasSuffix("now 3, steady"))
        #expect(value(Sparkline([3, 9])).hasSuffix("now 9"))
    }
}
