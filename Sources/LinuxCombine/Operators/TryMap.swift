extension Publishers {
    /// A publisher that transforms each value with a closure, and fails when the closure throws.
    public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that transforms a value.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher that transforms each value with a closure, and fails when the closure throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(Inner(subscriber, transform: transform))
        }
    }
}

extension Publishers.TryMap {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Output, Downstream.Failure == any Error {
        private let transform: (Upstream.Output) throws -> Output

        init(_ downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.transform = transform
            super.init(downstream)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard let downstream else { return .none }
            do {
                return downstream.receive(try transform(input))
            } catch {
                stop(.failure(error))
                return .none
            }
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion.erased())
        }
    }

    /// Applies a further closure to each value; the two closures are combined into one.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Applies a further closure to each value; the two closures are combined into one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publisher {
    /// Transforms each value with a closure that may throw; an error ends the stream.
    @_disfavoredOverload
    public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
