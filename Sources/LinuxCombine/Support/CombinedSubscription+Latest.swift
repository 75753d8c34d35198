import CursesUISupport

/// The newest value of one publisher. Guarded by the lock of the subscription.
@usableFromInline
final class NewestValue<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value?

    @inlinable init() {}

    /// Takes a value in; returns the one before it.
    @inlinable @inline(__always)
    func exchange(_ newValue: Value) -> Value? {
        var value = Optional(newValue)
        swap(&value, &self.value)
        return value
    }
}

/// How many publishers have not finished. Guarded by the lock of the subscription.
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
    /// - Parameter combine: puts the newest values together, if there is one of each; the lock is held.
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
                // What is replaced dies when the lock is free.
                let retired = newest.exchange(value)
                defer { withExtendedLifetime(retired) {} }
                guard let output = combine() else {
                    self.lock.unlock()
                    // The value asked for has not come yet.
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

    /// Has a value wait in place of those that do: of what nobody has asked for, only the newest is kept.
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

    /// Has the publishers of `merge` send without limit once the subscriber wants that.
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

    /// One of several publishers has ended; with the last one all has.
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
