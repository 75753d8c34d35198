#if !canImport(Combine)
/// A subject that hands values to its subscribers and keeps none.
///
/// A value for which a subscriber has no demand is dropped for that subscriber. A subscription keeps the
/// subject alive until it ends.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    public init() {}

    public func send(subscription: any Subscription) {
        broadcast.receive(upstream: subscription)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.subscribe(subscriber, name: "PassthroughSubject", anchor: self)
    }

    public func send(_ input: Output) {
        broadcast.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
#endif
