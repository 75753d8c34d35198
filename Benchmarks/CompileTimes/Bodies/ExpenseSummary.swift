import SwiftUI

struct Expense: Identifiable, Hashable {
    let id = UUID()
    let title: String
    let amount: Double
    let category: String
    let date: Date
}

struct ExpenseSummary: View {
    let expenses: [Expense]
    @State private var minimum = 0.0
    @State private var category: String?

    var body: some View {
        let shown = expenses.filter { $0.amount >= minimum && (category == nil || $0.category == category) }
        let byCategory = Dictionary(grouping: shown, by: \.category).mapValues { $0.reduce(0) { $0 + $1.amount } }
        let largest = byCategory.values.max() ?? 1
        List {
            Section {
                HStack(spacing: 16) {
                    VStack {
                        Text(shown.map(\.amount).reduce(0, +), format: .currency(code: "EUR"))
                            .font(.headline)
                        Text("Sum").font(.caption)
                    }
                    VStack {
                        Text(
                            shown.isEmpty ? 0 : shown.reduce(0) { $0 + $1.amount } / Double(shown.count),
                            format: .currency(code: "EUR")
                        )
                        .font(.headline)
                        Text("Mean").font(.caption)
                    }
                    VStack {
                        Text("\(shown.max { $0.amount < $1.amount }.map { "\($0.title), \(Int($0.amount))" } ?? "–")")
                            .font(.headline)
                        Text("Most").font(.caption)
                    }
                }
                .frame(maxWidth: .infinity)
                .multilineTextAlignment(.center)
            }
            Section("Categories") {
                ForEach(byCategory.sorted { $0.value > $1.value }, id: \.key) { name, sum in
                    VStack(alignment: .leading, spacing: 4) {
                        HStack {
                            Text(name)
                            Spacer()
                            Text("\(sum / shown.reduce(0) { $0 + $1.amount } * 100, specifier: "%.0f") %")
                        }
                        GeometryReader { geometry in
                            RoundedRectangle(cornerRadius: 3)
                                .fill(category == name ? Color.orange : Color.blue)
                                .frame(width: geometry.size.width * CGFloat(sum / largest), height: 6)
                        }
                        .frame(height: 6)
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { category = category == name ? nil : name }
                }
            }
            ForEach(
                Dictionary(grouping: shown) { Calendar.current.startOfDay(for: $0.date) }.sorted { $0.key > $1.key },
                id: \.key
            ) { day, items in
                Section(
                    "\(day.formatted(.dateTime.weekday().day().month())), \(items.map(\.amount).reduce(0, +).formatted(.number.precision(.fractionLength(2))))"
                ) {
                    ForEach(items.sorted { ($0.amount, $0.title) > ($1.amount, $1.title) }) { expense in
                        LabeledContent(expense.title, value: expense.amount, format: .currency(code: "EUR"))
                            .foregroundStyle(
                                expense.amount > 2 * items.map(\.amount).reduce(0, +) / Double(items.count)
                                    ? Color.red : Color.primary)
                    }
                }
            }
            Section {
                Slider(value: $minimum, in: 0...(expenses.map(\.amount).max() ?? 100)) {
                    Text("At least \(minimum, specifier: "%.2f")")
                }
            } footer: {
                Text(
                    "\(expenses.count - shown.count) of \(expenses.count) are hidden, \(Set(expenses.map(\.category)).subtracting(shown.map(\.category)).sorted().joined(separator: ", "))."
                )
            }
        }
    }
}
