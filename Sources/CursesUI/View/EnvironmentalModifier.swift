/// A modifier that reads the environment of the view to which it is applied, and returns the modifier to apply.
///
/// ```swift
/// struct Roomy: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Spaced(amount: environment.controlSize == .large ? 2 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier to apply.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier to apply. It is called again when the environment changes.
    @MainActor @preconcurrency
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Returns the view with the modifier for its environment.
    public func body(content: Content) -> _EnvironmentalModifier_Body<Content, Self> {
        _EnvironmentalModifier_Body(content: content, modifier: self)
    }
}

/// The view that an environmental modifier returns.
public struct _EnvironmentalModifier_Body<Content: View, Modifier: EnvironmentalModifier>: View {
    @Environment(\.self) private var environment
    let content: Content
    let modifier: Modifier

    /// The view with the modifier for its environment.
    public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
