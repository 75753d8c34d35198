/// Sends whatever any of the upstreams sends.
///
/// Of an unlimited demand every upstream gets the same; else each may be one value ahead.
final class MergeJunction<Downstream: Subscriber>: Junction<(source: Int, value: Downstream.Input), Downstream> {
    private let count: Int

    // Guarded by `lock`.
    private var finished = 0
    private var isUnlimited = false

    init(_ downstream: Downstream, count: Int) {
        self.count = count
        super.init(downstream)
    }

    override var description: String { "Merge" }

    override func output(of element: (source: Int, value: Downstream.Input)) -> Downstream.Input {
        element.value
    }

    /// Attaches the next upstream.
    func attach<P: Publisher>(_ publisher: P, index: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let source = Source<P.Output, P.Failure>(
            onValue: { [self] value in
                send((index, value))
                return .none
            },
            onCompletion: { [self] completion in
                receive(completion)
            }
        )
        guard keep(source) else { return }
        source.request(lock.withLock { isUnlimited } ? .unlimited : .max(1))
        publisher.subscribe(source)
    }

    override func didDeliver(_ element: (source: Int, value: Downstream.Input), more: Subscribers.Demand) {
        if more == .unlimited {
            didRequest(more)
        }
        if !lock.withLock({ isUnlimited }) {
            request(.max(1), from: element.source)
        }
    }

    override func didRequest(_ more: Subscribers.Demand) {
        guard more == .unlimited else { return }
        let isNew = lock.withLock {
            defer { isUnlimited = true }
            return !isUnlimited
        }
        if isNew {
            requestFromAll(.unlimited)
        }
    }

    /// Nothing to merge: finishes at once.
    func finishIfEmpty() {
        if count == 0 {
            send(completion: .finished)
        }
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
}
