/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    typealias Configuration = ButtonStyleConfiguration

    /// The button as it looks at this moment. Whether it has the focus and is enabled, views in it
    /// read from the environment: `\.isFocused`, `\.isEnabled`.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a button's style shows.
public struct ButtonStyleConfiguration {
    /// What the action means; `nil` where it means nothing special.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// Whether the mouse button is held on the button.
    public let isPressed: Bool

    /// What the button says.
    public struct Label {
        let content: AnyView
    }
}

extension ButtonStyleConfiguration.Label: ControlLabel {}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
