import SwiftUI

struct Player: Identifiable, Comparable {
    let id: Int
    let name: String
    var points: Int
    var games: Int
    var last: [Int]

    static func < (a: Player, b: Player) -> Bool { (a.points, b.name) < (b.points, a.name) }
}

struct LeaderBoard: View {
    @State private var players = (0..<12).map {
        Player(
            id: $0, name: "Player \($0)", points: $0 * 137 % 500, games: 5 + $0 % 4,
            last: [$0 * 3 % 10, $0 * 7 % 10, $0 * 5 % 10])
    }
    @State private var order = 0
    @State private var isAscending = false
    @Namespace private var namespace

    private var sorted: [Player] {
        let result =
            order == 0
            ? players.sorted()
            : players.sorted { Double($0.points) / Double($0.games) < Double($1.points) / Double($1.games) }
        return isAscending ? result : result.reversed()
    }

    var body: some View {
        let best = Double(players.map(\.points).max() ?? 1)
        VStack(spacing: 12) {
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(Array(zip([1, 0, 2], [0.7, 1.0, 0.5])), id: \.0) { place, height in
                    if place < sorted.count {
                        VStack(spacing: 4) {
                            Text(sorted[place].name).font(.caption).lineLimit(1)
                            Text(["🥇", "🥈", "🥉"][place])
                            RoundedRectangle(cornerRadius: 6)
                                .fill([Color.yellow, .gray, .brown][place].gradient)
                                .frame(width: 70, height: 80 * height)
                                .overlay(Text("\(sorted[place].points)").font(.headline).foregroundStyle(.white))
                        }
                        .matchedGeometryEffect(id: sorted[place].id, in: namespace, properties: .position)
                    }
                }
            }
            Picker("Order", selection: $order.animation(.spring())) {
                Text("Points").tag(0)
                Text("Mean").tag(1)
            }
            .pickerStyle(.segmented)
            List {
                ForEach(Array(sorted.enumerated().dropFirst(isAscending ? 0 : 3)), id: \.element.id) { place, player in
                    HStack(spacing: 10) {
                        Text("\(place + 1)")
                            .font(.system(.body, design: .rounded).monospacedDigit())
                            .frame(width: 28, alignment: .trailing)
                            .foregroundStyle(place < 3 ? Color.orange : Color.secondary)
                        VStack(alignment: .leading, spacing: 3) {
                            Text(player.name)
                            HStack(spacing: 2) {
                                ForEach(Array(player.last.enumerated()), id: \.0) { _, value in
                                    Rectangle()
                                        .fill(Color(hue: Double(value) / 30, saturation: 0.8, brightness: 0.9))
                                        .frame(width: 8, height: 2 + CGFloat(value))
                                }
                            }
                        }
                        Spacer()
                        VStack(alignment: .trailing, spacing: 2) {
                            Text("\(player.points)").bold()
                            Text("\(Double(player.points) / Double(player.games), specifier: "%.1f") a game")
                                .font(.caption2)
                        }
                        Gauge(value: Double(player.points), in: 0...best) {
                            Text("Points")
                        } currentValueLabel: {
                            Text(Double(player.points) / best, format: .percent.precision(.fractionLength(0)))
                        }
                        .gaugeStyle(.accessoryCircular)
                        .tint(Gradient(colors: [.red, .yellow, .green]))
                        .scaleEffect(0.6)
                    }
                    .listRowBackground(place % 2 == 0 ? Color.gray.opacity(0.06) : Color.clear)
                }
            }
            Text(
                "Mean \(Double(players.reduce(0) { $0 + $1.points }) / Double(players.count), specifier: "%.2f"), median \(players.map(\.points).sorted()[players.count / 2])"
            )
            .font(.footnote)
            Button("Play") {
                withAnimation(.spring(duration: 0.6)) {
                    for index in players.indices { players[index].points += Int.random(in: 0...50) }
                }
            }
            Toggle("Ascending", isOn: $isAscending)
        }
        .padding(12)
    }
}
