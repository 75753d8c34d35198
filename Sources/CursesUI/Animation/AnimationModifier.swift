/// Animates the changes of a view when a value changes.
struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    /// `nil` animates all changes.
    let value: Value?
}

extension AnimationModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AnimationModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AnimationModifier>> {
        AnimationNode(view, in: context)
    }
}

final class AnimationNode<Content: View, Value: Equatable>:
    ModifierNode<Content, AnimationModifier<Value>>
{
    override func viewDidChange(from old: ModifiedContent<Content, AnimationModifier<Value>>) {
        guard modifier.value == nil || modifier.value != old.modifier.value,
            !graph.transaction.disablesAnimations
        else { return super.viewDidChange(from: old) }
        var transaction = graph.transaction
        transaction.animation = modifier.animation
        transaction.scope = ObjectIdentifier(self)
        graph.updating(in: transaction) { super.viewDidChange(from: old) }
    }
}

/// Changes the transactions that reach a view.
struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TransactionModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TransactionModifier>> {
        TransactionNode(view, in: context)
    }
}

final class TransactionNode<Content: View>: ModifierNode<Content, TransactionModifier> {
    override func viewDidChange(from old: ModifiedContent<Content, TransactionModifier>) {
        var transaction = graph.transaction
        modifier.transform(&transaction)
        graph.updating(in: transaction) { super.viewDidChange(from: old) }
    }
}

extension View {
    /// Animates the changes of the view when a value changes.
    ///
    /// - Parameter animation: `nil` turns animation off, even within `withAnimation`.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes of the view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(animation: animation, value: nil))
    }

    /// Modifies the transactions of the changes that reach the view.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(transform: transform))
    }
}

extension Binding {
    /// The binding, whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The binding, whose writes run in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } }
        )
    }
}
