import SwiftUI

struct KanbanCard: Identifiable, Hashable {
    let id: String
    var title: String
    var points: Int
    var labels: [String]
}

enum KanbanColumn: Int, CaseIterable, Identifiable {
    case planned, started, done
    var id: Int { rawValue }
    var title: String { ["Planned", "Started", "Done"][rawValue] }
    var color: Color { [.gray, .blue, .green][rawValue] }
}

struct KanbanBoard: View {
    @State private var cards: [KanbanColumn: [KanbanCard]] = [
        .planned: [KanbanCard(id: "A", title: "Write the manual", points: 3, labels: ["text"])],
        .started: [KanbanCard(id: "B", title: "Draw the logo", points: 5, labels: ["design", "fun"])],
    ]
    @State private var target: KanbanColumn?
    @State private var edited: KanbanCard?
    @State private var limit = 4

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(KanbanColumn.allCases) { column in
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            Circle().fill(column.color).frame(width: 10, height: 10)
                            Text(column.title).font(.headline)
                            Spacer()
                            Text("\(cards[column]?.count ?? 0)\(column == .started ? "/\(limit)" : "")")
                                .font(.caption.monospacedDigit())
                                .foregroundStyle(
                                    (cards[column]?.count ?? 0) > limit && column == .started
                                        ? Color.red : Color.secondary)
                        }
                        ForEach(cards[column] ?? []) { card in
                            VStack(alignment: .leading, spacing: 6) {
                                Text(card.title)
                                    .strikethrough(column == .done)
                                HStack(spacing: 4) {
                                    ForEach(card.labels.prefix(3), id: \.self) { label in
                                        Text(label)
                                            .font(.caption2)
                                            .padding(.horizontal, 6)
                                            .padding(.vertical, 2)
                                            .background(column.color.opacity(0.2), in: .capsule)
                                    }
                                    Spacer()
                                    ForEach(0..<card.points, id: \.self) { _ in
                                        Circle().frame(width: 4, height: 4)
                                    }
                                }
                            }
                            .padding(10)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.background, in: RoundedRectangle(cornerRadius: 8))
                            .shadow(color: .black.opacity(0.1), radius: 2, x: 0, y: 1)
                            .draggable(card.id) {
                                Text(card.title).padding(8).background(.thinMaterial)
                            }
                            .onTapGesture { edited = card }
                        }
                        if cards[column]?.isEmpty ?? true {
                            Text("Drop cards here")
                                .font(.caption)
                                .foregroundStyle(.tertiary)
                                .frame(maxWidth: .infinity, minHeight: 60)
                        }
                        Button("Add", systemImage: "plus") {
                            cards[column, default: []].append(
                                KanbanCard(
                                    id: UUID().uuidString, title: "Card \(cards.values.reduce(1) { $0 + $1.count })",
                                    points: 1, labels: []))
                        }
                        .buttonStyle(.borderless)
                    }
                    .padding(10)
                    .frame(width: 200, alignment: .top)
                    .background(column.color.opacity(target == column ? 0.25 : 0.08))
                    .clipShape(.rect(cornerRadius: 12))
                    .dropDestination(for: String.self) { ids, location in
                        withAnimation(.snappy) { move(ids, to: column) }
                        return location.y >= 0
                    } isTargeted: { isTargeted in
                        target = isTargeted ? column : target == column ? nil : target
                    }
                }
            }
            .padding(12)
        }
        .toolbar { Stepper("Limit: \(limit)", value: $limit, in: 1...9) }
        .popover(item: $edited, arrowEdge: .top) { card in
            Text("\(card.title): \(card.points) point\(card.points == 1 ? "" : "s")").padding(20)
        }
    }

    private func move(_ ids: [String], to column: KanbanColumn) {
        let moved = cards.values.flatMap { $0 }.filter { ids.contains($0.id) }
        for key in cards.keys { cards[key]?.removeAll { ids.contains($0.id) } }
        cards[column, default: []] += moved
    }
}
