extension Publishers {
    /// A publisher that sends values until another publisher sends one, and then finishes.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            // The other one first: what it has ready ends the stream before it begins.
            inner.attach(other: other)
            inner.attach(upstream)
        }
    }
}

extension Publishers.PrefixUntilOutput {
    private final class Inner<Downstream: Subscriber>: SerialSubscription<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// Guarded by `lock`.
        private var asked = Subscribers.Demand.none
        private weak var source: UpstreamSubscriber<Output, Failure>?

        override func output(of element: Output) -> Output { element }

        func attach(other: Other) {
            let source = UpstreamSubscriber<Other.Output, Other.Failure>(
                onValue: { [self] _ in
                    send(completion: .finished)
                    return .none
                },
                onCompletion: { _ in }
            )
            guard keep(source) else { return }
            source.request(.max(1))
            other.subscribe(source)
        }

        func attach(_ upstream: Upstream) {
            let source = UpstreamSubscriber<Output, Failure>(
                onValue: { [self] value in
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
    /// Sends values until another publisher sends one, and then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
