extension Publishers {
    /// A publisher that combines all values with a closure, sends the final result, and finishes.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result.
        public let initial: Output

        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher that combines all values with a closure, sends the final result, and finishes.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                Reducer(subscriber, name: "Reduce", atEnd: { result }) {
                    result = next(result, $0)
                    return .more
                }
            )
        }
    }
}

extension Publishers {
    /// A publisher that combines all values with a closure, sends the final result, and fails when the closure throws.
    public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The initial result.
        public let initial: Output

        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher that combines all values with a closure, sends the final result, and fails when
        /// the closure throws.
        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                TryReducer(subscriber, name: "TryReduce", atEnd: { result }) {
                    result = try next(result, $0)
                    return .more
                }
            )
        }
    }
}

extension Publisher {
    /// Combines all values with a closure, and sends the final result at the end.
    @_disfavoredOverload
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values with a closure, and sends the final result at the end; an error ends the stream.
    @_disfavoredOverload
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Self.Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
