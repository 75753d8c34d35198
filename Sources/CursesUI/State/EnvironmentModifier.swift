/// Changes the environment of the modified view.
struct EnvironmentModifier {
    let transform: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, EnvironmentModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, EnvironmentModifier>> {
        EnvironmentModifierNode(view, in: context)
    }
}

final class EnvironmentModifierNode<Content: View>: ModifierNode<Content, EnvironmentModifier> {
    private lazy var changed = transformed()

    private func transformed() -> EnvironmentValues {
        var values = environment
        // The node depends on the values that the transformation reads.
        tracking { modifier.transform(&values) }
        return values
    }

    override var childEnvironment: EnvironmentValues { changed }

    override var isInterchangeable: Bool { child.isInterchangeable }

    override func modifierDidChange(from old: EnvironmentModifier) {
        retransform()
    }

    override func refresh() {
        retransform()
    }

    override func environmentDidChange(
        _ keys: Set<EnvironmentKeyID>
    ) -> Set<EnvironmentKeyID> {
        let before = changed
        changed = transformed()
        // An unchanged value that this node sets hides changes of the same key in outer views.
        let additions = changed.additions(to: environment)
        let hidden = additions.filter { changed.hasSameValue(for: $0, as: before) }
        return keys.union(additions).subtracting(hidden)
    }

    private func retransform() {
        let new = transformed()
        let keys = new.keysChanged(from: changed, above: environment)
        guard !keys.isEmpty else { return }
        changed = new
        forEachChild { $0.setEnvironment(new, changed: keys) }
    }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Provides an `@Observable` object to the `@Environment(Type.self)` properties of the descendants.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object) })
    }

    /// Modifies an environment value for the view and its descendants.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
