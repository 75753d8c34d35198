import Combine
import SwiftUI

final class HouseModel: ObservableObject {
    struct Room: Identifiable {
        let id: String
        var temperature: Double
        var humidity: Double
        var light: Double
        var isLocked: Bool
    }

    @Published var rooms = ["Kitchen", "Bath", "Office"].enumerated().map {
        Room(id: $1, temperature: 19 + Double($0), humidity: 0.4 + 0.1 * Double($0), light: 0.5, isLocked: $0 == 0)
    }
    @Published var power: [Double] = (0..<24).map { 1 + sin(Double($0) / 3) * 0.5 }
    @Published var isAway = false
}

struct HomeDashboard: View {
    @EnvironmentObject private var house: HouseModel
    @State private var target = 21.0
    @State private var selected: String?
    private let columns = [GridItem(.adaptive(minimum: 160), spacing: 12)]

    var body: some View {
        ScrollView {
            HStack(spacing: 16) {
                Gauge(value: house.rooms.map(\.temperature).reduce(0, +) / Double(house.rooms.count), in: 10...30) {
                    Text("°C")
                } currentValueLabel: {
                    Text(
                        "\(house.rooms.map(\.temperature).reduce(0, +) / Double(house.rooms.count), specifier: "%.1f")")
                } minimumValueLabel: {
                    Text("10")
                } maximumValueLabel: {
                    Text("30")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.blue, .green, .red]))
                VStack(alignment: .leading) {
                    Text(house.isAway ? "Nobody is at home" : "Welcome home").font(.title3)
                    Text(
                        "\(house.rooms.filter(\.isLocked).count) of \(house.rooms.count) locked, \(house.power.last ?? 0, specifier: "%.2f") kW"
                    )
                    .font(.caption)
                }
                Spacer()
                Toggle("Away", isOn: $house.isAway).labelsHidden()
            }
            .padding(.horizontal, 16)
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach($house.rooms) { $room in
                    GroupBox {
                        VStack(alignment: .leading, spacing: 8) {
                            HStack {
                                Text(Measurement(value: room.temperature, unit: UnitTemperature.celsius).formatted())
                                    .font(.title2.monospacedDigit())
                                    .foregroundStyle(
                                        abs(room.temperature - target) < 1
                                            ? Color.green : room.temperature < target ? .blue : .red)
                                Spacer()
                                Text(room.humidity, format: .percent).font(.caption)
                            }
                            Slider(value: $room.light, in: 0...1) {
                                Text("Light")
                            } minimumValueLabel: {
                                Image(systemName: "light.min")
                            } maximumValueLabel: {
                                Image(systemName: "light.max")
                            }
                            Toggle(room.isLocked ? "Locked" : "Open", isOn: $room.isLocked)
                                .tint(room.isLocked ? .green : .orange)
                        }
                    } label: {
                        Label(room.id, systemImage: room.light > 0.1 ? "lightbulb.fill" : "lightbulb")
                            .foregroundStyle(room.light > 0.1 ? Color.yellow : Color.secondary)
                    }
                    .overlay(
                        RoundedRectangle(cornerRadius: 8).stroke(
                            selected == room.id ? Color.accentColor : .clear, lineWidth: 2)
                    )
                    .opacity(house.isAway ? 0.6 : 0.8 + 0.2 * room.light)
                    .onTapGesture { selected = room.id }
                }
            }
            .padding(12)
            GroupBox("Power today") {
                HStack(alignment: .bottom, spacing: 2) {
                    ForEach(Array(house.power.enumerated()), id: \.offset) { hour, power in
                        VStack(spacing: 2) {
                            RoundedRectangle(cornerRadius: 2)
                                .fill(power > 1.3 ? Color.red : power > 1 ? .orange : .green)
                                .frame(height: 4 + 40 * CGFloat(power / (house.power.max() ?? 1)))
                            if hour % 6 == 0 {
                                Text("\(hour)").font(.system(size: 8))
                            }
                        }
                    }
                }
                .frame(height: 60, alignment: .bottom)
                Text(
                    "Sum \(house.power.reduce(0, +), specifier: "%.1f") kWh, mean \(house.power.reduce(0, +) / Double(max(house.power.count, 1)), format: .number.precision(.fractionLength(2)))"
                )
                .font(.caption2)
            }
            .padding(.horizontal, 12)
            Stepper(value: $target, in: 15...25, step: 0.5) { Text("Target \(target, specifier: "%.1f") °C") }
                .padding(16)
        }
        .onReceive(house.objectWillChange.debounce(for: .seconds(1), scheduler: RunLoop.main)) { print("It changed.") }
        .animation(.easeInOut, value: house.isAway)
    }
}
