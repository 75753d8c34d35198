import CursesUISupport

/// The newest value of one publisher. Guarded by the lock of the subscription.
@usableFromInline
final class NewestValue<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value?

    @inlinable init() {}

    /// Stores a value, and returns the previous value.
    @inlinable @inline(__always)
    func exchange(_ newValue: Value) -> Value? {
        var value = Optional(newValue)
        swap(&value, &self.value)
        return value
    }
}

/// The number of publishers that have not finished. Guarded by the lock of the subscription.
@usableFromInline
final class Unfinished {
    @exclusivity(unchecked) @usableFromInline var count: Int

    @usableFromInline
    init(_ count: Int) {
        self.count = count
    }
}

extension CombinedSubscription {
    /// Subscribes `combineLatest` to one of its publishers.
    ///
    /// - Parameter combine: combines the newest values, or returns `nil` if a publisher has not sent one. Called with
    ///   the lock held.
    @inlinable
    func attachLatest<P: Publisher>(
        _ publisher: P,
        _ newest: NewestValue<P.Output>,
        _ unfinished: Unfinished,
        _ combine: @escaping () -> Output?
    ) where P.Failure == Failure {
        attach(
            publisher,
            demand: { $0 },
            onValue: { _, value in
                self.lock.lock()
                // The replaced value is deallocated after the lock has been released.
                let retired = newest.exchange(value)
                defer { withExtendedLifetime(retired) {} }
                guard let output = combine() else {
                    self.lock.unlock()
                    // The request of the subscriber has not been met yet, so another value is needed.
                    return .max(1)
                }
                if self.demand > 0 || self.waiting.isEmpty {
                    self.sendUnlocking(consume output)
                } else {
                    self.replaceWaitingUnlocking(output)
                }
                return .none
            },
            onCompletion: { upstream, completion in self.complete(upstream, completion, unfinished) }
        )
    }

    /// Queues a value in place of the waiting values, because only the newest value waits for demand.
    @usableFromInline
    func replaceWaitingUnlocking(_ value: Output) {
        let replaced = waiting.takeAll()
        sendUnlocking(value)
        withExtendedLifetime(replaced) {}
    }

    /// Subscribes `merge` to one of its publishers.
    @inlinable
    func attachMerged<P: Publisher>(_ publisher: P, _ unfinished: Unfinished)
    where P.Output == Output, P.Failure == Failure {
        attach(
            publisher,
            demand: { $0 == .unlimited ? .unlimited : .max(1) },
            onValue: { upstream, value in
                self.lock.lock()
                let isUnlimited = self.asked == .unlimited
                return self.sendUnlocking(value, from: isUnlimited ? nil : upstream) && !isUnlimited ? .max(1) : .none
            },
            onCompletion: { upstream, completion in self.complete(upstream, completion, unfinished) }
        )
    }

    /// Makes `merge` request unlimited values from its publishers as soon as the subscriber requests unlimited values.
    @usableFromInline
    func requestUnlimitedOnce() {
        var isUnlimited = asked == .unlimited
        onRequest = { [unowned self] more in
            guard more == .unlimited else { return }
            lock.lock()
            let isNew = !isUnlimited
            isUnlimited = true
            lock.unlock()
            if isNew { requestFromAll(.unlimited) }
        }
    }

    /// Handles the completion of one publisher. The subscription finishes when all publishers have finished, and fails
    /// when one of them fails.
    @usableFromInline
    func complete(
        _ upstream: AnyUpstream,
        _ completion: Subscribers.Completion<Failure>,
        _ unfinished: Unfinished
    ) {
        switch completion {
        case .finished:
            lock.lock()
            forget(upstream)
            unfinished.count -= 1
            unfinished.count == 0 ? finishUnlocking() : lock.unlock()
        case .failure(let error):
            fail(error)
        }
    }
}
