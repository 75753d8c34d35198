import Charts
import SwiftUI

struct Quote: Identifiable {
    var id: Date { date }
    let date: Date
    let open: Double
    let close: Double
    let low: Double
    let high: Double
    let volume: Int
}

struct StockChart: View {
    let quotes: [Quote]
    @State private var selection: Date?
    @State private var position = Date.now
    @State private var showsVolume = true

    private var lowest: Double { quotes.map(\.low).min() ?? 0 }
    private var highest: Double { quotes.map(\.high).max() ?? 1 }

    var body: some View {
        let change = (quotes.last?.close ?? 0) - (quotes.first?.open ?? 0)
        let selected = quotes.first { quote in
            selection.map { Calendar.current.isDate($0, inSameDayAs: quote.date) } ?? false
        }
        VStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline) {
                Text(quotes.last?.close ?? 0, format: .currency(code: "USD")).font(.largeTitle)
                Text(
                    "\(change >= 0 ? "▲" : "▼") \(abs(change) / (quotes.first?.open ?? 1), format: .percent.precision(.fractionLength(2)))"
                )
                .foregroundStyle(change >= 0 ? .green : .red)
            }
            Chart(quotes) { quote in
                AreaMark(
                    x: .value("Day", quote.date, unit: .day),
                    yStart: .value("Lowest", lowest * 0.98),
                    yEnd: .value("Close", quote.close)
                )
                .foregroundStyle(
                    .linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
                )
                .interpolationMethod(.monotone)
                RuleMark(
                    x: .value("Day", quote.date, unit: .day),
                    yStart: .value("Low", quote.low),
                    yEnd: .value("High", quote.high)
                )
                .lineStyle(StrokeStyle(lineWidth: 1))
                .foregroundStyle(quote.close >= quote.open ? Color.green : Color.red)
                RectangleMark(
                    x: .value("Day", quote.date, unit: .day),
                    yStart: .value("Open", min(quote.open, quote.close)),
                    yEnd: .value("Close", max(quote.open, quote.close)),
                    width: .fixed(6)
                )
                .foregroundStyle(quote.close >= quote.open ? Color.green : Color.red)
                if let selected, selected.id == quote.id {
                    PointMark(x: .value("Day", quote.date, unit: .day), y: .value("Close", quote.close))
                        .symbol { Circle().fill(.blue).frame(width: 8, height: 8) }
                        .annotation(position: .top) {
                            VStack(alignment: .leading, spacing: 0) {
                                Text(quote.date, format: .dateTime.day().month())
                                Text("\(quote.low, specifier: "%.2f") – \(quote.high, specifier: "%.2f")")
                            }
                            .font(.caption2)
                            .padding(4)
                            .background(.background.opacity(0.8), in: RoundedRectangle(cornerRadius: 4))
                        }
                }
            }
            .chartYScale(domain: lowest * 0.98...highest * 1.02)
            .chartXSelection(value: $selection)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 30)
            .chartScrollPosition(x: $position)
            .chartPlotStyle { $0.background(.gray.opacity(0.05)).border(.gray, width: 0.5) }
            .frame(minHeight: 180)
            if showsVolume {
                Chart(quotes) { quote in
                    BarMark(
                        x: .value("Day", quote.date, unit: .day), y: .value("Volume", Double(quote.volume) / 1_000_000)
                    )
                    .foregroundStyle(by: .value("Direction", quote.close >= quote.open ? "Up" : "Down"))
                }
                .chartForegroundStyleScale(["Up": .green, "Down": .red])
                .chartLegend(.hidden)
                .chartXAxis(.hidden)
                .chartYAxis { AxisMarks(values: [0, 50, 100]) }
                .frame(height: 60)
            }
            Toggle("Volume", isOn: $showsVolume.animation())
        }
        .padding()
    }
}
