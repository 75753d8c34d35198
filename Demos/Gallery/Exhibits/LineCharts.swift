import CursesUI
import CursesUICharts

/// Lines with several methods of interpolation, dashes and symbols, and areas below lines and between them.
struct LineCharts: View {
    enum Kind: String, CaseIterable {
        case curves, steps, dashes, areas, range
    }

    @State var kind = Kind.curves

    private let values = [2.0, 7, 3, 8, 8, 1, 5]
    private let curves: KeyValuePairs<String, InterpolationMethod> = [
        "linear": .linear, "monotone": .monotone, "catmullRom": .catmullRom, "cardinal": .cardinal,
    ]
    private let steps: KeyValuePairs<String, InterpolationMethod> = [
        "stepStart": .stepStart, "stepCenter": .stepCenter, "stepEnd": .stepEnd,
    ]

    private func degrees(_ city: String, _ hour: Int) -> Double {
        (city == "Oslo" ? 9 : 18) + 5 * sin(Double(hour - 9) / 4)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Lines", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            chart
        }
        .padding(.horizontal, 1)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .curves: interpolated(curves)
        case .steps: interpolated(steps)
        case .dashes:
            Chart(["Oslo", "Lisbon"], id: \.self) { city in
                ForEach(Array(stride(from: 0, through: 24, by: 3)), id: \.self) { hour in
                    LineMark(x: .value("Hour", hour), y: .value("Temperature", degrees(city, hour)))
                }
                .foregroundStyle(by: .value("City", city))
                .symbol(by: .value("City", city))
                .lineStyle(by: .value("City", city))
            }
            .chartLineStyleScale(["Oslo": StrokeStyle(), "Lisbon": StrokeStyle(dash: [2, 1])])
            .chartSymbolScale(["Oslo": BasicChartSymbolShape.diamond, "Lisbon": .square])
        case .areas:
            Chart(["Oslo", "Lisbon"], id: \.self) { city in
                ForEach(0..<25) { hour in
                    AreaMark(x: .value("Hour", hour), y: .value("Rain", degrees(city, hour)))
                }
                .foregroundStyle(by: .value("City", city))
            }
        case .range:
            Chart {
                ForEach(0..<25) { hour in
                    let mean = degrees("Lisbon", hour)
                    AreaMark(x: .value("Hour", hour), yStart: .value("Low", mean - 4), yEnd: .value("High", mean + 3))
                        .foregroundStyle(.orange.opacity(0.3))
                    LineMark(x: .value("Hour", hour), y: .value("Mean", mean))
                        .foregroundStyle(.orange)
                }
                RuleMark(y: .value("Limit", 20))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
                    .annotation(position: .top, alignment: .trailing) { Text("limit 20°") }
            }
        }
    }

    /// A line for each method, one above the other.
    private func interpolated(_ methods: KeyValuePairs<String, InterpolationMethod>) -> some View {
        Chart(methods.indices, id: \.self) { line in
            ForEach(values.indices, id: \.self) { index in
                LineMark(x: .value("x", index), y: .value("y", values[index] + 10 * Double(line)))
            }
            .interpolationMethod(methods[line].value)
            .foregroundStyle(by: .value("Method", methods[line].key))
        }
        .chartYAxis(.hidden)
    }
}
