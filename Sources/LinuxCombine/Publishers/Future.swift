import CursesUISupport

/// A publisher that is promised one result, and sends it to every subscriber, earlier or later.
///
/// The work starts when the future is made, not when somebody subscribes.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// Keeps the promise, from any thread; only the first call counts.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let lock = Lock()

    // Guarded by `lock`.
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: CombinedSubscription<Output, Failure>] = [:]

    /// Starts what will give the one value, at once.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        let future = UncheckedSendable(self)
        attemptToFulfill { future.content.fulfil(with: $0) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = CombinedSubscription(subscriber, name: "Future")
        let id = ObjectIdentifier(subscription)
        subscription.atEnd { self.forget(id) }
        lock.lock()
        let result = self.result
        if result == nil { waiting[id] = subscription }
        lock.unlock()
        result.map(subscription.prepare)
        subscriber.receive(subscription: subscription)
        // An error waits for no demand.
        subscription.deliverPrepared()
    }

    private func fulfil(with result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let subscriptions = waiting
        waiting = [:]
        lock.unlock()
        for subscription in subscriptions.values {
            subscription.prepare(result)
            subscription.deliverPrepared()
        }
    }

    private func forget(_ id: ObjectIdentifier) {
        let forgotten = lock.withLock { waiting.removeValue(forKey: id) }
        withExtendedLifetime(forgotten) {}
    }
}

extension CombinedSubscription {
    /// Takes in what a promise was kept with: a value, which waits until it is asked for, and the end.
    fileprivate func prepare(_ result: Result<Output, Failure>) {
        lock.withLock {
            guard receiveValue != nil else { return }
            switch result {
            case .success(let value):
                waiting.append(Waiting(value: value, sender: nil))
                completion = Box(.finished)
            case .failure(let error):
                completion = Box(.failure(error))
            }
        }
    }

    /// Delivers that, unless it was delivered as soon as the subscriber asked.
    fileprivate func deliverPrepared() {
        lock.lock()
        if caller == 0, completion != nil { deliverWaiting() }
        lock.unlock()
    }
}
