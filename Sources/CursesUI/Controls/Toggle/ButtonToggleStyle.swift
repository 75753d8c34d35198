/// A style that shows a toggle as a button, which is filled while the toggle is on.
public struct ButtonToggleStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToggledButtonStyle(isOn: configuration.isOn))
    }
}

/// A single button style for both states, which keeps the identity of the button when the toggle changes.
private struct ToggledButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isOn {
            BorderedProminentButtonStyle().makeBody(configuration: configuration)
        } else {
            BorderedButtonStyle().makeBody(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// The short form of ``ButtonToggleStyle``.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
