/// A slider's track with its thumb, which keys and the mouse move.
struct SliderFace {
    private let value: Binding<Double>
    private let scale: SliderScale
    private let onEditingChanged: (Bool) -> Void
    @State private var isHeld = false

    init(value: Binding<Double>, scale: SliderScale, onEditingChanged: @escaping (Bool) -> Void) {
        self.value = value
        self.scale = scale
        self.onEditingChanged = onEditingChanged
    }
}

extension SliderFace: View {
    var body: some View {
        SliderTrack(fraction: scale.fraction(of: value.wrappedValue), isHeld: isHeld)
            .modifier(
                SliderControl(
                    value: value,
                    scale: scale,
                    isHeld: $isHeld,
                    onEditingChanged: onEditingChanged
                )
            )
    }
}
