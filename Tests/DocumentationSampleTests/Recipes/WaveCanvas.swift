import CursesUI

struct WaveCanvas: View {
    var body: some View {
        Canvas { context, size in
            for column in 0..<Int(size.width) {
                let row = (size.height - 1) * (0.5 + 0.5 * sin(Double(column) / 4))
                context.draw(Text("~"), at: CGPoint(x: CGFloat(column), y: row.rounded()), anchor: .topLeading)
            }
        }
    }
}
