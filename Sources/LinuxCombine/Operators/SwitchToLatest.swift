import CursesUISupport

extension Publishers {
    /// A publisher that sends the values of the newest publisher that its upstream has sent.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The upstream publisher, whose values are publishers.
        public let upstream: Upstream

        /// Creates a publisher that sends the values of the newest publisher that its upstream has sent.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let combined = CombinedSubscription(subscriber, name: "SwitchToLatest")
            let state = SwitchState()
            combined.onRequest = { [unowned combined] _ in
                combined.lock.lock()
                let more = state.takeUnrequested(of: combined.asked)
                let current = state.current
                combined.lock.unlock()
                current?.request(more)
            }
            subscriber.receive(subscription: combined)
            // One closure for all publishers that arrive.
            let onValue: (LinuxCombine.Upstream<Output, Failure>, Output) -> Subscribers.Demand = { inner, value in
                combined.lock.lock()
                if state.current === inner {
                    precondition(combined.demand > 0, "A publisher sent a value that nobody asked for")
                    combined.sendUnlocking(value)
                } else {
                    combined.lock.unlock()
                }
                return .none
            }
            let onCompletion: (LinuxCombine.Upstream<Output, Failure>, Subscribers.Completion<Failure>) -> Void = {
                inner, completion in
                combined.lock.lock()
                guard state.current === inner else { return combined.lock.unlock() }
                state.current = nil
                combined.forget(inner)
                switch completion {
                case .finished where state.isOuterFinished:
                    combined.finishUnlocking()
                case .finished:
                    combined.lock.unlock()
                case .failure(let error):
                    combined.lock.unlock()
                    combined.fail(error)
                }
            }
            combined.attach(
                upstream,
                demand: { _ in .unlimited },
                onValue: { _, publisher in
                    let inner = LinuxCombine.Upstream(onValue: onValue, onCompletion: onCompletion)
                    combined.lock.lock()
                    let old = state.current
                    if let old { combined.forget(old) }
                    // The queued values of the previous publisher are obsolete now.
                    let stale = combined.waiting.isEmpty ? FIFO() : combined.waiting.takeAll()
                    let isOpen = combined.keep(inner)
                    if isOpen {
                        inner.pending = combined.demand
                        state.requested = combined.asked
                        state.current = inner
                    }
                    combined.lock.unlock()
                    withExtendedLifetime(stale) {}
                    old?.cancel()
                    if isOpen {
                        publisher.subscribe(inner)
                    }
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

/// The state of `switchToLatest`, guarded by the lock of its subscription.
@usableFromInline
final class SwitchState {
    @exclusivity(unchecked) @usableFromInline var current: AnyUpstream?
    @exclusivity(unchecked) @usableFromInline var isOuterFinished = false

    /// The part of the subscriber's demand that was requested from the current publisher and the publishers before it.
    @exclusivity(unchecked) @usableFromInline var requested = Subscribers.Demand.none

    @usableFromInline init() {}

    /// Returns the unmet demand that is still to be requested from the current publisher.
    @inlinable
    func takeUnrequested(of asked: Subscribers.Demand) -> Subscribers.Demand {
        guard asked != requested else { return .none }
        defer { requested = asked }
        return asked == .unlimited ? .unlimited : asked - requested
    }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
    /// Sends the values of the newest publisher, and cancels the previous one.
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
    /// Sends the values of the newest publisher, which may fail, and cancels the previous one.
    @_disfavoredOverload
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
    {
        setFailureType(to: Self.Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, and cancels the previous one.
    @_disfavoredOverload
    @inlinable
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, which cannot fail, and cancels the previous one.
    @_disfavoredOverload
    @inlinable
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Self.Output, Self.Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
        >
    {
        map { $0.setFailureType(to: Self.Failure.self) }.switchToLatest()
    }
}
