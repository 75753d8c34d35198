/// A text field style of any type, as the environment holds it.
struct AnyTextFieldStyle {
    private let style: any TextFieldStyle

    init(_ style: any TextFieldStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: TextField<_TextFieldStyleLabel>) -> AnyView {
        func body(_ style: some TextFieldStyle) -> AnyView {
            AnyView(StyledTextField(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyTextFieldStyle: ComparableInput {
    package static func isSameInput(_ old: AnyTextFieldStyle, _ new: AnyTextFieldStyle) -> Bool {
        func isSame<S: TextFieldStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledTextField<S: TextFieldStyle>: View {
    let style: StyleHost<S>
    let configuration: TextField<_TextFieldStyleLabel>

    var body: some View { style.style._body(configuration: configuration) }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
    var textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}
