/// One subscriber's share of a ``Broadcast``.
class Conduit<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, CustomStringConvertible {
    /// Where in the broadcast's list this stands. Guarded by `lock`.
    final var place: Int?

    /// Whether the newest value is still to be delivered. Guarded by `lock`.
    final var owesNewest = false

    final let name: String
    fileprivate final var broadcast: Broadcast<Output, Failure>?

    fileprivate init(_ broadcast: Broadcast<Output, Failure>, name: String) {
        self.broadcast = broadcast
        self.name = name
        super.init(lock: broadcast.lock, keepsUndemanded: false)
    }

    var description: String { name }

    final override func didDrop() {
        owesNewest = broadcast?.newest != nil
    }

    final func request(_ more: Subscribers.Demand) {
        lock.lock()
        if owesNewest, more > 0, let newest = broadcast?.newest {
            owesNewest = false
            // What waits for the delivering thread already ends with the newest value.
            if queue.isEmpty {
                enqueue(Box(newest.value))
            }
        }
        let broadcast = self.broadcast
        addUnlocking(more)
        if more > 0 {
            broadcast?.wasAsked()
        }
    }

    final func cancel() {
        let undelivered = close().undelivered
        withExtendedLifetime((undelivered, detach())) {}
    }

    /// Leaves the broadcast and lets go of the subscriber; hands out what must die outside the lock.
    func detach() -> Any? {
        lock.withLock {
            broadcast?.remove(self)
            return broadcast.take()
        }
    }
}

/// A conduit that knows its subscriber's type.
final class TypedConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
    private var downstream: Box<Downstream>?

    /// Kept alive as long as this subscription.
    private var anchor: AnyObject?

    init(
        _ broadcast: Broadcast<Downstream.Input, Downstream.Failure>,
        name: String,
        anchor: AnyObject?,
        downstream: Downstream
    ) {
        self.downstream = Box(downstream)
        self.anchor = anchor
        super.init(broadcast, name: name)
    }

    override func deliverUnlocking(_ element: Downstream.Input) -> Subscribers.Demand {
        let downstream = self.downstream
        lock.unlock()
        guard let downstream else { return .none }
        return downstream.value.receive(element)
    }

    override func deliverUnlocking(completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = self.downstream
        lock.unlock()
        withExtendedLifetime(detach()) {}
        downstream?.value.receive(completion: completion)
    }

    override func detach() -> Any? {
        let held = lock.withLock { (downstream.take(), anchor.take()) }
        return (held, super.detach())
    }
}
