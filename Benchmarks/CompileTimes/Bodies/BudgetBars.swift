import SwiftUI

struct BudgetEntry: Identifiable {
    let id: Int
    let name: String
    let planned: Int
    let spent: Double
}

struct BudgetBars: View {
    let entries: [BudgetEntry]
    var barHeight: CGFloat = 14
    @State private var zoom: Double = 1
    @State private var highlighted: Int?

    var body: some View {
        GeometryReader { geometry in
            let labelWidth = geometry.size.width * 0.25
            let largest = entries.map { max(Double($0.planned), $0.spent) }.max() ?? 1
            ScrollView([.vertical, .horizontal]) {
                VStack(alignment: .leading, spacing: barHeight / 2) {
                    ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                        HStack(spacing: 8) {
                            Text("\(index + 1). \(entry.name)")
                                .lineLimit(1)
                                .frame(width: labelWidth - 16, alignment: .leading)
                                .padding(.leading, CGFloat(index % 3) * 2)
                            ZStack(alignment: .leading) {
                                RoundedRectangle(cornerRadius: barHeight / 2)
                                    .fill(Color.gray.opacity(0.2))
                                    .frame(
                                        width: (geometry.size.width - labelWidth - 60) * CGFloat(entry.planned)
                                            / CGFloat(largest) * zoom,
                                        height: barHeight
                                    )
                                RoundedRectangle(cornerRadius: barHeight / 2)
                                    .fill(
                                        entry.spent > Double(entry.planned)
                                            ? Color.red : entry.spent > Double(entry.planned) * 0.8 ? .orange : .green
                                    )
                                    .frame(
                                        width: max(
                                            barHeight,
                                            (geometry.size.width - labelWidth - 60) * entry.spent / largest * zoom),
                                        height: highlighted == entry.id ? barHeight : barHeight - 4
                                    )
                                Rectangle()
                                    .frame(width: 1, height: barHeight + 6)
                                    .offset(x: (geometry.size.width - labelWidth - 60) * 0.5 * zoom - 0.5)
                            }
                            Text("\(Int(entry.spent / Double(max(entry.planned, 1)) * 100)) %")
                                .font(.caption.monospacedDigit())
                                .frame(width: 44, alignment: .trailing)
                        }
                        .padding(.vertical, highlighted == entry.id ? 4 : 0)
                        .opacity(highlighted == nil || highlighted == entry.id ? 1 : 0.4)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.2)) {
                                highlighted = highlighted == entry.id ? nil : entry.id
                            }
                        }
                    }
                    Path { path in
                        path.move(to: CGPoint(x: labelWidth, y: 0))
                        path.addLine(to: CGPoint(x: geometry.size.width - 60 * zoom, y: 0))
                        for tick in 0...10 {
                            let x = labelWidth + (geometry.size.width - labelWidth - 60) * CGFloat(tick) / 10
                            path.move(to: CGPoint(x: x, y: 0))
                            path.addLine(to: CGPoint(x: x, y: tick % 5 == 0 ? 8 : 4))
                        }
                    }
                    .stroke(Color.secondary, lineWidth: 1)
                    .frame(height: 10)
                    Text(
                        "Left: \(Double(entries.reduce(0) { $0 + $1.planned }) - entries.reduce(0) { $0 + $1.spent }, specifier: "%.2f")"
                    )
                    .padding(.leading, labelWidth / 2 + 4)
                }
                .padding(.init(top: 8, leading: 8, bottom: barHeight * 2, trailing: 8))
            }
            .overlay(alignment: .bottomTrailing) {
                Slider(value: $zoom, in: 0.5...2)
                    .frame(width: geometry.size.width / 3)
                    .padding(4)
            }
        }
    }
}
