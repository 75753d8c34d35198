import Foundation

/// One subscriber's share of a ``Broadcast``.
///
/// What is stored here is guarded by the lock of the broadcast, but for the subscriber itself: a
/// cancellation that comes while the subscriber is called must not pull it away.
@usableFromInline
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// The subscriber's methods, formed where its type is known, so that the compiler sees through them.
    @exclusivity(unchecked) @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
    @exclusivity(unchecked) @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Kept alive as long as this subscription: the subject, or nothing.
    @exclusivity(unchecked) @usableFromInline var anchor: AnyObject?

    /// What the subscriber has asked for and not yet received.
    @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

    /// The thread that calls the subscriber; 0 for none.
    @exclusivity(unchecked) @usableFromInline var caller: pthread_t = 0

    /// What came while another thread called the subscriber.
    @exclusivity(unchecked) @usableFromInline var waiting = FIFO<Output>()

    /// Whether the completion is to follow what waits.
    @exclusivity(unchecked) @usableFromInline var isEnding = false

    /// Whether the newest value is still to be delivered.
    @exclusivity(unchecked) @usableFromInline var owesNewest: Bool

    /// Where in the broadcast's list this stands; negative once it has left.
    @exclusivity(unchecked) @usableFromInline var place = -1

    /// How many sends had been put off when this began. Those after them are for this subscriber.
    @exclusivity(unchecked) @usableFromInline var begin = 0

    @usableFromInline let name: StaticString

    @inlinable
    init(
        _ broadcast: Broadcast<Output, Failure>,
        name: StaticString,
        anchor: AnyObject?,
        receiveValue: @escaping (Output) -> Subscribers.Demand,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.broadcast = broadcast
        self.name = name
        self.anchor = anchor
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        owesNewest = broadcast.newest != nil
    }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must ask for at least one value")
        broadcast.request(more, for: self)
    }

    @usableFromInline
    func cancel() {
        broadcast.cancel(self)
    }
}
