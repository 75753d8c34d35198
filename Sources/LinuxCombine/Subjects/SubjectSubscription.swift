import Foundation

/// The subscription of one subscriber to a ``Broadcast``.
///
/// The stored properties are guarded by the lock of the broadcast. The subscriber is retained while it is called, so
/// that a cancellation during the call does not deallocate it.
@usableFromInline
final class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// The subscriber's methods as closures. They are created where the subscriber's type is known, so that the
    /// compiler can optimise them.
    @exclusivity(unchecked) @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
    @exclusivity(unchecked) @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// The subject, if this subscription keeps it alive.
    @exclusivity(unchecked) @usableFromInline var anchor: AnyObject?

    /// The demand that has not been met yet.
    @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

    /// The thread that calls the subscriber; 0 for none.
    @exclusivity(unchecked) @usableFromInline var caller: pthread_t = 0

    /// The values that arrived while a different thread called the subscriber.
    @exclusivity(unchecked) @usableFromInline var waiting = FIFO<Output>()

    /// Whether the completion is sent after the waiting values.
    @exclusivity(unchecked) @usableFromInline var isEnding = false

    /// Whether the newest value is still to be delivered.
    @exclusivity(unchecked) @usableFromInline var owesNewest: Bool

    /// The index in the broadcast's list of subscribers; negative if the subscription is not in the list.
    @exclusivity(unchecked) @usableFromInline var place = -1

    /// The number of values that had been queued in total when the subscription began. The subscription receives only
    /// queued values after these.
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
        precondition(more > 0, "A subscriber must request at least one value")
        broadcast.request(more, for: self)
    }

    @usableFromInline
    func cancel() {
        broadcast.cancel(self)
    }
}
