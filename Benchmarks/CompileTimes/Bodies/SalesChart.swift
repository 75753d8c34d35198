import Charts
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let month: Date
    let region: String
    let amount: Double
    let goal: Double
}

struct SalesChart: View {
    let sales: [Sale]
    @State private var selectedMonth: Date?
    @State private var isStacked = true
    @State private var region = "All"

    private var shown: [Sale] { region == "All" ? sales : sales.filter { $0.region == region } }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(
                "Sales: \(shown.reduce(0) { $0 + $1.amount }, format: .currency(code: "EUR").precision(.fractionLength(0)))"
            )
            .font(.title2.bold())
            Chart {
                ForEach(shown) { sale in
                    BarMark(
                        x: .value("Month", sale.month, unit: .month),
                        y: .value("Amount", sale.amount),
                        width: .ratio(0.7),
                        stacking: isStacked ? .standard : .unstacked
                    )
                    .foregroundStyle(by: .value("Region", sale.region))
                    .cornerRadius(4)
                    .opacity(
                        selectedMonth == nil
                            || Calendar.current.isDate(sale.month, equalTo: selectedMonth!, toGranularity: .month)
                            ? 1 : 0.4
                    )
                    .annotation(position: .top, alignment: .center, spacing: 2) {
                        if sale.amount > sale.goal * 1.2 {
                            Text("★").font(.caption2)
                        }
                    }
                }
                ForEach(shown) { sale in
                    LineMark(x: .value("Month", sale.month, unit: .month), y: .value("Goal", sale.goal))
                        .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
                        .interpolationMethod(.catmullRom)
                        .foregroundStyle(.gray)
                        .symbol(.circle)
                        .symbolSize(20)
                }
                RuleMark(y: .value("Mean", shown.map(\.amount).reduce(0, +) / Double(max(shown.count, 1))))
                    .foregroundStyle(.red.opacity(0.6))
                    .lineStyle(StrokeStyle(lineWidth: 1))
                    .annotation(position: .trailing, alignment: .leading) {
                        Text("Mean").font(.caption2).foregroundStyle(.red)
                    }
                if let selectedMonth {
                    RectangleMark(x: .value("Month", selectedMonth, unit: .month))
                        .foregroundStyle(.gray.opacity(0.15))
                        .zIndex(-1)
                }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                    AxisTick(length: 4)
                    AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 5)) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let amount = value.as(Double.self) {
                            Text("\(amount / 1000, specifier: "%.0f") k")
                        }
                    }
                }
            }
            .chartForegroundStyleScale(["North": Color.blue, "South": .orange, "West": .green])
            .chartYScale(domain: 0...(shown.map(\.amount).max() ?? 1) * 1.2)
            .chartXSelection(value: $selectedMonth)
            .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
            .frame(height: 240)
            Toggle("Stacked", isOn: $isStacked.animation(.easeInOut))
            Picker("Region", selection: $region) {
                ForEach(["All"] + Set(sales.map(\.region)).sorted(), id: \.self, content: Text.init)
            }
            .pickerStyle(.segmented)
        }
        .padding(16)
    }
}
