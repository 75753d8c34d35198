private enum GaugeStyling<S: GaugeStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: GaugeStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            .defaultStyle(for: GaugeStyleConfiguration.self)
    }
}

extension GaugeStyleConfiguration: StyleConfiguration {
    static var defaultStyle: AnyStyle<GaugeStyleConfiguration> {
        AnyStyle(LinearGaugeStyle(), GaugeStyling<LinearGaugeStyle>.self)
    }

    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<GaugeStyleConfiguration>> {
        \.gaugeStyle
    }
}

extension EnvironmentValues {
    var gaugeStyle: AnyStyle<GaugeStyleConfiguration> {
        get { self[StyleKey<GaugeStyleConfiguration>.self] }
        set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, AnyStyle(style, GaugeStyling<S>.self))
    }
}
