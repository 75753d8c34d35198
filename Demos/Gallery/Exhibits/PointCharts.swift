import CursesUI
import CursesUICharts

/// Points with symbols and sizes, intervals with rules, and rectangles whose colours are numbers.
struct PointCharts: View {
    enum Kind: String, CaseIterable {
        case symbols, sizes, intervals, rectangles
    }

    @State var kind = Kind.symbols

    private let animals = ["cats", "dogs", "birds"]
    private let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Points", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            chart
        }
        .padding(.horizontal, 1)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .symbols:
            Chart(0..<30, id: \.self) { index in
                PointMark(x: .value("Age", index * index % 37), y: .value("Weight", index * 7 % 23))
                    .foregroundStyle(by: .value("Kind", animals[index % 3]))
                    .symbol(by: .value("Kind", animals[index % 3]))
            }
        case .sizes:
            Chart(0..<20, id: \.self) { index in
                PointMark(x: .value("Income", index), y: .value("Age", 60 + index * 11 % 17))
                    .symbolSize(by: .value("People", index * 5 % 13))
            }
            .chartYScale(domain: 55...80)
        case .intervals:
            Chart(0..<7, id: \.self) { index in
                let value = 20 + Double(index * 11 % 13)
                RuleMark(
                    x: .value("Day", days[index]), yStart: .value("Low", value - 6), yEnd: .value("High", value + 4))
                PointMark(x: .value("Day", days[index]), y: .value("Mean", value))
                    .foregroundStyle(.red)
            }
        case .rectangles:
            Chart(0..<84, id: \.self) { index in
                RectangleMark(x: .value("Hour", "\(index % 12)"), y: .value("Day", days[index / 12]))
                    .foregroundStyle(by: .value("Visits", index * 37 % 29))
            }
            .chartForegroundStyleScale(range: Gradient(colors: [.blue, .purple, .orange, .yellow]))
        }
    }
}
