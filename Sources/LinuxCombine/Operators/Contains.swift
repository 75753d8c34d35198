extension Publishers {
    /// A publisher that sends whether its upstream sends a given value, and finishes.
    public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The value to look for.
        public let output: Upstream.Output

        /// Creates a publisher that sends whether its upstream sends a given value, and finishes.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, Upstream.Failure == S.Failure {
            let output = self.output
            upstream.subscribe(
                Reducer(subscriber, name: "Contains", atEnd: { false }) { $0 == output ? .result(true) : .more }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends whether any value passes a test, and finishes.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that sends whether any value passes a test, and finishes.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, Upstream.Failure == S.Failure {
            let predicate = self.predicate
            upstream.subscribe(
                Reducer(subscriber, name: "ContainsWhere", atEnd: { false }) { predicate($0) ? .result(true) : .more }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends whether any value passes a test, and fails when the test throws.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that sends whether any value passes a test, and fails when the test throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Bool, S.Failure == any Error {
            let predicate = self.predicate
            upstream.subscribe(
                TryReducer(subscriber, name: "TryContainsWhere", atEnd: { false }) {
                    try predicate($0) ? .result(true) : .more
                }
            )
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Self.Output: Equatable {
    /// Sends whether this publisher sends a given value: `true` as soon as it does, or `false` at the end.
    @_disfavoredOverload
    public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends whether any value passes a test.
    @_disfavoredOverload
    public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether any value passes a test; an error ends the stream.
    @_disfavoredOverload
    public func tryContains(
        where predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
