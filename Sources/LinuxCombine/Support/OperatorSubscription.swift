import CursesUISupport

/// The base class of the subscriptions of operators that have state, one upstream subscription and one subscriber.
///
/// It forwards demand and cancellation upstream, releases both sides as soon as it ends, and forwards nothing
/// afterwards. Subclasses handle values and the completion.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    private enum Phase { case waiting, running, ended }

    private let lock = Lock()
    private var phase = Phase.waiting
    private var subscription: (any Subscription)?
    private var subscriber: Downstream?

    init(_ downstream: Downstream) {
        subscriber = downstream
    }

    /// The subscriber; `nil` after the end.
    final var downstream: Downstream? {
        lock.withLock { subscriber }
    }

    /// The upstream subscription; `nil` before it arrives and after the end.
    final var upstream: (any Subscription)? {
        lock.withLock { subscription }
    }

    /// The name of this subscription in the output of the `print()` operator.
    var description: String { operatorName(of: Self.self) }

    // MARK: Upstream calls

    final func receive(subscription: any Subscription) {
        let first = lock.withLock {
            guard phase == .waiting else { return false }
            phase = .running
            self.subscription = subscription
            return true
        }
        guard first else { return subscription.cancel() }
        didSubscribe()
    }

    /// Called when the subscription has arrived. By default, sends this subscription to the subscriber.
    func didSubscribe() {
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        preconditionFailure("An operator must say what it does with a value")
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        preconditionFailure("An operator must say what it does with a completion")
    }

    // MARK: Downstream calls

    func request(_ demand: Subscribers.Demand) {
        requestUpstream(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    // MARK: For subclasses

    final func requestUpstream(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    /// Completes downstream, once.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    /// Cancels upstream and completes downstream, once.
    final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let ends = end()
        ends.upstream?.cancel()
        ends.downstream?.receive(completion: completion)
    }

    /// Cancels upstream, whose values are not needed any more, and keeps downstream.
    final func releaseUpstream() {
        lock.withLock { subscription.take() }?.cancel()
    }

    /// Ends the subscription, and returns both sides. Only the first call returns them.
    final func end() -> (upstream: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
            phase = .ended
            return (subscription.take(), subscriber.take())
        }
    }
}
