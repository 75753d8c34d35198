private enum TextFieldStyling<S: TextFieldStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: TextField<_TextFieldStyleLabel>) -> S._Body {
        style._body(configuration: configuration)
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>> {
        AnyStyle(DefaultTextFieldStyle(), TextFieldStyling<DefaultTextFieldStyle>.self)
    }
}

extension EnvironmentValues {
    var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyStyle(style, TextFieldStyling<S>.self))
    }
}
