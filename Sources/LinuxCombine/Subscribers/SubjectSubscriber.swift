import CursesUISupport

/// A subscription that reports whether it has ended.
protocol EndingSubscription: Subscription {
    /// Whether the subscription has ended.
    var hasEnded: Bool { get }
}

/// A subscriber that passes everything a publisher sends to a subject, until it is cancelled.
final class SubjectSubscriber<S: Subject>: Subscriber, EndingSubscription, CustomStringConvertible {
    private let lock = Lock()
    private var subject: S?
    private var upstream: (any Subscription)?
    private var isSubscribed = false

    init(_ subject: S) {
        self.subject = subject
    }

    var description: String { "Subject" }

    var hasEnded: Bool { lock.withLock { subject == nil } }

    func receive(subscription: any Subscription) {
        let subject: S? = lock.withLock {
            guard !isSubscribed, self.subject != nil else { return nil }
            isSubscribed = true
            upstream = subscription
            return self.subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func end() -> (subject: S?, upstream: (any Subscription)?) {
        lock.withLock { (subject.take(), upstream.take()) }
    }
}
