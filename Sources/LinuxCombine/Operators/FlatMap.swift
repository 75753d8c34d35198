extension Publishers {
    /// A publisher that makes a publisher of each value, and sends whatever any of those sends.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// How many of the made publishers may be active at a time.
        public let maxPublishers: Subscribers.Demand

        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// What the operator of the same name makes: the publisher itself.
        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            let junction = Inner(subscriber, maxPublishers: maxPublishers, transform: transform)
            subscriber.receive(subscription: junction)
            junction.attach(upstream)
        }
    }
}

extension Publishers.FlatMap {
    private final class Inner<Downstream: Subscriber>: Junction<
        (source: any AnySource, value: Downstream.Input), Downstream
    >
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        private let maxPublishers: Subscribers.Demand
        private let transform: (Upstream.Output) -> NewPublisher

        // Guarded by `lock`.
        private weak var outer: Source<Upstream.Output, Upstream.Failure>?
        private var active = 0
        private var isOuterFinished = false
        private var isUnlimited = false

        init(
            _ downstream: Downstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.maxPublishers = maxPublishers
            self.transform = transform
            super.init(downstream)
        }

        override func output(of element: (source: any AnySource, value: Downstream.Input)) -> Downstream.Input {
            element.value
        }

        func attach(_ upstream: Upstream) {
            let source = Source<Upstream.Output, Upstream.Failure>(
                onValue: { [self] value in
                    attachInner(transform(value))
                    return .none
                },
                onCompletion: { [self] completion in
                    switch completion {
                    case .finished: change { isOuterFinished = true }
                    case .failure(let error): send(failure: error)
                    }
                }
            )
            lock.withLock { outer = source }
            guard keep(source) else { return }
            source.request(maxPublishers)
            upstream.subscribe(source)
        }

        private func attachInner(_ publisher: NewPublisher) {
            weak var own: Source<NewPublisher.Output, NewPublisher.Failure>?
            let source = Source<NewPublisher.Output, NewPublisher.Failure>(
                onValue: { [self] value in
                    if let own {
                        send((own, value))
                    }
                    return .none
                },
                onCompletion: { [self] completion in
                    if let own {
                        forget(own)
                    }
                    switch completion {
                    case .finished: innerFinished()
                    case .failure(let error): send(failure: error)
                    }
                }
            )
            own = source
            let isUnlimited = lock.withLock {
                active += 1
                return self.isUnlimited
            }
            guard keep(source) else { return }
            source.request(isUnlimited ? .unlimited : .max(1))
            publisher.subscribe(source)
        }

        private func innerFinished() {
            change { active -= 1 }
            if maxPublishers != .unlimited {
                lock.withLock { outer }?.request(.max(1))
            }
        }

        /// Changes the state, and finishes if nothing can come any more.
        private func change(_ change: () -> Void) {
            let isDone = lock.withLock {
                change()
                return isOuterFinished && active == 0
            }
            if isDone {
                send(completion: .finished)
            }
        }

        override func didDeliver(
            _ element: (source: any AnySource, value: Downstream.Input),
            more: Subscribers.Demand
        ) {
            didRequest(more)
            if !lock.withLock({ isUnlimited }) {
                element.source.request(.max(1))
            }
        }

        override func didRequest(_ more: Subscribers.Demand) {
            guard more == .unlimited else { return }
            let isNew = lock.withLock {
                defer { isUnlimited = true }
                return !isUnlimited
            }
            if isNew {
                for source in keptSources {
                    (source as? Source<NewPublisher.Output, NewPublisher.Failure>)?.request(.unlimited)
                }
            }
        }
    }
}

extension Publisher {
    /// Makes a publisher of each value, and sends whatever any of those sends.
    ///
    /// - Parameters:
    ///   - maxPublishers: how many of them may be active at a time.
    ///   - transform: makes a publisher of a value.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher that cannot fail of each value, and sends whatever any of those sends.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
    where P: Publisher, P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Self.Failure.self) }
    }
}

extension Publisher where Self.Failure == Never {
    /// Makes a publisher that may fail of each value, and sends whatever any of those sends.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher that cannot fail of each value, and sends whatever any of those sends.
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Self.Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
