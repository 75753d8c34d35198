import CursesUI
import CursesUICharts

/// Bars, lines, areas, sectors, and small charts in a row.
struct ChartKinds: View {
    @State private var month: String?
    @State private var isNextYear = false

    private struct Sale: Identifiable {
        let id: Int
        let region: String
        let month: String
        let amount: Double
    }

    private var sales: [Sale] {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
        return months.indices.flatMap { index -> [Sale] in
            let year = isNextYear ? 17.0 : 0
            return [
                Sale(id: index * 2, region: "North", month: months[index], amount: 20 + Double(index * 7) - year),
                Sale(id: index * 2 + 1, region: "South", month: months[index], amount: 34 - Double(index * 3) + year),
            ]
        }
    }

    private let hours = Array(0...24)

    private func temperature(_ hour: Int) -> Double { 14 + 7 * sin(Double(hour - 9) / 4) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 1) {
                HStack(spacing: 3) {
                    bars
                    lines
                }
                .frame(height: 9)
                HStack(spacing: 3) {
                    ring
                    points
                }
                .frame(height: 7)
                HStack(spacing: 3) {
                    Button(isNextYear ? "This year" : "Next year") { withAnimation { isNextYear.toggle() } }
                    Text(month.map { "\($0): \(Int(total(of: $0)))" } ?? "← → select")
                    Sparkline(hours.map { temperature($0) }, domain: 0...22).foregroundStyle(.green)
                }
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func total(of month: String) -> Double {
        sales.filter { $0.month == month }.reduce(0) { $0 + $1.amount }
    }

    private var bars: some View {
        Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Region", sale.region))
                .opacity(month == nil || month == sale.month ? 1 : 0.5)
        }
        .chartXSelection(value: $month)
    }

    private var lines: some View {
        Chart(hours, id: \.self) { hour in
            AreaMark(x: .value("Hour", hour), y: .value("Temperature", temperature(hour)))
                .foregroundStyle(Color.orange.opacity(0.3))
            LineMark(x: .value("Hour", hour), y: .value("Temperature", temperature(hour)))
                .foregroundStyle(.orange)
                .interpolationMethod(.catmullRom)
        }
    }

    private var ring: some View {
        Chart(sales.suffix(2)) { sale in
            SectorMark(angle: .value("Sales", sale.amount), innerRadius: .ratio(0.5))
                .foregroundStyle(by: .value("Region", sale.region))
        }
        .chartLegend(.hidden)
    }

    private var points: some View {
        Chart(0..<24, id: \.self) { index in
            PointMark(x: .value("Age", index * index % 37), y: .value("Weight", index * 7 % 23))
                .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "cats" : "dogs"))
                .symbol(by: .value("Kind", index % 2 == 0 ? "cats" : "dogs"))
        }
    }
}
