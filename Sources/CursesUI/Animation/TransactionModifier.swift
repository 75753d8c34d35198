/// Changes the transactions that reach a view.
struct TransactionModifier<Value: Equatable> {
    /// The value whose changes are modified; `nil` modifies all changes.
    let value: Value?
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

/// The node of a modifier that changes the transactions of all updates below it.
@MainActor
protocol TransactionChanger: Node {
    func changed(_ transaction: Transaction) -> Transaction
}

final class TransactionNode<Content: View, Value: Equatable>:
    ModifierNode<Content, TransactionModifier<Value>>
{
    override func prepare() {
        graph.transactionChangers += 1
    }

    override func willRemove() {
        graph.transactionChangers -= 1
        super.willRemove()
    }

    override func viewDidChange(from old: ModifiedContent<Content, TransactionModifier<Value>>) {
        guard modifier.value == nil || modifier.value != old.modifier.value else {
            return super.viewDidChange(from: old)
        }
        graph.updating(in: transformed(graph.transaction)) { super.viewDidChange(from: old) }
    }

    private func transformed(_ transaction: Transaction) -> Transaction {
        var transaction = transaction
        modifier.transform(&transaction)
        transaction.scope = ObjectIdentifier(self)
        return transaction
    }
}

extension TransactionNode: TransactionChanger {
    func changed(_ transaction: Transaction) -> Transaction {
        modifier.value == nil ? transformed(transaction) : transaction
    }
}

/// Applies a modifier in which changes have a changed transaction.
struct ModifierTransaction<Base: ViewModifier> {
    let base: Base
    let transform: (inout Transaction) -> Void
}

extension ModifierTransaction: ViewModifier {
    func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(base) }
    }
}

extension ViewModifier {
    /// Modifies the transactions of changes in this modifier, but not of changes in the view that it modifies.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierTransaction(base: self, transform: transform)
    }

    /// Animates changes in this modifier, but not changes in the view that it modifies.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

extension View {
    /// Modifies the transactions of the changes that reach the view.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier<Int>(value: nil, transform: transform))
    }

    /// Modifies the transactions of the changes of the view that occur when a value changes.
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }

    /// Modifies the transactions of changes in the modifiers that a closure adds to the view, but not of changes in the
    /// view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self, isOutsideOfTransaction: true))
            .transaction {
                let outer = $0
                $0.enclosing.append(outer)
                transform(&$0)
            }
    }

    /// Animates changes in the modifiers that a closure adds to the view, but not changes in the view itself.
    ///
    /// ```swift
    /// Text("!").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
    /// ```
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }
}
