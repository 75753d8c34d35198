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
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 0) {
            bracket(theme.symbols.buttonLeading + " ")
            configuration.label
            bracket(" " + theme.symbols.buttonTrailing)
        }
        .textAttributes(isEnabled ? .bold : .dim)
        .transformEnvironment(\.foregroundColor) {
            if isEnabled, configuration.role == .destructive { $0 = theme.colors.destructive }
        }
        .modifier(ReverseModifier(isReversed: isEnabled && (isFocused || configuration.isPressed)))
    }

    /// A button that is disabled keeps the room of its brackets.
    private func bracket(_ text: String) -> some View {
        Text(verbatim: text).foregroundColor(isEnabled ? nil : .clear)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
