import CursesUI

/// A drawing of paths, texts and symbols.
struct Canvases: View {
    var body: some View {
        Canvas { context, size in
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            var spiral = Path()
            for step in 0..<220 {
                let angle = Double(step) / 9
                let point = CGPoint(x: middle.x + cos(angle) * angle * 0.9, y: middle.y + sin(angle) * angle * 0.45)
                if step == 0 { spiral.move(to: point) } else { spiral.addLine(to: point) }
            }
            context.stroke(spiral, with: .color(.cyan))
            for step in 0..<12 {
                let angle = Double(step) / 12 * 2 * Double.pi
                let place = CGPoint(x: middle.x + cos(angle) * 20 - 1, y: middle.y + sin(angle) * 7 - 0.5)
                context.fill(
                    Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 2, height: 1))),
                    with: .color(Color(hue: Double(step) / 12, saturation: 0.8, brightness: 1))
                )
            }
            context.draw(Text("a spiral").bold(), at: CGPoint(x: middle.x, y: size.height - 1))
            if let star = context.resolveSymbol(id: "star") { context.draw(star, at: middle) }
        } symbols: {
            Image(systemName: "star.fill").foregroundStyle(.yellow).tag("star")
        }
        .frame(height: 16)
        .drawingGroup()
        .accessibilityLabel("A spiral")
    }
}
