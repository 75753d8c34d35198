import CursesUI
import CursesUICharts

/// Axes: their sides, grid lines, ticks, labels and titles, and scales of logarithms, dates and categories.
struct ChartAxes: View {
    enum Kind: String, CaseIterable {
        case sides, logarithm, dates, categories
    }

    @State var kind = Kind.sides

    private let start = Date(timeIntervalSinceReferenceDate: 757_000_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Axes", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            chart
        }
        .padding(.horizontal, 1)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .sides:
            Chart(0..<25, id: \.self) { hour in
                LineMark(x: .value("Hour", hour), y: .value("Speed", 50 + 40 * sin(Double(hour) / 4)))
            }
            .chartXAxis {
                AxisMarks(position: .top, values: [0, 6, 12, 18, 24]) { value in
                    AxisTick()
                    AxisValueLabel("\(value.as(Int.self) ?? 0)h")
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .stride(by: 25.0)) {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.blue)
                    AxisValueLabel()
                }
                AxisMarks(format: .percent.scale(1), position: .trailing, values: [0, 50, 100])
            }
            .chartYScale(domain: 0...100)
            .chartXAxisLabel("time of day")
            .chartYAxisLabel("wind", alignment: .leading)
        case .logarithm:
            Chart(1..<11, id: \.self) { round in
                LineMark(x: .value("Round", round), y: .value("Grains", pow(4, Double(round - 1))))
                    .symbol(.circle)
            }
            .chartYScale(domain: 1...1_000_000, type: .log)
            .chartXScale(domain: 1...10)
        case .dates:
            Chart(0..<52, id: \.self) { week in
                LineMark(
                    x: .value("Week", start + Double(week) * 604_800),
                    y: .value("Orders", 30 + (20 * sin(Double(week) / 8)).rounded())
                )
                .interpolationMethod(.stepStart)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month, count: 3)) {
                    AxisTick()
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
        case .categories:
            Chart(["small", "medium", "large"], id: \.self) { size in
                PointMark(x: .value("Size", size), y: .value("Colour", "red"))
                PointMark(x: .value("Size", size), y: .value("Colour", size == "large" ? "blue" : "green"))
            }
            .chartXAxis {
                AxisMarks {
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
            .chartYAxis {
                AxisMarks {
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
        }
    }
}
