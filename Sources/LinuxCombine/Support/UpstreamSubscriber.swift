import CursesUISupport

/// One of the upstreams of a ``SerialSubscription``.
///
/// Demand made before the subscription has come is passed on with it. When the source ends it lets go of
/// everything.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    private enum Phase { case waiting, running, ended }

    private let lock = Lock()
    private var phase = Phase.waiting
    private var subscription: (any Subscription)?
    private var pending = Subscribers.Demand.none
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// - Parameter onValue: returns how many more values are wanted from this source.
    init(
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard phase == .waiting else { return nil }
            phase = .running
            self.subscription = subscription
            defer { pending = .none }
            return pending
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 {
            subscription.request(demand)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let onValue = lock.withLock { self.onValue }
        return onValue?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().onCompletion?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let subscription: (any Subscription)? = lock.withLock {
            if phase == .waiting { pending += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (
        subscription: (any Subscription)?,
        onValue: ((Input) -> Subscribers.Demand)?,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock.withLock {
            phase = .ended
            return (subscription.take(), onValue.take(), onCompletion.take())
        }
    }
}

/// What an operator does with its upstreams, whatever their types.
protocol AnyUpstreamSubscriber: AnyObject {
    func request(_ demand: Subscribers.Demand)

    func cancel()
}

extension UpstreamSubscriber: AnyUpstreamSubscriber {}
