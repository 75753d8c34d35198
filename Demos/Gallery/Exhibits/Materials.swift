import CursesUI

/// Styles that come from the theme, materials above a picture, and a shadow.
struct Materials: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                swatch("foreground", .foreground)
                swatch("selection", .selection)
                swatch("separator", .separator)
                swatch("fill", .fill)
            }
            ZStack {
                LinearGradient(colors: [.blue, .purple, .orange], startPoint: .leading, endPoint: .trailing)
                HStack(spacing: 1) {
                    card("ultra thin", .ultraThinMaterial)
                    card("thin", .thinMaterial)
                    card("regular", .regularMaterial)
                    card("thick", .thickMaterial)
                    card("ultra thick", .ultraThickMaterial)
                    card("bar", .bar)
                    GlassEffectContainer { Text("glass").frame(width: 9, height: 3).glassEffect() }
                }
            }
            .frame(height: 5)
            Text("A card with a shadow")
                .padding()
                .background(.fill)
                .shadow(color: .black.opacity(0.6), radius: 2, x: 2, y: 1)
                .padding(2)
                .background(.teal)
        }
    }

    private func swatch(_ name: String, _ style: some ShapeStyle) -> some View {
        VStack(spacing: 0) {
            Rectangle().fill(style).frame(width: 10, height: 2)
            Text(name)
        }
    }

    private func card(_ name: String, _ material: Material) -> some View {
        Text(name).frame(width: 7, height: 3).background(material)
    }
}
