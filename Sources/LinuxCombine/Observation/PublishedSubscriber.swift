/// A subscriber that assigns values to a published property. The property's storage owns it.
final class PublishedSubscriber<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        storage.upstreams.withLock { $0[ObjectIdentifier(self)] = subscription }
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.set(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        let ended = storage?.upstreams.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) }
        withExtendedLifetime(ended) {}
    }
}
