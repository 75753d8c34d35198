/// The common part of the toggle styles. Return, Space and a click change the toggle. It is in reverse video with the
/// focus, underlined while pressed, and dim when disabled.
struct ToggleControl<Face: View> {
    private let configuration: ToggleStyleConfiguration
    private let face: Face
    @State private var isPressed = false

    init(configuration: ToggleStyleConfiguration, @ViewBuilder face: () -> Face) {
        self.configuration = configuration
        self.face = face()
    }
}

extension ToggleControl: View {
    var body: some View {
        ControlFace(isPressed: isPressed) { face }
            .modifier(ControlModifier(isPressed: $isPressed) { configuration.toggle() })
    }
}
