import CursesUISupport

/// The outcome of a reduction step, which processes one value.
enum ReductionStep<Result> {
    /// The result is known, and no more values are needed.
    case result(Result)

    /// More values are needed.
    case more
}

/// A subscriber that requests unlimited values and sends a single result, when the result is known or when the
/// upstream finishes.
class AnyReducer<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<Input, Failure, Downstream> {
    /// The closure that processes a value. Called serially.
    fileprivate let step: (Input) throws -> ReductionStep<Downstream.Input>

    /// Returns the result at the end of the stream, if there is one.
    fileprivate let atEnd: () -> Downstream.Input?

    private let name: String
    private let lock = Lock()

    // Guarded by `lock`.
    private var isAsked = false
    private var isConcluded = false
    private var result: Downstream.Input?
    private var isEmptyAtEnd = false

    /// Whether a completion without a result waits for demand, like a completion with a result.
    fileprivate var waitsWithoutResult: Bool { true }

    fileprivate init(
        reducingFor downstream: Downstream,
        name: String,
        atEnd: @escaping () -> Downstream.Input?,
        step: @escaping (Input) throws -> ReductionStep<Downstream.Input>
    ) {
        self.step = step
        self.atEnd = atEnd
        self.name = name
        super.init(downstream)
    }

    override var description: String { name }

    override func didSubscribe() {
        super.didSubscribe()
        requestUpstream(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard downstream != nil, !lock.withLock({ isConcluded }) else { return .none }
        do {
            if case .result(let result) = try step(input), isFirstConclusion() {
                releaseUpstream()
                send(result)
            }
        } catch {
            fail(error)
        }
        return .none
    }

    fileprivate func fail(_ error: any Error) {
        preconditionFailure("Only a closure that may throw can fail")
    }

    /// Called when the upstream has finished.
    fileprivate func conclude() {
        guard isFirstConclusion() else { return }
        if let result = atEnd() {
            send(result)
        } else if !waitsWithoutResult
            || lock.withLock({
                isEmptyAtEnd = !isAsked; return isAsked
            })
        {
            finish(.finished)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        let (waiting, isEmpty): (Downstream.Input?, Bool) = lock.withLock {
            isAsked = true
            return (result.take(), isEmptyAtEnd)
        }
        if let waiting {
            deliver(waiting)
        } else if isEmpty {
            finish(.finished)
        }
    }

    fileprivate func isFirstConclusion() -> Bool {
        lock.withLock {
            defer { isConcluded = true }
            return !isConcluded
        }
    }

    private func send(_ result: Downstream.Input) {
        let isAsked = lock.withLock {
            if !self.isAsked { self.result = result }
            return self.isAsked
        }
        if isAsked {
            deliver(result)
        }
    }

    private func deliver(_ result: Downstream.Input) {
        _ = downstream?.receive(result)
        finish(.finished)
    }
}

/// A reducer whose closure does not throw.
final class Reducer<Input, Failure: Error, Downstream: Subscriber>: AnyReducer<Input, Failure, Downstream>
where Downstream.Failure == Failure {
    init(
        _ downstream: Downstream,
        name: String,
        atEnd: @escaping () -> Downstream.Input? = { nil },
        step: @escaping (Input) -> ReductionStep<Downstream.Input>
    ) {
        super.init(reducingFor: downstream, name: name, atEnd: atEnd, step: step)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: conclude()
        case .failure: if isFirstConclusion() { finish(completion) }
        }
    }
}

/// A reducer whose closure may throw. An error ends the stream.
final class TryReducer<Input, Failure: Error, Downstream: Subscriber>: AnyReducer<Input, Failure, Downstream>
where Downstream.Failure == any Error {
    init(
        _ downstream: Downstream,
        name: String,
        atEnd: @escaping () -> Downstream.Input? = { nil },
        step: @escaping (Input) throws -> ReductionStep<Downstream.Input>
    ) {
        super.init(reducingFor: downstream, name: name, atEnd: atEnd, step: step)
    }

    override fileprivate func fail(_ error: any Error) {
        stop(.failure(error))
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: conclude()
        case .failure(let error): if isFirstConclusion() { finish(.failure(error)) }
        }
    }
}
