import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Pictures of charts")
struct ChartLooksTests {
    @Test("Bars end at the eighth of a cell")
    func bars() {
        assertLooks(of: Chart(Sample.fruit) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) })
    }

    @Test("Bars from left to right, with their names before them")
    func horizontalBars() {
        assertLooks(of: Chart(Sample.fruit) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.name)) })
    }

    @Test("Stacked bars with a legend")
    func stackedBars() {
        assertLooks(
            of: Chart(Sample.sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Region", sale.region))
            }
        )
    }

    @Test("Bars beside each other")
    func groupedBars() {
        assertLooks(
            of: Chart(Sample.sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Region", sale.region))
                    .position(by: .value("Region", sale.region))
            }
            .chartYAxis { AxisMarks(position: .leading) }
        )
    }

    @Test("Lines of two series, with titles of the axes")
    func lines() {
        assertLooks(
            of: Chart(Sample.temperatures) { sample in
                LineMark(x: .value("Hour", sample.hour), y: .value("Temperature", sample.degrees))
                    .foregroundStyle(by: .value("City", sample.city))
                    .interpolationMethod(.catmullRom)
            }
            .chartXAxisLabel("Hour of the day")
            .chartYAxisLabel("°C")
        )
    }

    @Test("Days across a change of the clock")
    func days() {
        assertLooks(
            of: Chart(Sample.days) { day in
                BarMark(
                    x: .value("Day", day.date, unit: .day, calendar: Sample.calendar),
                    y: .value("Steps", day.steps)
                )
            }
        )
    }

    @Test("Negative bars hang from zero")
    func negativeBars() {
        let values = [("a", -12.0), ("b", 20), ("c", -7.3), ("d", 4.2)]
        assertLooks(
            of: Chart(values, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Value", $0.1)) })
    }
}
