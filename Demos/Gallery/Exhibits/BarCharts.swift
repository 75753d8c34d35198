import CursesUI
import CursesUICharts

/// Bars: stacked, side by side, as parts of a whole, below zero, and from left to right.
struct BarCharts: View {
    enum Kind: String, CaseIterable {
        case stacked, grouped, normalized, negative, horizontal
    }

    @State var kind = Kind.stacked

    private struct Sale: Identifiable {
        let month: String
        let region: String
        let amount: Double
        var id: String { month + region }
    }

    private let sales = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month in
        [
            Sale(month: month, region: "North", amount: 20 + 7 * Double(index)),
            Sale(month: month, region: "South", amount: 30 - 4 * Double(index)),
            Sale(month: month, region: "West", amount: 11 + Double(index)),
        ]
    }

    private let changes = ["Jan": 6.5, "Feb": -12, "Mar": 20, "Apr": -7.3, "May": 4.2] as KeyValuePairs

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picker("Bars", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            chart
        }
        .padding(.horizontal, 1)
    }

    @ViewBuilder private var chart: some View {
        switch kind {
        case .stacked:
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Region", sale.region))
            }
        case .grouped:
            Chart(sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Region", sale.region))
                    .position(by: .value("Region", sale.region))
            }
        case .normalized:
            Chart(sales) { sale in
                BarMark(
                    x: .value("Month", sale.month), y: .value("Share", sale.amount), stacking: .normalized
                )
                .foregroundStyle(by: .value("Region", sale.region))
            }
        case .negative:
            Chart(changes, id: \.key) { month, change in
                BarMark(x: .value("Month", month), y: .value("Change", change))
                    .foregroundStyle(change < 0 ? .red : .green)
            }
        case .horizontal:
            Chart(sales) { sale in
                BarMark(x: .value("Sales", sale.amount), y: .value("Month", sale.month))
                    .foregroundStyle(by: .value("Region", sale.region))
            }
            .chartForegroundStyleScale(["North": .cyan, "South": .orange, "West": .purple])
            .chartLegend(position: .top)
        }
    }
}
