/// A subject that sends values to its subscribers and stores none.
///
/// A value for which a subscriber has no demand is dropped for that subscriber. A subscription keeps the
/// subject alive until it ends.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    @usableFromInline let broadcast: Broadcast<Output, Failure>

    /// Creates a subject without subscribers.
    @inlinable
    public init() {
        broadcast = Broadcast()
    }

    /// Keeps a subscription, and requests unlimited values from it once a subscriber has demand.
    @inlinable
    public func send(subscription: any Subscription) {
        broadcast.receive(upstream: subscription)
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.subscribe(subscriber, name: "PassthroughSubject", anchor: self)
    }

    /// Sends a value to the subscribers.
    @inlinable
    public func send(_ input: Output) {
        broadcast.send(input)
    }

    /// Ends the subject. The subscribers receive the completion, and nothing after it.
    @inlinable
    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
