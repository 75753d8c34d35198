/// A modifier that depends on the environment of the view to which it is applied.
///
/// ```swift
/// struct Banner: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Frame(isCompact: environment.horizontalSizeClass == .compact)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that is applied in its place.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment. It is called again when a value changes that it has read.
    @MainActor @preconcurrency
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// A view with the modifier that an ``EnvironmentalModifier`` resolves to.
struct ResolvedModifierView<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

extension EnvironmentalModifier {
    /// Creates a node that applies the resolved modifier.
    @MainActor @preconcurrency
    public static func _makeNode<Base: View>(
        of view: ModifiedContent<Base, Self>, in context: _NodeContext
    ) -> _NodeReference {
        _NodeReference(
            node: SingleChildNode(view, in: context.base) {
                ResolvedModifierView(content: $0.content, modifier: $0.modifier)
            })
    }

    /// Never called: the modifier is resolved instead.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is resolved in the environment; it has no body.")
    }
}
