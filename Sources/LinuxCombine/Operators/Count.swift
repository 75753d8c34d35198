extension Publishers {
    /// A publisher that sends the number of values, and finishes.
    public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends the number of values, and finishes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Int, Upstream.Failure == S.Failure {
            var count = 0
            upstream.subscribe(
                Reducer(subscriber, name: "Count", atEnd: { count }) { _ in
                    count += 1
                    return .more
                }
            )
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the number of values, at the end.
    @_disfavoredOverload
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
