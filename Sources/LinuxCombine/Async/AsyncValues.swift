import CursesUISupport

/// Hands the values of a publisher to the tasks that wait for them.
///
/// It belongs to an iterator, and cancels the subscription when the iterator is deallocated. The publisher holds only
/// the subscriber, so it does not keep this object alive.
final class AsyncValues<Value, Failure: Error>: @unchecked Sendable {
    // Sendable: the subscriber guards its own state.
    let subscriber = AsyncValueSubscriber<Value, Failure>()

    deinit {
        subscriber.cancel()
    }

    /// Returns the next value, or `nil` at the end.
    func next() async -> Result<Value?, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { subscriber.wait($0) }.content
        } onCancel: {
            subscriber.cancel()
        }
    }
}

/// Receives the values for ``AsyncValues``, and stores them until a task waits for them.
final class AsyncValueSubscriber<Value, Failure: Error>: Subscriber, @unchecked Sendable {
    // Sendable: everything is guarded by `state`. Values are passed from the publisher's thread to the waiting task, as
    // to any subscriber.

    typealias Input = Value
    typealias Answer = UncheckedSendable<Result<Value?, Failure>>

    private struct State {
        var subscription: (any Subscription)?
        var isEnded = false
        /// The demand from before the subscription arrived.
        var pending = Subscribers.Demand.none
        var waiting = FIFO<CheckedContinuation<Answer, Never>>()
        var values = FIFO<Value>()
        var completion: Subscribers.Completion<Failure>?
    }

    private let state = Locked(State())

    /// Resumes a continuation with the next value, at once or later.
    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
        let (answer, subscription): (Answer?, (any Subscription)?) = state.withLock { state in
            if let value = state.values.popFirst() {
                return (UncheckedSendable(.success(value)), nil)
            }
            if state.isEnded {
                // An error is reported once, and is followed by `nil`.
                if case .failure(let error)? = state.completion.take() {
                    return (UncheckedSendable(.failure(error)), nil)
                }
                return (UncheckedSendable(.success(nil)), nil)
            }
            state.waiting.append(continuation)
            if state.subscription == nil {
                state.pending += 1
            }
            return (nil, state.subscription)
        }
        if let answer {
            continuation.resume(returning: answer)
        } else {
            subscription?.request(.max(1))
        }
    }

    func receive(subscription: any Subscription) {
        let pending: Subscribers.Demand? = state.withLock { state in
            guard !state.isEnded, state.subscription == nil else { return nil }
            state.subscription = subscription
            return state.pending
        }
        guard let pending else { return subscription.cancel() }
        if pending > 0 {
            subscription.request(pending)
        }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let continuation: CheckedContinuation<Answer, Never>? = state.withLock { state in
            if let continuation = state.waiting.popFirst() {
                return continuation
            }
            if !state.isEnded {
                state.values.append(input)
            }
            return nil
        }
        continuation?.resume(returning: UncheckedSendable(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end(completion)
    }

    func cancel() {
        end(nil)?.cancel()
    }

    @discardableResult
    private func end(_ completion: Subscribers.Completion<Failure>?) -> (any Subscription)? {
        var (subscription, waiting, dropped):
            ((any Subscription)?, FIFO<CheckedContinuation<Answer, Never>>, FIFO<Value>) =
                state.withLock { state in
                    guard !state.isEnded else { return (nil, FIFO(), FIFO()) }
                    state.isEnded = true
                    let waiting = state.waiting.takeAll()
                    // The first waiting task receives the completion or, if there is none, the next call to `wait`.
                    if waiting.isEmpty { state.completion = completion }
                    let dropped = completion == nil ? state.values.takeAll() : FIFO()
                    return (state.subscription.take(), waiting, dropped)
                }
        withExtendedLifetime(dropped) {}
        var answer = Answer(.success(nil))
        if case .failure(let error)? = completion {
            answer = Answer(.failure(error))
        }
        while let continuation = waiting.popFirst() {
            continuation.resume(returning: answer)
            answer = Answer(.success(nil))
        }
        return subscription
    }
}
