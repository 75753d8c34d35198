/// A button in brackets. The one with the focus is shown in reverse video; one that is disabled
/// has lost its brackets and is dim.
public struct DefaultButtonStyle: Sendable {
    public init() {}
}

extension DefaultButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BracketedLabel(configuration: configuration)
    }
}

private struct BracketedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: isEnabled ? "[ " : "  ")
            configuration.label
            Text(verbatim: isEnabled ? " ]" : "  ")
        }
        .textAttributes(isEnabled ? .bold : .dim)
        .transformEnvironment(\.foregroundColor) {
            if isEnabled, configuration.role == .destructive { $0 = .red }
        }
        .modifier(ReverseModifier(isReversed: isEnabled && (isFocused || configuration.isPressed)))
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
