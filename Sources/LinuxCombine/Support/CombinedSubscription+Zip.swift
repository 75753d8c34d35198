import CursesUISupport

/// The values of one publisher that wait for values of the other publishers. Guarded by the subscription's lock.
@usableFromInline
final class ZipQueue<Value> {
    @exclusivity(unchecked) @usableFromInline var values = FIFO<Value>()
    @exclusivity(unchecked) @usableFromInline var isFinished = false

    @inlinable init() {}

    @inlinable var isEmpty: Bool { values.isEmpty }

    @inlinable
    func popFirst() -> Value { values.popFirst()! }

    /// Whether no further value can be taken from the queue.
    @inlinable var isExhausted: Bool { isFinished && values.isEmpty }
}

extension CombinedSubscription {
    /// Subscribes `zip` to one of its publishers.
    ///
    /// - Parameters:
    ///   - combine: takes one value from each queue and combines these values, or returns `nil` if a queue is empty.
    ///     Called with the lock held.
    ///   - isExhausted: returns whether any queue is exhausted. Called with the lock held.
    @inlinable
    func attachZipped<P: Publisher>(
        _ publisher: P,
        _ queue: ZipQueue<P.Output>,
        _ combine: @escaping () -> Output?,
        _ isExhausted: @escaping () -> Bool
    ) where P.Failure == Failure {
        attach(
            publisher,
            demand: { $0 },
            onValue: { _, value in
                self.lock.lock()
                queue.values.append(value)
                if let output = combine() {
                    self.sendUnlocking(consume output)
                    self.lock.lock()
                }
                isExhausted() ? self.finishUnlocking() : self.lock.unlock()
                return .none
            },
            onCompletion: { upstream, completion in
                switch completion {
                case .finished:
                    self.lock.lock()
                    self.forget(upstream)
                    queue.isFinished = true
                    isExhausted() ? self.finishUnlocking() : self.lock.unlock()
                case .failure(let error):
                    self.fail(error)
                }
            }
        )
    }
}
