/// The look and the behaviour of buttons: what triggers them is up to the style.
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

    /// The button. A `Button` made of the configuration takes the focus, keys and clicks.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a button's style shows, and what it triggers.
public struct PrimitiveButtonStyleConfiguration {
    /// What the action means; `nil` where it means nothing special.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor
    public func trigger() {
        action()
    }

    /// What the button says.
    public struct Label {
        let content: AnyView
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}
