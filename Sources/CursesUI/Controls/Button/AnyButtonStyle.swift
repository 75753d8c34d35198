/// A button style of any type, as the environment holds it.
struct AnyButtonStyle {
    private let style: any ButtonStyle

    init(_ style: any ButtonStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
        func body(_ style: some ButtonStyle) -> AnyView {
            AnyView(StyledButton(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyButtonStyle: ComparableInput {
    package static func isSameInput(_ old: AnyButtonStyle, _ new: AnyButtonStyle) -> Bool {
        func isSame<S: ButtonStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledButton<S: ButtonStyle>: View {
    let style: StyleHost<S>
    let configuration: ButtonStyleConfiguration

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
