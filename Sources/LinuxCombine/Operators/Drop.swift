extension Publishers {
    /// A publisher that skips the first values.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// How many values are skipped.
        public let count: Int

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "The number of values to skip cannot be negative")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            var left = count
            upstream.subscribe(
                Sieve(downstream: subscriber) { input in
                    guard left > 0 else { return input }
                    left -= 1
                    return nil
                }
            )
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    /// Skips still more.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
        Publishers.Drop(upstream: upstream, count: self.count + count)
    }
}

extension Publisher {
    /// Skips the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
