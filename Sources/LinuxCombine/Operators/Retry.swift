extension Publishers {
    /// A publisher that subscribes to its upstream again when it fails.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The largest number of further subscriptions; `nil` or a negative number means no limit.
        public let retries: Int?

        /// Creates a publisher that subscribes to its upstream again when it fails.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let sequential = SequentialSubscription<Output, S>(subscriber, name: "Retry", allowsNone: true)
            subscriber.receive(subscription: sequential)
            Self.attach(upstream, retries: retries, to: sequential)
        }

        private static func attach<S>(
            _ upstream: Upstream, retries: Int?, to sequential: SequentialSubscription<Output, S>
        )
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            sequential.attach(upstream) { completion in
                if case .failure = completion, retries != 0 {
                    attach(upstream, retries: retries.map { $0 - 1 }, to: sequential)
                } else {
                    sequential.finish(completion)
                }
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
    /// Adds further retries to those of this publisher.
    public func retry(_ times: Int) -> Publishers.Retry<Upstream> {
        Publishers.Retry(upstream: upstream, retries: retries.map { $0 + times })
    }

    /// Removes the limit on the number of retries.
    public func retry() -> Publishers.Retry<Upstream> {
        Publishers.Retry(upstream: upstream, retries: nil)
    }
}

extension Publisher {
    /// Subscribes again when this publisher fails, up to `retries` times, so there are at most `retries + 1` attempts.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
