extension Publishers {
    /// A publisher that sends the first value and finishes.
    public struct First<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends the first value and finishes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Reducer(subscriber, name: "First") { .result($0) })
        }
    }

    /// A publisher that sends the first value that passes a test, and finishes.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Output) -> Bool

        /// Creates a publisher that sends the first value that passes a test, and finishes.
        public init(upstream: Upstream, predicate: @escaping (Publishers.FirstWhere<Upstream>.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let predicate = self.predicate
            upstream.subscribe(
                Reducer(subscriber, name: "TryFirst") { predicate($0) ? .result($0) : .more }
            )
        }
    }

    /// A publisher that sends the first value that passes a test, and finishes; it fails when the test
    /// throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Output) throws -> Bool

        /// Creates a publisher that sends the first value that passes a test, and finishes; it fails when the
        /// test throws.
        public init(
            upstream: Upstream,
            predicate: @escaping (Publishers.TryFirstWhere<Upstream>.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                TryReducer(subscriber, name: "TryFirstWhere") { try predicate($0) ? .result($0) : .more }
            )
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first value and finishes.
    @_disfavoredOverload
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Sends the first value that passes a test, and finishes.
    @_disfavoredOverload
    public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that passes a test, and finishes; an error ends the stream.
    public func tryFirst(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
