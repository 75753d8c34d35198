extension Publishers {
    /// A publisher that sends all values in one array, and finishes.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends all values in one array, and finishes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], Upstream.Failure == S.Failure {
            var values: [Upstream.Output] = []
            upstream.subscribe(
                Reducer(subscriber, name: "Collect", atEnd: { values }) {
                    values.append($0)
                    return .more
                }
            )
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends all values in one array, at the end. All values are kept in memory, so the stream must be finite.
    @_disfavoredOverload
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
