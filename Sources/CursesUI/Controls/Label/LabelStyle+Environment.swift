private enum LabelStyling<S: LabelStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: LabelStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: LabelStyleConfiguration.self)
    }
}

extension LabelStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<LabelStyleConfiguration> {
        AnyStyle(DefaultLabelStyle(), LabelStyling<DefaultLabelStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<LabelStyleConfiguration>> {
        \.labelStyle
    }
}

extension AnyStyle<LabelStyleConfiguration> {
    /// A style that shows only the icon.
    static var iconOnly: AnyStyle {
        AnyStyle(IconOnlyLabelStyle(), LabelStyling<IconOnlyLabelStyle>.self)
    }
}

extension EnvironmentValues {
    var labelStyle: AnyStyle<LabelStyleConfiguration> {
        get { self[StyleKey<LabelStyleConfiguration>.self] }
        set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyStyle(style, LabelStyling<S>.self))
    }
}
