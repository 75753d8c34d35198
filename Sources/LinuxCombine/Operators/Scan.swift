extension Publishers {
    /// A publisher that sends the running result of a closure over the values.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// What the operator of the same name makes: the publisher itself.
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

    /// A publisher that sends the running result of a closure over the values, and fails when it throws.
    public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// Makes the next result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// What the operator of the same name makes: the publisher itself.
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
    /// Sends the running result of a closure over the values.
    @inlinable
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the running result of a closure over the values; an error ends the stream.
    @inlinable
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
