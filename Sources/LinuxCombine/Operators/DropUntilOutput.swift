extension Publishers {
    /// A publisher that skips values until another publisher sends one.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// The publisher whose first value opens the stream.
        public let other: Other

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            inner.attach(other: other)
            inner.attach(upstream)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
    private final class Inner<Downstream: Subscriber>: SerialSubscription<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        // Guarded by `lock`.
        private var isDropping = true
        private var asked = Subscribers.Demand.none
        private weak var source: UpstreamSubscriber<Output, Failure>?

        override func output(of element: Output) -> Output { element }

        func attach(other: Other) {
            weak var own: UpstreamSubscriber<Other.Output, Other.Failure>?
            let source = UpstreamSubscriber<Other.Output, Other.Failure>(
                onValue: { [self] _ in
                    lock.withLock { isDropping = false }
                    own?.cancel()
                    return .none
                },
                onCompletion: { [self] completion in
                    // Without a value from there, nothing can come any more.
                    if lock.withLock({ isDropping }) {
                        send(completion: completion)
                    }
                }
            )
            own = source
            guard keep(source) else { return }
            source.request(.max(1))
            other.subscribe(source)
        }

        func attach(_ upstream: Upstream) {
            let source = UpstreamSubscriber<Output, Failure>(
                onValue: { [self] value in
                    // As in Combine, what is skipped counts as received.
                    if lock.withLock({ isDropping }) {
                        return .none
                    }
                    send(value)
                    return .none
                },
                onCompletion: { [self] completion in send(completion: completion) }
            )
            guard keep(source) else { return }
            source.request(
                lock.withLock {
                    self.source = source
                    return asked
                })
            upstream.subscribe(source)
        }

        override func didDeliver(_ element: Output, more: Subscribers.Demand) {
            didRequest(more)
        }

        override func didRequest(_ more: Subscribers.Demand) {
            let source = lock.withLock {
                asked += more
                return self.source
            }
            source?.request(more)
        }
    }
}

extension Publisher {
    /// Skips values until another publisher sends one.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
