import CursesUI
import CursesUICharts

struct MemoryChart: View {
    let values: [Double]

    var body: some View {
        Chart(Array(values.enumerated()), id: \.offset) { value in
            AreaMark(x: .value("Reading", value.offset), y: .value("Used", value.element))
        }
        .chartXScale(domain: 0...59)
        .chartXAxis(.hidden)
        .chartYScale(domain: 0...1)
        .chartYAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
        }
        .frame(height: 6)
    }
}
