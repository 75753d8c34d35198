/// What the styles of toggles have in common: it turns on Return, space and a click, is in reverse
/// video with the focus, and dim when disabled.
struct ToggleControl<Face: View> {
    let configuration: ToggleStyleConfiguration
    private let face: (_ isPressed: Bool) -> Face
    @State private var isPressed = false

    init(
        configuration: ToggleStyleConfiguration,
        @ViewBuilder face: @escaping (_ isPressed: Bool) -> Face
    ) {
        self.configuration = configuration
        self.face = face
    }
}

extension ToggleControl: View {
    var body: some View {
        ControlFace { face(isPressed) }
            .modifier(ControlModifier(isPressed: $isPressed) { configuration.toggle() })
    }
}
