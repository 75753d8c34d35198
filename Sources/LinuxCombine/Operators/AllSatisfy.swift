extension Publishers {
    /// A publisher that sends whether all values pass a test, and finishes.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that sends whether all values pass a test, and finishes.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, Upstream.Failure == S.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                Reducer(subscriber, name: "AllSatisfy", atEnd: { true }) { predicate($0) ? .more : .result(false) }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends whether all values pass a test, and fails when the test throws.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that sends whether all values pass a test, and fails when the test throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                TryReducer(subscriber, name: "TryAllSatisfy", atEnd: { true }) {
                    try predicate($0) ? .more : .result(false)
                }
            )
        }
    }
}

extension Publisher {
    /// Sends whether all values pass a test: `false` as soon as a value fails it, or `true` at the end.
    @_disfavoredOverload
    public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values pass a test; an error ends the stream.
    @_disfavoredOverload
    public func tryAllSatisfy(
        _ predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
