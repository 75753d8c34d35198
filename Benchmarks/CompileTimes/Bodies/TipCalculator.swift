import SwiftUI

struct TipCalculator: View {
    @State private var amount = 84.5
    @State private var people = 2
    @State private var percentage = 15
    @State private var roundsUp = false
    @FocusState private var isFocused: Bool

    let percentages = [0, 10, 15, 20, 25]

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField(
                        "Amount", value: $amount, format: .currency(code: Locale.current.currency?.identifier ?? "USD")
                    )
                    .keyboardType(.decimalPad)
                    .focused($isFocused)
                    Picker("People", selection: $people) {
                        ForEach(2..<20, id: \.self) {
                            Text("\($0) people")
                        }
                    }
                }
                Section {
                    Picker("Tip", selection: $percentage) {
                        ForEach(percentages, id: \.self) {
                            Text(Double($0) / 100, format: .percent)
                        }
                    }
                    .pickerStyle(.segmented)
                    Slider(
                        value: Binding(get: { Double(percentage) }, set: { percentage = Int($0.rounded()) }),
                        in: 0...40, step: 1
                    )
                } header: {
                    Text("How much do you want to leave?")
                }
                Section("Each person pays") {
                    Text(
                        roundsUp
                            ? ((amount + amount * Double(percentage) / 100) / Double(people)).rounded(.up)
                            : (amount + amount * Double(percentage) / 100) / Double(people),
                        format: .currency(code: "USD")
                    )
                    .font(.title)
                    .foregroundColor(percentage == 0 ? .red : .primary)
                    Toggle("Round up", isOn: $roundsUp)
                }
                Section("Total") {
                    LabeledContent("Tip", value: amount / 100 * Double(percentage), format: .currency(code: "USD"))
                    LabeledContent(
                        "Sum", value: amount * (1 + Double(percentage) / 100), format: .currency(code: "USD"))
                    HStack(spacing: 0) {
                        Rectangle().fill(.blue).frame(width: 200 * 100 / CGFloat(100 + percentage), height: 12)
                        Rectangle().fill(.orange).frame(
                            width: 200 * CGFloat(percentage) / CGFloat(100 + percentage), height: 12)
                    }
                    Grid {
                        ForEach(percentages.dropFirst(), id: \.self) { tip in
                            GridRow {
                                Text("\(tip) %")
                                ForEach([1, 2, 4], id: \.self) { count in
                                    Text("\(amount * (1 + Double(tip) / 100) / Double(count), specifier: "%.2f")")
                                        .font(.caption)
                                        .padding(2)
                                        .background(
                                            tip == percentage && count == people ? Color.yellow.opacity(0.4) : .clear)
                                }
                            }
                        }
                    }
                }
            }
            .navigationTitle("Tip")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isFocused = false }
                }
            }
        }
    }
}
