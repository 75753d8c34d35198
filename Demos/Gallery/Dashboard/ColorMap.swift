import CursesUI

/// All hues, from light to dark.
struct ColorMap: View {
    var body: some View {
        Canvas { context, size in
            let rows = Int(size.height * 2)
            for row in 0..<rows {
                for column in 0..<Int(size.width) {
                    let place = Double(row) / Double(max(rows - 1, 1))
                    let color = Color(
                        hue: Double(column) / size.width,
                        saturation: min(1, place * 1.8),
                        brightness: min(1, 2.1 - place * 1.8)
                    )
                    let cell = CGRect(x: Double(column), y: Double(row) / 2, width: 1, height: 0.5)
                    context.fill(Path(cell), with: .color(color))
                }
            }
        }
        .accessibilityHidden(true)
    }
}
