import CursesUISupport

extension Publishers {
    /// A publisher that sends the values of the newest publisher its upstream has sent.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher that the publishers come from.
        public let upstream: Upstream

        /// What the operator of the same name makes: the publisher itself.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let combined = CombinedSubscription(subscriber, name: "SwitchToLatest")
            let state = SwitchState()
            combined.onRequest = { [unowned combined] more in
                combined.lock.lock()
                let current = state.current
                combined.lock.unlock()
                current?.request(more)
            }
            subscriber.receive(subscription: combined)
            combined.attach(
                upstream,
                demand: .unlimited,
                onValue: { _, publisher in
                    combined.switchTo(publisher, state)
                    return .none
                },
                onCompletion: { outer, completion in
                    switch completion {
                    case .finished:
                        combined.lock.lock()
                        combined.forget(outer)
                        state.isOuterFinished = true
                        state.current == nil ? combined.finishUnlocking() : combined.lock.unlock()
                    case .failure(let error):
                        combined.fail(error)
                    }
                }
            )
        }
    }
}

/// What `switchToLatest` keeps, guarded by the lock of its subscription.
@usableFromInline
final class SwitchState {
    @usableFromInline var current: AnyUpstream?
    @usableFromInline var isOuterFinished = false

    @usableFromInline init() {}
}

extension CombinedSubscription {
    /// Has `switchToLatest` go over to a publisher.
    @inlinable
    func switchTo<P: Publisher>(_ publisher: P, _ state: SwitchState)
    where P.Output == Output, P.Failure == Failure {
        let upstream = LinuxCombine.Upstream<P.Output, P.Failure>(
            onValue: { inner, value in
                self.lock.lock()
                if state.current === inner {
                    self.sendUnlocking(value)
                } else {
                    self.lock.unlock()
                }
                return .none
            },
            onCompletion: { inner, completion in
                self.lock.lock()
                guard state.current === inner else { return self.lock.unlock() }
                state.current = nil
                self.forget(inner)
                switch completion {
                case .finished where state.isOuterFinished:
                    self.finishUnlocking()
                case .finished:
                    self.lock.unlock()
                case .failure(let error):
                    self.lock.unlock()
                    self.fail(error)
                }
            }
        )
        lock.lock()
        let old = state.current
        if let old { forget(old) }
        // What the last one has left behind is stale now.
        let stale = waiting.isEmpty ? FIFO() : waiting.takeAll()
        let isOpen = keep(upstream)
        if isOpen {
            upstream.pending = demand
            state.current = upstream
        }
        lock.unlock()
        withExtendedLifetime(stale) {}
        old?.cancel()
        if isOpen {
            publisher.subscribe(upstream)
        }
    }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
    /// Sends the values of the newest publisher, and cancels the one before.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
    /// Sends the values of the newest publisher, which may fail, and cancels the one before.
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> {
        setFailureType(to: Self.Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, and cancels the one before.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, which cannot fail, and cancels the one before.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<
        Publishers.SetFailureType<Self.Output, Self.Failure>,
        Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    > {
        map { $0.setFailureType(to: Self.Failure.self) }.switchToLatest()
    }
}
