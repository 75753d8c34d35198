/// Puts the values of several upstreams together, first with first, second with second.
///
/// It finishes as soon as no further set can come: when an upstream has finished whose values are all
/// used up.
final class ZipJunction<Downstream: Subscriber>: Junction<Downstream.Input, Downstream> {
    /// The values of one upstream that wait for those of the others. Guarded by the junction's lock.
    class AnyLine {
        fileprivate var isFinished = false
        fileprivate var isEmpty: Bool { true }
    }

    final class Line<Value>: AnyLine {
        private var values = FIFO<Value>()

        fileprivate override var isEmpty: Bool { values.isEmpty }

        fileprivate func append(_ value: Value) {
            values.append(value)
        }

        func popFirst() -> Value? {
            values.popFirst()
        }
    }

    private var lines: [AnyLine] = []
    private var combine: (() -> Downstream.Input?)?

    /// Guarded by `lock`.
    private var asked = Subscribers.Demand.none

    override var description: String { "Zip" }

    override func output(of element: Downstream.Input) -> Downstream.Input { element }

    /// Says how a set is put together; the closure takes one value from each line and does nothing else.
    func combine(_ lines: [AnyLine], _ combine: @escaping () -> Downstream.Input?) {
        self.lines = lines
        self.combine = combine
    }

    func attach<P: Publisher>(_ publisher: P, _ line: Line<P.Output>) where P.Failure == Downstream.Failure {
        let source = Source<P.Output, P.Failure>(
            onValue: { [self] value in
                receive(value, line)
                return .none
            },
            onCompletion: { [self] completion in receive(completion, line) }
        )
        guard keep(source) else { return }
        source.request(lock.withLock { asked })
        publisher.subscribe(source)
    }

    private func receive<Value>(_ value: Value, _ line: Line<Value>) {
        lock.lock()
        line.append(value)
        if lines.allSatisfy({ !$0.isEmpty }), let output = combine?() {
            enqueue(Box(output))
        }
        finishIfNothingCanCome()
        drainUnlocking()
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ line: AnyLine) {
        switch completion {
        case .finished:
            lock.lock()
            line.isFinished = true
            finishIfNothingCanCome()
            drainUnlocking()
        case .failure(let error):
            send(failure: error)
        }
    }

    /// The lock is held.
    private func finishIfNothingCanCome() {
        if lines.contains(where: { $0.isFinished && $0.isEmpty }) {
            enqueue(completion: .finished)
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
