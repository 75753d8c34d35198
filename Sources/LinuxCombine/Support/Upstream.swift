import CursesUISupport

/// A type-erased upstream of an operator: the subscription, and the demand from before the subscription arrived.
@usableFromInline
class AnyUpstream {
    @usableFromInline enum Phase { case waiting, running, ended }

    @usableFromInline final let lock = Lock()

    // Guarded by `lock`.
    @exclusivity(unchecked) @usableFromInline final var phase = Phase.waiting
    @exclusivity(unchecked) @usableFromInline final var subscription: (any Subscription)?
    @exclusivity(unchecked) @usableFromInline final var pending = Subscribers.Demand.none

    // The links of the operator's list, guarded by the operator's lock.
    @exclusivity(unchecked) @usableFromInline final var next: AnyUpstream?
    @usableFromInline final unowned(unsafe) var previous: AnyUpstream?
    @exclusivity(unchecked) @usableFromInline final var isListed = false

    @usableFromInline init() {}

    /// Requests more values now or, if the subscription has not arrived, as soon as it arrives.
    @inlinable
    final func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        if phase == .waiting { pending += demand }
        let subscription = self.subscription
        lock.unlock()
        subscription?.request(demand)
    }

    @usableFromInline
    func cancel() {
        preconditionFailure("An upstream must say how it is cancelled")
    }
}

/// A subscriber that passes everything one publisher sends to an operator, and releases everything at the end.
@usableFromInline
final class Upstream<Input, Failure: Error>: AnyUpstream, Subscriber {
    // Guarded by `lock`.
    @exclusivity(unchecked) @usableFromInline var onValue: ((Upstream, Input) -> Subscribers.Demand)?
    @exclusivity(unchecked) @usableFromInline var onCompletion: ((Upstream, Subscribers.Completion<Failure>) -> Void)?

    /// - Parameter onValue: handles a value, and returns the additional demand for this publisher.
    @inlinable
    init(
        onValue: @escaping (Upstream, Input) -> Subscribers.Demand,
        onCompletion: @escaping (Upstream, Subscribers.Completion<Failure>) -> Void
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
        super.init()
    }

    @inlinable
    func receive(subscription: any Subscription) {
        lock.lock()
        guard phase == .waiting else {
            lock.unlock()
            return subscription.cancel()
        }
        phase = .running
        self.subscription = subscription
        let demand = pending
        lock.unlock()
        if demand > 0 {
            subscription.request(demand)
        }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let onValue = self.onValue
        lock.unlock()
        return onValue?(self, input) ?? .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        let held = end()
        held.onCompletion?(self, completion)
    }

    @usableFromInline
    override func cancel() {
        let held = end()
        held.subscription?.cancel()
    }

    @inlinable
    func end() -> (
        subscription: (any Subscription)?,
        onValue: ((Upstream, Input) -> Subscribers.Demand)?,
        onCompletion: ((Upstream, Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock.lock()
        phase = .ended
        let held = (subscription, onValue, onCompletion)
        subscription = nil
        onValue = nil
        onCompletion = nil
        lock.unlock()
        return held
    }
}
