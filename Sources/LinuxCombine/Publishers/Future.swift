import CursesUISupport

/// A publisher that sends the one result of a promise to every subscriber, however late it subscribes.
///
/// The work starts when the future is created, not when a subscriber attaches.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// A function that fulfils the promise. It may be called on any thread, and only the first call has an effect.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let lock = Lock()

    // Guarded by `lock`.
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: CombinedSubscription<Output, Failure>] = [:]

    /// Creates a future, and calls a closure at once that starts the work.
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
        // An error is sent without demand.
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
    /// Stores the result of the promise for delivery: the completion and, if there is one, a value, which waits for
    /// demand.
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

    /// Delivers the stored result, unless a request of the subscriber has already delivered it.
    fileprivate func deliverPrepared() {
        lock.lock()
        if caller == 0, completion != nil { deliverWaiting() }
        lock.unlock()
    }
}
