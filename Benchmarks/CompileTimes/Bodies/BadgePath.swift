import SwiftUI

struct BadgePath: View {
    @State private var corners = 5.0
    @State private var depth = 0.45
    @State private var rotation = Angle.zero

    var body: some View {
        VStack(spacing: 16) {
            GeometryReader { proxy in
                Path { path in
                    let width: CGFloat = min(proxy.size.width, proxy.size.height)
                    let height = width
                    let xScale: CGFloat = 0.832
                    let xOffset = (width * (1.0 - xScale)) / 2.0
                    path.move(to: CGPoint(x: width * 0.95 + xOffset, y: height * (0.20 + 0.05)))
                    path.addLine(to: CGPoint(x: width * 0.5, y: height * 0.02))
                    path.addQuadCurve(
                        to: CGPoint(x: width * 0.05, y: height * 0.25),
                        control: CGPoint(x: width * 0.25 - xOffset, y: height * 0.1 + 4)
                    )
                    path.addCurve(
                        to: CGPoint(x: width * 0.5, y: height - 2),
                        control1: CGPoint(x: width * 0.05, y: height * 0.6),
                        control2: CGPoint(x: width * 0.3, y: height * 0.9 - 2 * xOffset)
                    )
                    path.addArc(
                        center: CGPoint(x: width * 0.5, y: height * 0.5), radius: width * 0.48,
                        startAngle: .degrees(90), endAngle: .degrees(-30), clockwise: true
                    )
                    path.closeSubpath()
                }
                .fill(
                    .linearGradient(
                        Gradient(colors: [Color(red: 239 / 255, green: 120.0 / 255, blue: 221.0 / 255), .indigo]),
                        startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 0.6)
                    )
                )
                Path { path in
                    let side = min(proxy.size.width, proxy.size.height)
                    let count = Int(corners) * 2
                    for index in 0..<count {
                        let radius = index.isMultiple(of: 2) ? side * 0.3 : side * 0.3 * depth
                        let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
                        let point = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
                        if index == 0 {
                            path.move(to: point)
                        } else {
                            path.addLine(to: point)
                        }
                    }
                    path.closeSubpath()
                }
                .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 3]))
                .rotationEffect(rotation, anchor: .center)
            }
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 240)
            Group {
                Slider(value: $corners, in: 3...12, step: 1) { Text("Corners") }
                Slider(value: $depth, in: 0.1...1) { Text("Depth") }
                Slider(
                    value: Binding(get: { rotation.degrees }, set: { rotation = .degrees($0) }),
                    in: -180...180
                )
            }
            .padding(.horizontal, 24)
            Text(
                "\(Int(corners)) corners, \(depth, format: .percent.precision(.fractionLength(0))), \(rotation.degrees, specifier: "%.0f")°"
            )
            .font(.caption.monospacedDigit())
        }
        .padding()
    }
}
