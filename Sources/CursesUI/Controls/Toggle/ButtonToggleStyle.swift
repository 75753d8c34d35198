/// A toggle that is a button: filled while it is on.
public struct ButtonToggleStyle: Sendable {
    /// The style, which takes nothing.
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

/// A button that stays the same one whether it is filled or not.
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
    /// ``ButtonToggleStyle``, in short.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
