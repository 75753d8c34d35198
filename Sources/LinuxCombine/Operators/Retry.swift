extension Publishers {
    /// A publisher that subscribes anew when its upstream fails.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// How often it subscribes anew; `nil`, or a negative number, for as often as needed.
        public let retries: Int?

        /// What the operator of the same name makes: the publisher itself.
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
    /// Retries still more often.
    public func retry(_ times: Int) -> Publishers.Retry<Upstream> {
        Publishers.Retry(upstream: upstream, retries: retries.map { $0 + times })
    }

    /// Retries as often as needed.
    public func retry() -> Publishers.Retry<Upstream> {
        Publishers.Retry(upstream: upstream, retries: nil)
    }
}

extension Publisher {
    /// Subscribes anew, up to `retries` times, when this publisher fails: so it is tried once more than that.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
