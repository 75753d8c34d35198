/// Makes a view a focus scope: the views in it can state that they prefer the default focus in the scope's namespace.
struct FocusScopeModifier {
    let namespace: Namespace.ID
}

extension FocusScopeModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusScopeModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusScopeModifier>> {
        FocusScopeNode(view, in: context)
    }
}

@MainActor
protocol FocusScope: Node {
    var namespace: Namespace.ID { get }
}

private final class FocusScopeNode<Content: View>: ModifierNode<Content, FocusScopeModifier>, FocusScope {
    var namespace: Namespace.ID { modifier.namespace }

    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func willRemove() {
        layoutContext.focus.unregister(self)
    }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.focusScopes.insert(modifier.namespace)
        return environment
    }

    override func modifierDidChange(from old: FocusScopeModifier) {
        guard old.namespace != modifier.namespace else { return }
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [FocusScopesKey.id]) }
    }
}

private struct FocusScopesKey: EnvironmentKey {
    static let defaultValue: Set<Namespace.ID> = []
    static let id = EnvironmentKeyID(FocusScopesKey.self)
}

private struct PreferredFocusScopesKey: EnvironmentKey {
    static let defaultValue: Set<Namespace.ID> = []
}

extension EnvironmentValues {
    /// The namespaces of the focus scopes around the view.
    fileprivate(set) var focusScopes: Set<Namespace.ID> {
        get { self[FocusScopesKey.self] }
        set { self[FocusScopesKey.self] = newValue }
    }

    /// The namespaces of the focus scopes whose default focus the view prefers.
    fileprivate(set) var preferredFocusScopes: Set<Namespace.ID> {
        get { self[PreferredFocusScopesKey.self] }
        set { self[PreferredFocusScopesKey.self] = newValue }
    }
}

/// Moves the focus to the default control of a focus scope: ``EnvironmentValues/resetFocus``.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
///
/// var body: some View {
///     VStack {
///         TextField("Name", text: $name).prefersDefaultFocus(in: form)
///         Button("Clear") {
///             name = ""
///             resetFocus(in: form)
///         }
///     }
///     .focusScope(form)
/// }
/// ```
@MainActor
public struct ResetFocusAction {
    private weak var focus: FocusManager?

    nonisolated init(_ focus: FocusManager? = nil) {
        self.focus = focus
    }

    /// Moves the focus to the view that prefers the default focus in a focus scope, or else to the first control there.
    ///
    /// If no scope has the namespace, nothing happens.
    public func callAsFunction(in namespace: Namespace.ID) {
        focus?.enterScope(namespace)
    }
}

private struct ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
    /// Moves the focus to the default control of a focus scope.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a focus scope, which limits the effect of ``prefersDefaultFocus(_:in:)``.
    ///
    /// - Parameter namespace: the namespace that identifies the scope in ``prefersDefaultFocus(_:in:)`` and
    ///   ``EnvironmentValues/resetFocus``.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Gives the view the default focus of a focus scope when a window or a screen opens, and when
    /// ``EnvironmentValues/resetFocus`` is called.
    ///
    /// - Parameter namespace: the namespace of a focus scope around the view; without one, the preference has no
    ///   effect.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true,
        in namespace: Namespace.ID
    ) -> some View {
        modifier(
            EnvironmentModifier { values in
                if prefersDefaultFocus, values.focusScopes.contains(namespace) {
                    values.preferredFocusScopes.insert(namespace)
                } else {
                    values.preferredFocusScopes.remove(namespace)
                }
            })
    }
}
