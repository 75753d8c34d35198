/// Runs an action when a value differs from its value in the previous evaluation of the body.
struct OnChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void
}

extension OnChangeModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnChangeModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnChangeModifier>> {
        OnChangeNode(view, in: context)
    }
}

final class OnChangeNode<Content: View, Value: Equatable>:
    ModifierNode<Content, OnChangeModifier<Value>>
{
    override init(
        _ view: ModifiedContent<Content, OnChangeModifier<Value>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        if modifier.isInitial { run(from: modifier.value, with: modifier) }
    }

    override func modifierDidChange(from old: OnChangeModifier<Value>) {
        if !old.value.isEqualOrIdentical(to: modifier.value) { run(from: old.value, with: modifier) }
    }

    private func run(from old: Value, with modifier: OnChangeModifier<Value>) {
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !self.isRemoved else { return }
            modifier.action(old, modifier.value)
        }
    }
}

extension View {
    /// Runs an action with the new value when a value has changed.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an action with the old and the new value when a value has changed.
    ///
    /// - Parameter initial: whether the action also runs when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value has changed.
    ///
    /// - Parameter initial: whether the action also runs when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}
