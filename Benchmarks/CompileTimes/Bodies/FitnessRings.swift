import SwiftUI

struct Ring: Identifiable {
    let id: Int
    let name: String
    let color: Color
    var value: Double
    let goal: Double
    let unit: String

    var share: Double { value / goal }
}

struct FitnessRings: View {
    @State private var rings = [
        Ring(id: 0, name: "Move", color: .red, value: 420, goal: 500, unit: "kcal"),
        Ring(id: 1, name: "Exercise", color: .green, value: 34, goal: 30, unit: "min"),
        Ring(id: 2, name: "Stand", color: .cyan, value: 7, goal: 12, unit: "h"),
    ]
    @State private var week: [[Double]] = [
        [0.4, 0.9, 1], [0.7, 1.2, 0.8], [1.1, 1, 1.3], [0.9, 0.5, 0.6], [1, 1.1, 1], [0.3, 0.2, 0.5], [0.8, 0.7, 0.9],
    ]
    @State private var selected: Int?
    @State private var appears = false
    private let thickness: CGFloat = 18

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                ForEach(rings) { ring in
                    let inset = CGFloat(ring.id) * (thickness + 4)
                    Circle()
                        .stroke(ring.color.opacity(0.2), lineWidth: thickness)
                        .padding(inset + thickness / 2)
                    Circle()
                        .trim(from: 0, to: appears ? min(ring.share, 1) : 0)
                        .stroke(
                            AngularGradient(
                                colors: [ring.color.opacity(0.6), ring.color], center: .center, startAngle: .zero,
                                endAngle: .degrees(360 * ring.share)),
                            style: StrokeStyle(
                                lineWidth: selected == ring.id ? thickness + 4 : thickness, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                        .padding(inset + thickness / 2)
                        .animation(.easeOut(duration: 0.8).delay(Double(ring.id) * 0.15), value: appears)
                    if ring.share > 1 {
                        Circle()
                            .trim(from: 0, to: ring.share.truncatingRemainder(dividingBy: 1))
                            .stroke(ring.color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
                            .shadow(color: .black.opacity(0.4), radius: 3, x: 2, y: 0)
                            .rotationEffect(.degrees(-90))
                            .padding(inset + thickness / 2)
                    }
                }
                Text("\(Int(rings.map { min($0.share, 1) }.reduce(0, +) / Double(rings.count) * 100)) %")
                    .font(.title2.bold().monospacedDigit())
            }
            .frame(width: 220, height: 220)
            HStack(spacing: 12) {
                ForEach(week.indices, id: \.self) { day in
                    VStack(spacing: 4) {
                        ZStack {
                            ForEach(Array(zip(rings, week[day])), id: \.0.id) { ring, share in
                                Circle()
                                    .trim(from: 0, to: CGFloat(min(share, 1)))
                                    .stroke(ring.color, lineWidth: 3)
                                    .rotationEffect(.degrees(-90))
                                    .padding(CGFloat(ring.id) * 4 + 1.5)
                            }
                        }
                        .frame(width: 30, height: 30)
                        Text(Calendar.current.veryShortWeekdaySymbols[(day + 1) % 7])
                            .font(.caption2)
                            .foregroundStyle(week[day].allSatisfy { $0 >= 1 } ? Color.green : Color.secondary)
                    }
                }
            }
            ForEach($rings) { $ring in
                HStack {
                    Label(ring.name, systemImage: ring.share >= 1 ? "checkmark.circle.fill" : "circle")
                        .foregroundStyle(ring.color)
                        .frame(width: 110, alignment: .leading)
                    Slider(value: $ring.value, in: 0...ring.goal * 2) { editing in
                        selected = editing ? ring.id : nil
                    }
                    .tint(ring.color)
                    Text("\(ring.value, specifier: "%.0f")/\(Int(ring.goal)) \(ring.unit)")
                        .font(.caption.monospacedDigit())
                        .frame(width: 90, alignment: .trailing)
                }
            }
        }
        .padding(20)
        .onAppear { appears = true }
    }
}
