private enum ProgressViewStyling<S: ProgressViewStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: ProgressViewStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: ProgressViewStyleConfiguration.self)
    }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<ProgressViewStyleConfiguration> {
        AnyStyle(DefaultProgressViewStyle(), ProgressViewStyling<DefaultProgressViewStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<ProgressViewStyleConfiguration>> {
        \.progressViewStyle
    }
}

extension EnvironmentValues {
    var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
        get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
        set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, AnyStyle(style, ProgressViewStyling<S>.self))
    }
}
