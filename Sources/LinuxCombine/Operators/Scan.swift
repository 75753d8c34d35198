extension Publishers {
    /// A publisher that combines each value with the previous result, and sends every result.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result.
        public let initialResult: Output

        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines each value with the previous result, and sends every result.
        @inlinable
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            var result = initialResult
            let next = nextPartialResult
            upstream.subscribe(
                FilterSubscriber(downstream: subscriber) { input in
                    result = next(result, input)
                    return result
                }
            )
        }
    }

    /// A publisher that combines each value with the previous result, sends every result, and fails when the closure
    /// throws.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result.
        public let initialResult: Output

        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines each value with the previous result, sends every result, and fails
        /// when the closure throws.
        @inlinable
        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            var result = initialResult
            let next = nextPartialResult
            upstream.subscribe(
                TryFilterSubscriber(subscriber, name: "TryScan") { input in
                    result = try next(result, input)
                    return result
                }
            )
        }
    }
}

extension Publisher {
    /// Combines each value with the previous result, and sends every result.
    @_disfavoredOverload
    @inlinable
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the previous result, and sends every result; an error ends the stream.
    @_disfavoredOverload
    @inlinable
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
