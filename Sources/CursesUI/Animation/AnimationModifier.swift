/// Animates the changes of a view that occur when a value changes.
struct AnimationModifier<Value: Equatable> {
    let animation: Animation?
    /// The value whose changes are animated; `nil` animates all changes.
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
    override func prepare() {
        if modifier.value == nil { graph.transactionChangers += 1 }
    }

    override func willRemove() {
        if modifier.value == nil { graph.transactionChangers -= 1 }
        super.willRemove()
    }

    private func animated(_ transaction: Transaction) -> Transaction {
        var transaction = transaction
        transaction.animation = modifier.animation
        transaction.scope = ObjectIdentifier(self)
        return transaction
    }

    override func viewDidChange(from old: ModifiedContent<Content, AnimationModifier<Value>>) {
        guard modifier.value == nil || modifier.value != old.modifier.value,
            !graph.transaction.disablesAnimations
        else { return super.viewDidChange(from: old) }
        graph.updating(in: animated(graph.transaction)) { super.viewDidChange(from: old) }
    }
}

extension AnimationNode: TransactionChanger {
    /// Without a value, all changes in the view are animated.
    func changed(_ transaction: Transaction) -> Transaction {
        guard modifier.value == nil, !transaction.disablesAnimations else { return transaction }
        return animated(transaction)
    }
}

extension View {
    /// Animates the changes of the view that occur when a value changes.
    ///
    /// - Parameter animation: `nil` turns animation off, even within `withAnimation`.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes in the view.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(animation: animation, value: nil))
    }
}

extension Binding {
    /// Returns a binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns a binding whose writes run in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(
            get: { wrappedValue },
            set: { value in withTransaction(transaction) { wrappedValue = value } }
        )
    }
}
