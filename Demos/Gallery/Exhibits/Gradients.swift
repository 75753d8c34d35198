import CursesUI

/// Gradients in areas, texts and lines.
struct Gradients: View {
    private let colors: [Color] = [.purple, .red, .orange, .yellow]

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("A gradient colours the letters of a text.")
                .bold()
                .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
            HStack(spacing: 2) {
                LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
                RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 8)
                AngularGradient(colors: colors, center: .center)
                EllipticalGradient(colors: colors)
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.purple, .red, .yellow, .cyan])
            }
            .frame(height: 6)
            HStack(spacing: 2) {
                Rectangle().fill(.radialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 9))
                Rectangle().fill(
                    .angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(270)))
                Rectangle().fill(.conicGradient(colors: colors, center: .bottom))
                Rectangle().fill(.ellipticalGradient(colors: colors))
            }
            .frame(height: 4)
            RoundedRectangle(cornerRadius: 1)
                .stroke(.linearGradient(colors: [.cyan, .pink], startPoint: .leading, endPoint: .trailing))
                .frame(height: 3)
        }
    }
}
