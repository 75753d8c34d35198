/// How the styles of one protocol make bodies: a type rather than a closure, since types can be compared.
@MainActor
protocol StyleWitness<Configuration> {
    associatedtype Style
    associatedtype Configuration: StyleConfiguration
    associatedtype Body: View

    static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
}

/// What a control hands to its style.
protocol StyleConfiguration {
    /// The style where none is set, and in the body of one that is.
    static var defaultStyle: AnyStyle<Self> { get }
    /// Where the environment has the style.
    static var styleKeyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Self>> { get }
}

/// The key of the style for controls of a kind.
struct StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration> { Configuration.defaultStyle }
}
