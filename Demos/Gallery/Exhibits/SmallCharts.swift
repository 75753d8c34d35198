import CursesUI
import CursesUICharts

/// Sparklines, a heat map and large digits, which the terminal has beyond Swift Charts.
struct SmallCharts: View {
    private let load = (0..<48).map { index in 50 + 45 * sin(Double(index) / 5) }

    private let visits = (0..<8).map { row in (0..<28).map { column in SmallCharts.visits(row, column) } }

    private static func visits(_ row: Int, _ column: Int) -> Double {
        let isWeekend = column % 7 >= 5
        return Double((row * 31 + column * 17) % 23) * (isWeekend ? 0.3 : 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("CPU ")
                Sparkline(load).foregroundStyle(.green)
            }
            .frame(height: 1)
            HStack {
                Text("Disk")
                Sparkline(load.reversed(), style: .line).foregroundStyle(.orange)
            }
            .frame(height: 1)
            BigText("12:45").foregroundStyle(.cyan)
            Heatmap(visits)
                .frame(maxWidth: 56, maxHeight: 4)
        }
        .padding(.horizontal, 1)
    }
}
