/// How the styles of one protocol make bodies: a type rather than a closure, since types can be compared.
@MainActor
protocol StyleWitness<Configuration> {
    associatedtype Style
    associatedtype Configuration
    associatedtype Body: View

    static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
}

/// The parts of a control that its style arranges. The style is in the environment as it was set.
protocol StyleConfiguration {
    /// The style where none is set, and in the body of one that is.
    static var defaultStyle: AnyStyle<Self> { get }
    /// Where the environment has the style.
    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Self>> { get }
}

extension View {
    /// Gives the controls of a configuration the default look in the body of their style, which may put one
    /// there to add to it.
    @MainActor
    func defaultStyle<C: StyleConfiguration>(for _: C.Type) -> some View {
        environment(C.styleKeyPath, C.defaultStyle)
    }
}

/// The key of the style for controls of a kind.
struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration> { Configuration.defaultStyle }
}
