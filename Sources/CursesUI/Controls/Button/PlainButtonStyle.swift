/// A button that looks like its label: reverse video with the focus, dim when disabled.
public struct PlainButtonStyle: Sendable {
    public init() {}
}

extension PlainButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlainLabel(configuration: configuration)
    }
}

private struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .textAttributes(isEnabled ? [] : .dim)
            .modifier(
                ReverseModifier(isReversed: isEnabled && (isFocused || configuration.isPressed))
            )
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
