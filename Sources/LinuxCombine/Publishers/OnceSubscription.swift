import Synchronization

/// A subscription that delivers one value and the completion at the first request.
///
/// Its `deliver` closure is created where the types of the value and the subscriber are known.
@usableFromInline
final class OnceSubscription: Subscription, CustomStringConvertible {
    private let name: StaticString

    /// Whether `deliver` has been called or dropped. Only the thread that sets the flag uses the closure.
    private let isOver = Atomic(false)

    /// The closure that calls the subscriber.
    @exclusivity(unchecked) private var deliver: ((OnceSubscription) -> Void)?

    /// Whether the subscriber has cancelled.
    private let isCancelled = Atomic(false)

    @usableFromInline
    init(name: StaticString, deliver: @escaping (OnceSubscription) -> Void) {
        self.name = name
        self.deliver = deliver
    }

    /// Attaches a subscriber to a new subscription.
    @inlinable
    static func start<Downstream: Subscriber>(_ value: Downstream.Input, name: StaticString, downstream: Downstream) {
        downstream.receive(
            subscription: OnceSubscription(name: name) { subscription in
                _ = downstream.receive(value)
                if subscription.isOpen {
                    downstream.receive(completion: .finished)
                }
            }
        )
    }

    /// Whether the completion may be sent: the subscriber has not cancelled.
    @usableFromInline var isOpen: Bool { !isCancelled.load(ordering: .acquiring) }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) {
            deliver.take()?(self)
        }
    }

    @usableFromInline
    func cancel() {
        isCancelled.store(true, ordering: .releasing)
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) {
            deliver = nil
        }
    }
}
