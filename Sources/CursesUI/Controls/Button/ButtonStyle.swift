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
    public let role: ButtonRole?
    public let label: Label
    /// Whether the mouse button is held on the button.
    public let isPressed: Bool

    /// What the button says.
    public struct Label {
        let content: AnyView
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// A button style of any type, as the environment holds it.
struct AnyButtonStyle {
    private let makeAnyBody: @MainActor (ButtonStyleConfiguration) -> AnyView

    init<S: ButtonStyle>(_ style: S) {
        // A style is a value that only the main actor evaluates from here on.
        nonisolated(unsafe) let style = style
        makeAnyBody = { AnyView(StyledButton(style: style, configuration: $0)) }
    }

    @MainActor
    func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
        makeAnyBody(configuration)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledButton<S: ButtonStyle>: View {
    let style: StyleHost<S>
    let configuration: ButtonStyleConfiguration

    init(style: S, configuration: ButtonStyleConfiguration) {
        self.style = StyleHost(style: style)
        self.configuration = configuration
    }

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
