extension Publishers {
    /// A publisher that changes each value with a closure that may throw, and fails when it does.
    public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// Makes the new value.
        public let transform: (Upstream.Output) throws -> Output

        /// What the operator of the same name makes: the publisher itself.
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

    /// Changes each value once more; the two closures become one.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Changes each value once more; the two closures become one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publisher {
    /// Changes each value with a closure that may throw; an error ends the stream.
    public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
