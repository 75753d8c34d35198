import SwiftUI

struct Star: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    let size: CGFloat
    let speed: Double
}

struct StarField: View {
    private let stars: [Star] = (0..<80).map { StarField.star($0) }
    @State private var isMoving = true
    @State private var start = Date.now

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: !isMoving)) { timeline in
            let elapsed = timeline.date.timeIntervalSince(start)
            Canvas { context, size in
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                for star in stars {
                    let x = (star.x + elapsed * star.speed).truncatingRemainder(dividingBy: 1) * size.width
                    let y = star.y * size.height + sin(elapsed + Double(star.id)) * 2
                    let box = CGRect(x: x - star.size / 2, y: y - star.size / 2, width: star.size, height: star.size)
                    context.opacity = 0.4 + 0.6 * abs(sin(elapsed * 2 + Double(star.id) / 3))
                    context.fill(Path(ellipseIn: box), with: .color(star.id % 7 == 0 ? .yellow : .white))
                }
                context.opacity = 1
                var path = Path()
                for step in 0...36 {
                    let angle = Double(step) * 10 * .pi / 180 + elapsed / 4
                    let radius = min(size.width, size.height) * (step % 2 == 0 ? 0.35 : 0.25)
                    let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
                    if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
                context.stroke(path, with: .color(.cyan), style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
                context.fill(
                    path,
                    with: .radialGradient(
                        Gradient(colors: [.orange.opacity(0.6), .clear]), center: center, startRadius: 0,
                        endRadius: size.width / 3))
                var copy = context
                copy.translateBy(x: center.x, y: center.y)
                copy.rotate(by: .degrees(elapsed * 20))
                copy.scaleBy(x: 1.2, y: 0.8)
                copy.stroke(
                    Path(roundedRect: CGRect(x: -20, y: -10, width: 40, height: 20), cornerRadius: 4),
                    with: .color(.red))
                let label = Text("\(stars.count) stars, \(Int(elapsed)) s").font(.caption).foregroundColor(.white)
                context.draw(label, at: CGPoint(x: size.width - 8, y: size.height - 8), anchor: .bottomTrailing)
            }
        }
        .overlay(alignment: .topLeading) {
            Button(isMoving ? "Pause" : "Move") { isMoving.toggle() }
                .padding(8)
                .background(.thinMaterial, in: Capsule())
                .padding(.leading, 8)
        }
        .frame(minWidth: 200, idealWidth: 320, maxWidth: .infinity, minHeight: 120, maxHeight: 400)
        .drawingGroup()
    }

    private static func star(_ index: Int) -> Star {
        let x = Double(index * 37 % 100) / 100
        let y = Double(index * 53 % 100) / 100
        return Star(id: index, x: x, y: y, size: CGFloat(1 + index % 4), speed: 0.01 * Double(1 + index % 5))
    }
}
