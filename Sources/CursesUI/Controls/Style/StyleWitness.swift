/// Makes the bodies of the styles of one protocol. It is a type rather than a closure, because types can be compared.
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
    /// Gives controls the default style within the body of their style, so that a style can decorate the default
    /// control.
    @MainActor
    func defaultStyle<C: StyleConfiguration>(for _: C.Type) -> some View {
        environment(C.styleKeyPath, C.defaultStyle)
    }
}

/// The key of the style for one kind of control.
struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration> { Configuration.defaultStyle }
}
