private enum FormStyling<S: FormStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: FormStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: FormStyleConfiguration.self)
    }
}

extension FormStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<FormStyleConfiguration> {
        AnyStyle(AutomaticFormStyle(), FormStyling<AutomaticFormStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<FormStyleConfiguration>> {
        \.formStyle
    }
}

extension EnvironmentValues {
    var formStyle: AnyStyle<FormStyleConfiguration> {
        get { self[StyleKey<FormStyleConfiguration>.self] }
        set { self[StyleKey<FormStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, AnyStyle(style, FormStyling<S>.self))
    }
}
