/// Calls `makeBody` for the styles that conform to one style protocol. It is a type rather than a closure, because
/// types can be compared.
@MainActor
protocol StyleWitness<Configuration> {
    associatedtype Style
    associatedtype Configuration
    associatedtype Body: View

    static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
}

/// The parts of a control that its style arranges. The environment contains the style.
protocol StyleConfiguration {
    /// The style that is used if none is set, and within the body of a style.
    static var defaultStyle: AnyStyle<Self> { get }
    /// The key path of the style in the environment.
    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Self>> { get }
}

extension View {
    /// Sets the default style for one kind of control. This is done within the body of a style, so that the style can
    /// decorate the default control.
    @MainActor
    func defaultStyle<C: StyleConfiguration>(for _: C.Type) -> some View {
        environment(C.styleKeyPath, C.defaultStyle)
    }
}

/// The environment key of the style for one kind of control.
struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration> { Configuration.defaultStyle }
}
