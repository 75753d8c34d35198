import CursesUISupport

/// Delivers the elements of a sequence as they are asked for, then a completion.
///
/// The completion comes with the last element; it needs no demand of its own.
final class ValuesSubscription<Values: Swift.Sequence, Downstream: Subscriber>: Subscription,
    CustomStringConvertible
where Values.Element == Downstream.Input {
    let description: String

    private let lock = Lock()
    private var downstream: Box<Downstream>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    // Touched only while `isDelivering` is ours, and by the initializer.
    private var iterator: Values.Iterator
    private var next: Values.Element?
    private let completion: Subscribers.Completion<Downstream.Failure>

    private init(
        _ values: Values,
        completion: Subscribers.Completion<Downstream.Failure>,
        description: String,
        downstream: Downstream
    ) {
        iterator = values.makeIterator()
        next = iterator.next()
        self.completion = completion
        self.description = description
        self.downstream = Box(downstream)
    }

    /// Attaches a subscriber; without any element it is completed at once.
    static func start(
        _ values: Values,
        completion: Subscribers.Completion<Downstream.Failure>,
        description: @autoclosure () -> String,
        downstream: Downstream
    ) {
        let subscription = ValuesSubscription(
            values,
            completion: completion,
            description: description(),
            downstream: downstream
        )
        if subscription.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: subscription)
        }
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while demand > 0, downstream != nil {
            demand -= 1
            let more = deliverNextUnlocking()
            lock.lock()
            demand += more
        }
        isDelivering = false
        lock.unlock()
    }

    func cancel() {
        let downstream = lock.withLock { self.downstream.take() }
        withExtendedLifetime(downstream) {}
    }

    private func deliverNextUnlocking() -> Subscribers.Demand {
        let downstream = self.downstream
        lock.unlock()
        guard let downstream, let element = next else { return .none }
        next = iterator.next()
        let more = downstream.value.receive(element)
        if next == nil, lock.withLock({ self.downstream.take() }) != nil {
            downstream.value.receive(completion: completion)
        }
        return more
    }
}
