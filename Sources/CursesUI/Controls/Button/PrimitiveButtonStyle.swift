/// The appearance and the behaviour of buttons. The style decides which events trigger a button.
///
/// ```swift
/// struct ConfirmingStyle: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack {
///             Button(configuration).buttonStyle(.bordered)
///             Text("Return starts it at once.").font(.caption)
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the body of the button. A `Button` that is created from the configuration receives the focus, keys and
    /// clicks.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that its style shows, and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The meaning of the action; `nil` if it has no special meaning.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor
    public func trigger() {
        action()
    }

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

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
