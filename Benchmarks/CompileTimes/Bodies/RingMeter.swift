import SwiftUI

struct RingMeter: View {
    var value: Double
    var total: Double
    var segments = 12

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            let thickness = side * 0.12
            let share = total > 0 ? value / total : 0
            ZStack {
                Circle()
                    .stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: thickness, lineCap: .round))
                    .padding(thickness / 2)
                Circle()
                    .trim(from: 0, to: CGFloat(share))
                    .stroke(
                        AngularGradient(
                            gradient: Gradient(colors: [.green, .yellow, .orange, .red]),
                            center: .center, startAngle: .degrees(0), endAngle: .degrees(360 * share)
                        ),
                        style: StrokeStyle(lineWidth: thickness, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                    .padding(thickness / 2)
                ForEach(0..<segments, id: \.self) { segment in
                    Rectangle()
                        .fill(Double(segment) / Double(segments) < share ? Color.white : Color.secondary)
                        .frame(width: 2, height: segment % 3 == 0 ? thickness * 0.8 : thickness * 0.4)
                        .offset(y: -(side / 2 - thickness * 1.5))
                        .rotationEffect(.degrees(Double(segment) * 360 / Double(segments)))
                }
                Circle()
                    .fill(.white)
                    .frame(width: thickness * 0.6, height: thickness * 0.6)
                    .offset(
                        x: (side - thickness) / 2 * cos(2 * .pi * share - .pi / 2),
                        y: (side - thickness) / 2 * sin(2 * .pi * share - .pi / 2)
                    )
                    .shadow(radius: 2)
                VStack(spacing: side * 0.02) {
                    Text("\(Int((share * 100).rounded())) %")
                        .font(.system(size: side * 0.2, weight: .bold, design: .rounded))
                        .minimumScaleFactor(0.5)
                    Text("\(value, specifier: "%.1f") of \(total, specifier: "%.0f")")
                        .font(.system(size: side * 0.07))
                        .foregroundStyle(.secondary)
                }
                .frame(width: side - thickness * 2 - 16)
            }
            .frame(width: side, height: side)
            .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .animation(.easeOut(duration: 0.6), value: value)
        .padding(8)
    }
}
