/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    typealias Configuration = ButtonStyleConfiguration

    /// Returns the body of the button in its current state. The environment tells its views whether the button has the
    /// focus (`\.isFocused`) and whether it is enabled (`\.isEnabled`).
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that its style shows.
public struct ButtonStyleConfiguration {
    /// The meaning of the action; `nil` if it has no special meaning.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the button is pressed with the mouse.
    public let isPressed: Bool

    /// A type-erased label of a button.
    public struct Label {
        let content: AnyView
        /// Whether the label has a ground or an outline of its own.
        let hasOwnGround: Bool

        @MainActor
        init(_ label: some View) {
            content = label.asLabelRow
            hasOwnGround = OwnGround.isDrawn(by: label)
        }
    }
}

extension ButtonStyleConfiguration.Label: ControlLabel {}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
