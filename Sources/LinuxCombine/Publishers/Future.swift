import CursesUISupport

/// A publisher that is promised one result, and sends it to every subscriber, earlier or later.
///
/// The work starts when the future is made, not when somebody subscribes.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// Keeps the promise, from any thread; only the first call counts.
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [ObjectIdentifier: FutureSubscription<Output, Failure>] = [:]

    /// Starts what will give the one value, at once.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        let future = UncheckedSendable(self)
        attemptToFulfill { future.content.fulfil(with: $0) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = TypedFutureSubscription(self, subscriber)
        lock.lock()
        if let result {
            subscription.prepare(result)
        } else {
            waiting[ObjectIdentifier(subscription)] = subscription
        }
        lock.unlock()
        subscriber.receive(subscription: subscription)
        // An error waits for no demand.
        subscription.drain()
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
            subscription.drain()
        }
    }

    fileprivate func forget(_ subscription: FutureSubscription<Output, Failure>) {
        lock.withLock { _ = waiting.removeValue(forKey: ObjectIdentifier(subscription)) }
    }
}

/// One subscriber that waits for a future.
private class FutureSubscription<Output, Failure: Error>: SerialDelivery<Output, Failure>, Subscription,
    CustomStringConvertible
{
    init() {
        super.init(keepsUndemanded: true)
    }

    var description: String { "Future" }

    final func prepare(_ result: Result<Output, Failure>) {
        lock.withLock {
            switch result {
            case .success(let value):
                enqueue(Box(value))
                enqueue(completion: .finished)
            case .failure(let error):
                enqueue(completion: .failure(error))
            }
        }
    }

    final func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        add(demand)
    }

    func cancel() {
        preconditionFailure("A future's subscription must say how it is cancelled")
    }
}

private final class TypedFutureSubscription<Downstream: Subscriber>: FutureSubscription<
    Downstream.Input, Downstream.Failure
>
{
    private var future: Future<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?

    init(_ future: Future<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
        self.future = future
        self.downstream = downstream
        super.init()
    }

    override func deliverUnlocking(_ element: Downstream.Input) -> Subscribers.Demand {
        let downstream = self.downstream
        lock.unlock()
        return downstream?.receive(element) ?? .none
    }

    override func deliverUnlocking(completion: Subscribers.Completion<Downstream.Failure>) {
        let held = (future.take(), downstream.take())
        lock.unlock()
        held.1?.receive(completion: completion)
    }

    override func cancel() {
        let undelivered = close().undelivered
        let held = lock.withLock { (future.take(), downstream.take()) }
        held.0?.forget(self)
        withExtendedLifetime((undelivered, held)) {}
    }
}
