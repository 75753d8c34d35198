import CursesUI

/// Effects on the colours of views, and colours that are blended with those beneath.
struct ColorEffects: View {
    @State private var hue = 0.0

    private let rainbow = LinearGradient(
        colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Slider(value: $hue, in: 0...360).accessibilityLabel("Hue")
            Grid(alignment: .leading) {
                row("hueRotation") { $0.hueRotation(.degrees(hue)) }
                row("saturation") { $0.saturation(0.3) }
                row("grayscale") { $0.grayscale(1) }
                row("brightness") { $0.brightness(-0.3) }
                row("contrast") { $0.contrast(2) }
                row("colorMultiply") { $0.colorMultiply(.cyan) }
                row("colorInvert") { $0.colorInvert() }
                row("blendMode") { $0.overlay { Color.gray.frame(width: 12).blendMode(.multiply) } }
                row("compositingGroup") { rainbow in
                    rainbow.overlay { Color.black.frame(width: 4).blendMode(.destinationOut) }.compositingGroup()
                }
                row("luminanceToAlpha") { rainbow in
                    rainbow.mask {
                        LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
                            .luminanceToAlpha()
                    }
                }
            }
        }
    }

    private func row(_ name: String, effect: (AnyView) -> some View) -> some View {
        GridRow {
            Text(name)
            effect(AnyView(rainbow.frame(width: 24, height: 1)))
        }
    }
}
