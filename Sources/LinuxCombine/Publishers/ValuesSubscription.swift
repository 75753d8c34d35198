import CursesUISupport

/// A subscription that delivers values on demand, and the completion right after the last value, without further
/// demand.
///
/// Its closures are created where the types of the values and the subscriber are known.
@usableFromInline
final class ValuesSubscription: Subscription, CustomStringConvertible {
    @usableFromInline enum Step {
        /// A value was delivered. The associated value is the additional demand.
        case more(Subscribers.Demand)

        /// The last value was delivered.
        case end
    }

    private let lock = Lock()
    private let name: () -> String
    private let nameAtEnd: String?

    // Guarded by `lock`. Only the thread that delivers calls the closure.
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    private var isDelivering = false
    @exclusivity(unchecked) private var deliver: (() -> Step)?

    /// The closure that sends the completion. It is called after the last value.
    @exclusivity(unchecked) private var complete: (() -> Void)?

    @usableFromInline
    init(
        name: @escaping () -> String,
        nameAtEnd: String?,
        deliver: @escaping () -> Step,
        complete: @escaping () -> Void
    ) {
        self.name = name
        self.nameAtEnd = nameAtEnd
        self.deliver = deliver
        self.complete = complete
    }

    @usableFromInline var description: String {
        lock.withLock { deliver == nil } ? nameAtEnd ?? name() : name()
    }

    /// Attaches a subscriber to a new subscription. If there are no values, the subscriber is completed immediately.
    @inlinable
    static func start<Values: Swift.Sequence, Downstream: Subscriber>(
        _ values: Values,
        completion: Subscribers.Completion<Downstream.Failure>,
        description: @autoclosure @escaping () -> String,
        cancelledDescription: String? = nil,
        downstream: Downstream
    ) where Values.Element == Downstream.Input {
        var iterator = values.makeIterator()
        guard var next = iterator.next() else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
            return
        }
        downstream.receive(
            subscription: ValuesSubscription(
                name: description,
                nameAtEnd: cancelledDescription,
                deliver: {
                    // The next value is taken first, to find out whether this value is the last.
                    let value = next
                    guard let following = iterator.next() else {
                        _ = downstream.receive(value)
                        return .end
                    }
                    next = following
                    return .more(downstream.receive(value))
                },
                complete: { downstream.receive(completion: completion) }
            )
        )
    }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        // As in Combine, this is one of the few subscriptions that accept a request for no values.
        guard more > 0 else { return }
        lock.lock()
        demand += more
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        while demand > 0, deliver != nil {
            demand -= 1
            let more = deliverUnlocking()
            lock.lock()
            demand += more
        }
        isDelivering = false
        lock.unlock()
    }

    private func deliverUnlocking() -> Subscribers.Demand {
        let deliver = self.deliver
        lock.unlock()
        switch deliver?() {
        case .more(let more):
            return more
        case .end:
            // If the subscriber has cancelled meanwhile, it does not receive the completion.
            let held = end()
            held.complete?()
            return .none
        case nil:
            return .none
        }
    }

    @usableFromInline
    func cancel() {
        _ = end()
    }

    private func end() -> (deliver: (() -> Step)?, complete: (() -> Void)?) {
        lock.withLock { (deliver.take(), complete.take()) }
    }
}
