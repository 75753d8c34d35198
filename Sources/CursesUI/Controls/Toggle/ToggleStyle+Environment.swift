private enum ToggleStyling<S: ToggleStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: ToggleStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .modifier(FallbackControlModifier { configuration.toggle() })
            .defaultStyle(for: ToggleStyleConfiguration.self)
    }
}

extension ToggleStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<ToggleStyleConfiguration> {
        AnyStyle(DefaultToggleStyle(), ToggleStyling<DefaultToggleStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<ToggleStyleConfiguration>> {
        \.toggleStyle
    }
}

extension EnvironmentValues {
    var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[StyleKey<ToggleStyleConfiguration>.self] }
        set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyStyle(style, ToggleStyling<S>.self))
    }
}
