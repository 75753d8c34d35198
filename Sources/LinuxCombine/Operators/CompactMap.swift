extension Publishers {
    /// A publisher that transforms each value with a closure, and sends the results that are not `nil`.
    public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher that transforms each value with a closure, and sends the results that are not `nil`.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(FilterSubscriber(downstream: subscriber, transform: transform))
        }
    }

    /// A publisher that transforms each value with a closure, sends the results that are not `nil`, and fails when
    /// the closure throws.
    public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher that transforms each value with a closure, sends the results that are not `nil`,
        /// and fails when the closure throws.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(TryFilterSubscriber(subscriber, name: "TryCompactMap", transform: transform))
        }
    }
}

extension Publishers.CompactMap {
    /// Applies a further closure to each value; the two closures are combined into one.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Applies a further closure to each value; the two closures are combined into one.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// Applies a further closure to each value; the two closures are combined into one.
    @inlinable
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}

extension Publisher {
    /// Transforms each value with a closure, and sends the results that are not `nil`.
    @_disfavoredOverload
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value with a closure, and sends the results that are not `nil`; an error ends the stream.
    @inlinable
    public func tryCompactMap<T>(
        _ transform: @escaping (Self.Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
