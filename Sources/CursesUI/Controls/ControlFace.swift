/// The looks that controls without a border share: reverse video with the focus, dim when disabled.
struct ControlFace<Content: View> {
    let content: Content
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ControlFace: View {
    var body: some View {
        content
            .textAttributes(isEnabled ? [] : .dim)
            .modifier(ReverseModifier(isReversed: isEnabled && isFocused))
    }
}
