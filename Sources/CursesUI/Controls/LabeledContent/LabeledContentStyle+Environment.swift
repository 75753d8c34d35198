private enum LabeledContentStyling<S: LabeledContentStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: LabeledContentStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: LabeledContentStyleConfiguration.self)
    }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<LabeledContentStyleConfiguration> {
        AnyStyle(AutomaticLabeledContentStyle(), LabeledContentStyling<AutomaticLabeledContentStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<LabeledContentStyleConfiguration>> {
        \.labeledContentStyle
    }
}

extension EnvironmentValues {
    var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
        get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
        set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labelled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyStyle(style, LabeledContentStyling<S>.self))
    }
}
