import CursesUI
import CursesUICharts
import CursesUITesting
import Testing

@MainActor
@Suite("Pictures of further marks")
struct MarkLooksTests {
    @Test("Areas of several series are stacked")
    func areas() {
        assertLooks(
            of: Chart(Sample.temperatures) { sample in
                AreaMark(x: .value("Hour", sample.hour), y: .value("Rain", sample.degrees + 5))
                    .foregroundStyle(by: .value("City", sample.city))
            }
        )
    }

    @Test("A line over an area that can be seen through, with a dashed rule and its name")
    func lineOverArea() {
        assertLooks(
            of: Chart {
                ForEach(Sample.temperatures.filter { $0.city == "Lisbon" }) { sample in
                    AreaMark(x: .value("Hour", sample.hour), y: .value("Temperature", sample.degrees))
                        .foregroundStyle(Color.orange.opacity(0.35))
                    LineMark(x: .value("Hour", sample.hour), y: .value("Temperature", sample.degrees))
                        .foregroundStyle(.orange)
                }
                RuleMark(y: .value("Mean", 16))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
                    .foregroundStyle(.gray)
                    .annotation(position: .top, alignment: .trailing) { Text("mean 16°") }
            }
            .chartYAxis { AxisMarks(position: .leading) }
        )
    }

    @Test("Points with symbols by their kind")
    func points() {
        assertLooks(
            of: Chart(0..<36, id: \.self) { index in
                PointMark(x: .value("x", Double(index * index % 37)), y: .value("y", Double(index * 7 % 23)))
                    .foregroundStyle(by: .value("Kind", ["one", "two", "three"][index % 3]))
                    .symbol(by: .value("Kind", ["one", "two", "three"][index % 3]))
            }
        )
    }

    @Test("Many points are dots")
    func manyPoints() {
        assertLooks(
            of: Chart(0..<900, id: \.self) { index in
                let angle = Double(index) / 12
                PointMark(
                    x: .value("x", cos(angle) * Double(index)), y: .value("y", sin(angle) * Double(index)))
            }
        )
    }

    @Test("Sectors of a ring, with a legend")
    func sectors() {
        assertLooks(
            of: Chart(Sample.fruit) { item in
                SectorMark(angle: .value("Count", item.count), innerRadius: .ratio(0.5), angularInset: 1)
                    .foregroundStyle(by: .value("Name", item.name))
                    .annotation(position: .overlay) { Text("\(Int(item.count))") }
            }
        )
    }

    @Test("Rectangles coloured by a number, whose legend is a gradient")
    func rectangles() {
        let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        assertLooks(
            of: Chart(0..<84, id: \.self) { index in
                RectangleMark(x: .value("Hour", "\(index % 12)"), y: .value("Day", days[index / 12]))
                    .foregroundStyle(by: .value("Visits", (index * 37) % 29))
            }
        )
    }

    @Test("Rules over ranges, a logarithmic scale and values of an app's own")
    func logarithm() {
        assertLooks(
            of: Chart(0..<6, id: \.self) { index in
                RuleMark(
                    x: .value("n", index), yStart: .value("low", pow(10, Double(index) / 1.5)),
                    yEnd: .value("high", pow(10, Double(index))))
                PointMark(x: .value("n", index), y: .value("v", pow(10, Double(index) * 0.8)))
                    .foregroundStyle(.red)
            }
            .chartYScale(domain: 1...100_000, type: .log)
            .chartXAxis {
                AxisMarks(values: [0, 1, 2, 3, 4, 5]) { value in
                    AxisTick()
                    AxisValueLabel("n\(value.as(Int.self) ?? -1)")
                }
            }
        )
    }

    @Test("Steps, dashes by a value, and a legend above the plot")
    func steps() {
        assertLooks(
            of: Chart(Sample.temperatures) { sample in
                LineMark(x: .value("Hour", sample.hour), y: .value("Temperature", sample.degrees))
                    .lineStyle(by: .value("City", sample.city))
                    .interpolationMethod(.stepCenter)
            }
            .chartLegend(position: .top)
            .chartXScale(domain: 6...18)
        )
    }

    @Test("Parts of a whole in one bar, with their names on them")
    func normalized() {
        assertLooks(
            of: Chart(Sample.fruit) { item in
                BarMark(x: .value("Count", item.count), stacking: .normalized)
                    .foregroundStyle(by: .value("Name", item.name))
                    .annotation(position: .overlay) { Text(item.name) }
            }
        )
    }

    @Test("A part of a chart that scrolls, and a gradient")
    func scrolling() {
        assertLooks(
            of: Chart(0..<60, id: \.self) { index in
                BarMark(x: .value("n", "\(index)"), y: .value("v", 10 + (index * 7919) % 90))
                    .foregroundStyle(
                        LinearGradient(colors: [.green, .yellow, .red], startPoint: .bottom, endPoint: .top))
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 12)
            .chartScrollPosition(initialX: "20")
        )
    }
}
