/// Subscribes to a publisher during the lifetime of the view.
struct OnReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension OnReceiveModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnReceiveModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnReceiveModifier>> {
        OnReceiveNode(view, in: context)
    }
}

final class OnReceiveNode<Content: View, P: Publisher>: ModifierNode<Content, OnReceiveModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override init(
        _ view: ModifiedContent<Content, OnReceiveModifier<P>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        subscribe()
    }

    /// Subscribes again only if the publisher is different from the previous one.
    override func modifierDidChange(from old: OnReceiveModifier<P>) {
        if !ViewComparator.areEqualWithoutClosures(old.publisher, modifier.publisher) { subscribe() }
    }

    override func willRemove() {
        subscription?.cancel()
        subscription = nil
        current?.close()
    }

    private func subscribe() {
        subscription?.cancel()
        current?.close()
        let inbox = ReceivedValues<P.Output>()
        inbox.deliver = { [weak self, weak inbox] amount in
            guard let self, let inbox else { return }
            self.graph.afterUpdate(.deliver) { [weak self] in
                inbox.take(amount) { self?.receive($0, from: inbox) }
            }
        }
        current = inbox
        // Publishers send values on any thread, so the closure is not isolated to an actor.
        subscription = modifier.publisher.sink { @Sendable in inbox.put($0) }
    }

    private var current: ReceivedValues<P.Output>?

    private func receive(_ value: P.Output, from inbox: ReceivedValues<P.Output>) {
        guard !isRemoved, inbox === current else { return }
        graph.deliver(to: self) { modifier.action(value) }
    }
}

extension View {
    /// Runs an action for each value of a publisher, on the main actor and in order.
    ///
    /// There is one subscription for the lifetime of the view. It begins before the view appears, and is cancelled
    /// before the view disappears. If `body` creates a different publisher, the view subscribes to that publisher.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(OnReceiveModifier(publisher: publisher, action: action))
    }
}
