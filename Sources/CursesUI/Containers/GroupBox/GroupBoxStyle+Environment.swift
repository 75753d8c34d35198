private enum GroupBoxStyling<S: GroupBoxStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: GroupBoxStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: GroupBoxStyleConfiguration.self)
    }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<GroupBoxStyleConfiguration> {
        AnyStyle(DefaultGroupBoxStyle(), GroupBoxStyling<DefaultGroupBoxStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<GroupBoxStyleConfiguration>> {
        \.groupBoxStyle
    }
}

extension EnvironmentValues {
    var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
        get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
        set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyStyle(style, GroupBoxStyling<S>.self))
    }
}
