import SwiftUI

struct InvoiceLine: Identifiable {
    let id: Int
    let text: String
    let amount: Double
    let unit: Decimal
    let tax: Double
}

struct InvoiceView: View {
    let number: Int
    let date: Date
    let lines: [InvoiceLine]
    @State private var currency = "EUR"
    @State private var digits = 2

    var body: some View {
        let net = lines.reduce(Decimal(0)) { $0 + $1.unit * Decimal($1.amount) }
        let tax = lines.reduce(Decimal(0)) { $0 + $1.unit * Decimal($1.amount * $1.tax) }
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Invoice \(number, format: .number.grouping(.never))")
                        .font(.title.weight(.semibold))
                    Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year())
                    Text(
                        "Due \(date.addingTimeInterval(30 * 24 * 60 * 60).formatted(.dateTime.day(.twoDigits).month(.twoDigits).year()))"
                    )
                    .foregroundStyle(.red)
                }
                Spacer()
                Picker("Currency", selection: $currency) {
                    ForEach(["EUR", "USD", "JPY", "CHF"], id: \.self) { Text($0).tag($0) }
                }
                .frame(width: 100)
            }
            Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 6) {
                GridRow {
                    Text("Item").gridColumnAlignment(.leading)
                    Text("Amount")
                    Text("Unit")
                    Text("Tax")
                    Text("Sum")
                }
                .font(.caption.bold())
                Divider()
                ForEach(lines) { line in
                    GridRow {
                        Text(line.text).lineLimit(1)
                        Text(line.amount, format: .number.precision(.significantDigits(1...4)))
                        Text(line.unit, format: .currency(code: currency).precision(.fractionLength(digits)))
                        Text(line.tax, format: .percent)
                        Text(
                            line.unit * Decimal(line.amount * (1 + line.tax)),
                            format: .currency(code: currency).precision(.fractionLength(digits))
                        )
                        .bold()
                    }
                    .monospacedDigit()
                }
                Divider()
                GridRow {
                    Text("\(lines.count) items")
                    Text(lines.map(\.amount).reduce(0, +), format: .number.rounded(rule: .up, increment: 1))
                    Color.clear.gridCellUnsizedAxes(.vertical).frame(height: 1)
                    Text(tax, format: .currency(code: currency).presentation(.narrow))
                    Text(net + tax, format: .currency(code: currency).presentation(.isoCode))
                        .fontWeight(.bold)
                }
            }
            Text(
                "Paid within \((date..<date.addingTimeInterval(86_400 * 10)).formatted(.interval.day().month())), you save \((net + tax) * 0.02, format: .currency(code: currency))."
            )
            .font(.footnote)
            Text(
                Measurement(value: Double(lines.count) * 0.35, unit: UnitMass.kilograms),
                format: .measurement(width: .abbreviated, usage: .asProvided))
            Text(["Ada", "Grace", "Linus"], format: .list(type: .and, width: .short))
            Text(Int64(lines.count * 123_456), format: .byteCount(style: .file))
            Text(
                Duration.seconds(Double(lines.count) * 61.5),
                format: .time(pattern: .hourMinuteSecond(padHourToLength: 2)))
            Text(1_234_567.891, format: .number.notation(.compactName).sign(strategy: .always()))
            Stepper("Digits: \(digits)", value: $digits, in: 0...4)
        }
        .padding(20)
        .frame(minWidth: 320, idealWidth: 480, maxWidth: 640, alignment: .topLeading)
    }
}
