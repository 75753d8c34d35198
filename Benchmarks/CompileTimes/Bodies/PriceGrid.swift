import SwiftUI

struct Plan: Identifiable {
    let id: String
    let price: Double
    let features: [String: Bool]
}

struct PriceGrid: View {
    let plans: [Plan]
    @State private var isYearly = false
    @State private var chosen: Plan.ID?

    private let features = ["Backup", "Sharing", "Support", "History"]

    var body: some View {
        VStack(spacing: 16) {
            Picker("Period", selection: $isYearly) {
                Text("Monthly").tag(false)
                Text("Yearly").tag(true)
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, 20)
            Grid(alignment: .center, horizontalSpacing: 12, verticalSpacing: 8) {
                GridRow {
                    Color.clear
                        .gridCellUnsizedAxes([.horizontal, .vertical])
                    ForEach(plans) { plan in
                        VStack(spacing: 2) {
                            Text(plan.id).font(.headline)
                            Text(plan.price * (isYearly ? 12 * 0.8 : 1), format: .currency(code: "USD"))
                                .font(.caption)
                                .foregroundStyle(chosen == plan.id ? Color.accentColor : Color.secondary)
                        }
                        .padding(6)
                        .background {
                            if chosen == plan.id {
                                RoundedRectangle(cornerRadius: 6).fill(Color.accentColor.opacity(0.15))
                            }
                        }
                    }
                }
                Divider()
                    .gridCellColumns(plans.count + 1)
                ForEach(Array(features.enumerated()), id: \.element) { index, feature in
                    GridRow(alignment: .firstTextBaseline) {
                        Text("\(index + 1). \(feature)")
                            .gridColumnAlignment(.leading)
                        ForEach(plans) { plan in
                            if plan.features[feature] ?? false {
                                Image(systemName: "checkmark").foregroundStyle(.green)
                            } else {
                                Image(systemName: "minus").foregroundStyle(.tertiary)
                            }
                        }
                    }
                    .background(index % 2 == 0 ? Color.clear : Color.gray.opacity(0.08))
                }
                GridRow {
                    Text("Total")
                        .bold()
                    ForEach(plans) { plan in
                        Button {
                            withAnimation(.snappy) { chosen = plan.id }
                        } label: {
                            Text(chosen == plan.id ? "Chosen" : "Choose")
                                .frame(minWidth: 60)
                        }
                        .buttonStyle(.bordered)
                        .tint(chosen == plan.id ? .green : .blue)
                    }
                }
                .padding(.top, 8)
            }
            if let plan = plans.first(where: { $0.id == chosen }) {
                Text(
                    "You pay \(plan.price * (isYearly ? 9.6 : 1), specifier: "%.2f") \(isYearly ? "a year" : "a month") for \(plan.features.values.filter { $0 }.count) features."
                )
                .multilineTextAlignment(.center)
                .font(.footnote)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .padding(.vertical, 12)
    }
}
