import CursesUISupport

extension Publishers {
    /// A publisher that turns each value into a publisher, and sends the values of all these publishers.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The largest number of these publishers that may be active at a time.
        public let maxPublishers: Subscribers.Demand

        /// The closure that turns a value into a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that turns each value into a publisher, and sends the values of all these publishers.
        @inlinable
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let combined = CombinedSubscription(subscriber, name: "FlatMap")
            let state = FlatMapState()
            let (transform, maxPublishers) = (self.transform, self.maxPublishers)
            combined.onRequest = { [unowned combined] more in
                guard more == .unlimited else { return }
                combined.lock.lock()
                let isNew = !state.isUnlimited
                state.isUnlimited = true
                let outer = state.outer
                combined.lock.unlock()
                if isNew { combined.requestFromAll(.unlimited, except: outer) }
            }
            subscriber.receive(subscription: combined)
            // One closure for all publishers that `transform` returns.
            let onValue: (LinuxCombine.Upstream<Output, Failure>, Output) -> Subscribers.Demand = { inner, value in
                combined.lock.lock()
                let isUnlimited = state.isUnlimited
                return combined.sendUnlocking(value, from: isUnlimited ? nil : inner) && !isUnlimited ? .max(1) : .none
            }
            let onCompletion: (LinuxCombine.Upstream<Output, Failure>, Subscribers.Completion<Failure>) -> Void = {
                inner, completion in
                switch completion {
                case .finished:
                    combined.lock.lock()
                    combined.forget(inner)
                    state.active -= 1
                    let outer = maxPublishers == .unlimited ? nil : state.outer
                    if state.isOuterFinished && state.active == 0 {
                        combined.finishUnlocking()
                    } else {
                        combined.lock.unlock()
                        outer?.request(.max(1))
                    }
                case .failure(let error):
                    combined.fail(error)
                }
            }
            let outer = LinuxCombine.Upstream<Upstream.Output, Upstream.Failure>(
                onValue: { _, value in
                    let publisher = transform(value)
                    let inner = LinuxCombine.Upstream(onValue: onValue, onCompletion: onCompletion)
                    combined.lock.lock()
                    let isOpen = combined.keep(inner)
                    state.active += 1
                    inner.pending = state.isUnlimited ? .unlimited : .max(1)
                    combined.lock.unlock()
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
                        state.outer = nil
                        state.isOuterFinished = true
                        state.active == 0 ? combined.finishUnlocking() : combined.lock.unlock()
                    case .failure(let error):
                        combined.fail(error)
                    }
                }
            )
            outer.pending = maxPublishers
            combined.lock.lock()
            let isOpen = combined.keep(outer)
            if isOpen { state.outer = outer }
            combined.lock.unlock()
            if isOpen {
                upstream.subscribe(outer)
            }
        }
    }
}

/// The state of `flatMap`, guarded by the lock of its subscription.
@usableFromInline
final class FlatMapState {
    @exclusivity(unchecked) @usableFromInline var outer: AnyUpstream?
    @exclusivity(unchecked) @usableFromInline var active = 0
    @exclusivity(unchecked) @usableFromInline var isOuterFinished = false
    @exclusivity(unchecked) @usableFromInline var isUnlimited = false

    @usableFromInline init() {}
}

extension Publisher {
    /// Turns each value into a publisher, and sends the values of all these publishers.
    ///
    /// - Parameters:
    ///   - maxPublishers: the largest number of these publishers that may be active at a time.
    ///   - transform: turns a value into a publisher.
    @inlinable
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value into a publisher that cannot fail, and sends the values of all these publishers.
    @_disfavoredOverload
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Self.Failure.self) }
    }
}

extension Publisher where Self.Failure == Never {
    /// Turns each value into a publisher that may fail, and sends the values of all these publishers.
    @_disfavoredOverload
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Turns each value into a publisher that cannot fail, and sends the values of all these publishers.
    @_disfavoredOverload
    @inlinable
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
