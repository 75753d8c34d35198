/// A subscription to something that calls back, from any thread.
final class CallbackSubscription<Downstream: Subscriber>: SerialDelivery<Downstream.Input, Downstream.Failure>,
    Subscription, CustomStringConvertible
{
    let description: String

    // Guarded by `lock`.
    private var downstream: Downstream?
    private var ending: (() -> Void)?

    /// - Parameters:
    ///   - name: what a debugging `print()` calls this.
    ///   - keepsUndemanded: whether a value waits for demand, or is dropped without.
    init(_ downstream: Downstream, name: String, keepsUndemanded: Bool = false) {
        self.downstream = downstream
        description = name
        super.init(keepsUndemanded: keepsUndemanded)
    }

    /// Says what is done when the subscription ends: once, at the completion or the cancellation.
    func onEnd(_ ending: @escaping () -> Void) {
        let isOpen = lock.withLock {
            if self.isOpen { self.ending = ending }
            return self.isOpen
        }
        if !isOpen {
            ending()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        add(demand)
    }

    func cancel() {
        let undelivered = close().undelivered
        withExtendedLifetime((undelivered, letGo())) {}
    }

    private func letGo() -> Downstream? {
        let (downstream, ending) = lock.withLock { (self.downstream.take(), self.ending.take()) }
        ending?()
        return downstream
    }

    override func deliverUnlocking(_ element: Downstream.Input) -> Subscribers.Demand {
        let downstream = self.downstream
        lock.unlock()
        return downstream?.receive(element) ?? .none
    }

    override func deliverUnlocking(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.unlock()
        letGo()?.receive(completion: completion)
    }
}
