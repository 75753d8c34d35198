/// Where several upstreams, which may call at the same time, meet in one subscriber.
///
/// It is the subscriber's subscription, too. Subclasses attach the sources and decide which demand goes
/// to which of them.
class SerialSubscription<Element, Downstream: Subscriber>: SerialDelivery<Element, Downstream.Failure>, Subscription,
    CustomStringConvertible
{
    /// Guarded by `lock`.
    private var downstream: Downstream?

    /// Guarded by `lock`.
    private var sources: [any AnyUpstreamSubscriber] = []

    init(_ downstream: Downstream) {
        self.downstream = downstream
        super.init(keepsUndemanded: true)
    }

    /// What a debugging `print()` calls this subscription.
    var description: String { operatorName(of: Self.self) }

    // MARK: What a subclass defines

    /// What the subscriber gets of an element.
    func output(of element: Element) -> Downstream.Input {
        preconditionFailure("An operator must say what it sends")
    }

    /// An element has been delivered, and the subscriber wants `more`; the lock is free.
    func didDeliver(_ element: Element, more: Subscribers.Demand) {}

    /// The subscriber has asked for more; the lock is free.
    func didRequest(_ more: Subscribers.Demand) {}

    /// The subscriber has cancelled; the lock is free.
    func didCancel() {}

    // MARK: Sources

    /// Keeps a source, to be cancelled at the end. Returns whether there still is a subscriber.
    final func keep(_ source: any AnyUpstreamSubscriber) -> Bool {
        lock.withLock {
            guard isOpen else { return false }
            sources.append(source)
            return true
        }
    }

    /// Lets go of a source that has ended.
    final func forget(_ source: any AnyUpstreamSubscriber) {
        let forgotten = lock.withLock {
            sources.firstIndex { $0 === source }.map { sources.remove(at: $0) }
        }
        withExtendedLifetime(forgotten) {}
    }

    /// The sources that have not ended.
    final var keptSources: [any AnyUpstreamSubscriber] {
        lock.withLock { sources }
    }

    /// Asks every source for more.
    final func requestFromAll(_ more: Subscribers.Demand) {
        guard more > 0 else { return }
        for source in keptSources {
            source.request(more)
        }
    }

    /// Asks the source that was kept as number `index`.
    final func request(_ more: Subscribers.Demand, from index: Int) {
        let source = lock.withLock { index < sources.count ? sources[index] : nil }
        source?.request(more)
    }

    // MARK: Subscription

    final func request(_ more: Subscribers.Demand) {
        guard more > 0 else { return }
        add(more)
        didRequest(more)
    }

    final func cancel() {
        let undelivered = close().undelivered
        withExtendedLifetime((undelivered, letGo())) {}
        didCancel()
    }

    private func letGo() -> Downstream? {
        let (sources, downstream) = lock.withLock {
            defer { self.sources = [] }
            return (self.sources, self.downstream.take())
        }
        for source in sources {
            source.cancel()
        }
        return downstream
    }

    // MARK: SerialDelivery

    final override func deliverUnlocking(_ element: Element) -> Subscribers.Demand {
        let downstream = self.downstream
        lock.unlock()
        guard let downstream else { return .none }
        let more = downstream.receive(output(of: element))
        didDeliver(element, more: more)
        return more
    }

    final override func deliverUnlocking(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.unlock()
        letGo()?.receive(completion: completion)
    }
}
