extension Publishers {
    /// A publisher that sends the last value, and finishes.
    public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends the last value, and finishes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Upstream.Failure == S.Failure {
            var last: Output?
            upstream.subscribe(
                Reducer(subscriber, name: "Last", atEnd: { last }) {
                    last = $0
                    return .more
                }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends the last value that passes a test, and finishes.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that sends the last value that passes a test, and finishes.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Upstream.Failure == S.Failure {
            let predicate = self.predicate
            var last: Output?
            upstream.subscribe(
                Reducer(subscriber, name: "LastWhere", atEnd: { last }) {
                    if predicate($0) { last = $0 }
                    return .more
                }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends the last value that passes a test, and fails when the test throws.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that sends the last value that passes a test, and fails when the test throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let predicate = self.predicate
            var last: Output?
            upstream.subscribe(
                TryReducer(subscriber, name: "TryLastWhere", atEnd: { last }) {
                    if try predicate($0) { last = $0 }
                    return .more
                }
            )
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the last value, at the end.
    @_disfavoredOverload
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value that passes a test, at the end.
    @_disfavoredOverload
    public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that passes a test, at the end; an error ends the stream.
    public func tryLast(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
