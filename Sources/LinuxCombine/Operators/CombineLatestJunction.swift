/// Sends the newest values of all upstreams whenever one of them sends, once all have sent.
///
/// What cannot be delivered for want of demand is replaced by what is newer.
final class CombineLatestJunction<Downstream: Subscriber>: Junction<Downstream.Input, Downstream> {
    private let count: Int

    /// Makes the output of the newest values; called with the lock held.
    private var combine: (() -> Downstream.Input?)?

    // Guarded by `lock`.
    private var finished = 0
    private var asked = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
    }

    override var description: String { "CombineLatest" }

    override func output(of element: Downstream.Input) -> Downstream.Input { element }

    /// The newest value of an upstream. Guarded by the junction's lock.
    final class Newest<Value> {
        fileprivate(set) var value: Value?
    }

    /// Says how the newest values are put together; the closure must only read them.
    func combine(_ combine: @escaping () -> Downstream.Input?) {
        self.combine = combine
    }

    func attach<P: Publisher>(_ publisher: P, _ newest: Newest<P.Output>) where P.Failure == Downstream.Failure {
        let source = Source<P.Output, P.Failure>(
            onValue: { [self] value in receive(value, newest) },
            onCompletion: { [self] completion in receive(completion) }
        )
        guard keep(source) else { return }
        source.request(lock.withLock { asked })
        publisher.subscribe(source)
    }

    private func receive<Value>(_ value: Value, _ newest: Newest<Value>) -> Subscribers.Demand {
        lock.lock()
        let retired = newest.value
        newest.value = value
        defer { withExtendedLifetime(retired) {} }
        guard let output = combine?() else {
            lock.unlock()
            // The value asked for has not come yet.
            return .max(1)
        }
        let replaced = demand > 0 ? FIFO() : queue.takeAll()
        sendUnlocking(output)
        withExtendedLifetime(replaced) {}
        return .none
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished:
            let isLast = lock.withLock {
                finished += 1
                return finished == count
            }
            if isLast {
                send(completion: .finished)
            }
        case .failure(let error):
            send(failure: error)
        }
    }

    override func didDeliver(_ element: Downstream.Input, more: Subscribers.Demand) {
        didRequest(more)
    }

    override func didRequest(_ more: Subscribers.Demand) {
        lock.withLock { asked += more }
        requestFromAll(more)
    }
}
