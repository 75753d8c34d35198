import SwiftUI

struct Wedge: Shape {
    var start: Angle
    var end: Angle

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: start - .degrees(90), endAngle: end - .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct ShapeGallery: View {
    @State private var width = 4.0

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                HStack(spacing: 12) {
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [.white, .blue], center: .init(x: 0.3, y: 0.3), startRadius: 2, endRadius: 40)
                        )
                        .frame(width: 60, height: 60)
                    Ellipse()
                        .stroke(.red, lineWidth: width)
                        .frame(width: 80, height: 50)
                    Capsule(style: .continuous)
                        .strokeBorder(
                            LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing),
                            lineWidth: width
                        )
                        .frame(width: 90, height: 40)
                        .overlay(Text("Capsule").font(.caption2))
                    RoundedRectangle(cornerRadius: 12, style: .continuous)
                        .fill(.teal.gradient)
                        .stroke(.black, lineWidth: 1)
                        .frame(width: 60, height: 60)
                        .rotationEffect(.degrees(15))
                        .shadow(color: .black.opacity(0.3), radius: 4, x: 2, y: 2)
                }
                HStack(spacing: -10) {
                    ForEach(0..<4) { index in
                        Circle()
                            .fill([Color.red, .green, .blue, .yellow][index].opacity(0.6))
                            .frame(width: 50, height: 50)
                            .blendMode(index % 2 == 0 ? .multiply : .screen)
                            .offset(y: CGFloat(index) * 4 - 6)
                    }
                }
                ZStack {
                    ForEach(0..<6) { index in
                        Wedge(start: .degrees(Double(index) * 60), end: .degrees(Double(index + 1) * 60 - 4))
                            .fill(Color(hue: Double(index) / 6, saturation: 0.8, brightness: 0.9))
                    }
                    Circle().inset(by: 20).fill(.background)
                    Wedge(start: .zero, end: .degrees(120))
                        .stroke(style: StrokeStyle(lineWidth: width / 2, lineCap: .round, dash: [5, 3], dashPhase: 2))
                        .padding(30)
                }
                .frame(width: 160, height: 160)
                UnevenRoundedRectangle(
                    topLeadingRadius: 20, bottomLeadingRadius: 0, bottomTrailingRadius: 20, topTrailingRadius: 0
                )
                .fill(
                    AngularGradient(
                        stops: [
                            .init(color: .mint, location: 0), .init(color: .cyan, location: 0.5),
                            .init(color: .mint, location: 1),
                        ], center: .center)
                )
                .frame(height: 60)
                .overlay {
                    Rectangle()
                        .trim(from: 0.1, to: 0.9)
                        .stroke(Color.white, lineWidth: 2)
                        .padding(8)
                }
                .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
                ContainerRelativeShape()
                    .fill(.quaternary)
                    .frame(width: 120, height: 30)
                Slider(value: $width, in: 1...12) {
                    Text("Width \(width, specifier: "%.1f")")
                }
            }
            .padding(24)
        }
        .background(Color(white: 0.95).ignoresSafeArea())
    }
}
