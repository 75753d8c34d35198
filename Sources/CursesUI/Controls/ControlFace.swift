import CursesUITerminal

/// The appearance of controls without a border: reverse video with the focus, underlined while pressed, dim when
/// disabled.
struct ControlFace<Content: View> {
    private let isPressed: Bool
    private let content: Content
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    init(isPressed: Bool = false, @ViewBuilder content: () -> Content) {
        self.isPressed = isPressed
        self.content = content()
    }
}

extension ControlFace: View {
    var body: some View {
        content
            .textAttributes(!isEnabled ? .dim : isPressed ? .underline : [])
            .modifier(FocusMarkModifier(isMarked: isEnabled && isFocused))
    }
}
