extension Publishers {
    /// A publisher that sends values until one fails a test, and then finishes.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that sends values until one fails a test, and then finishes.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Upstream.Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, predicate: predicate))
        }
    }
}

extension Publishers {
    /// A publisher that sends values until one fails a test, and fails when the test throws.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that sends values until one fails a test, and fails when the test throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(Inner(subscriber, predicate: predicate))
        }
    }
}

extension Publishers.PrefixWhile {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let predicate: (Upstream.Output) -> Bool

        init(_ downstream: Downstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.predicate = predicate
            super.init(downstream)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard let downstream else { return .none }
            if predicate(input) {
                return downstream.receive(input)
            }
            stop(.finished)
            return .none
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion)
        }
    }
}

extension Publishers.TryPrefixWhile {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == any Error {
        private let predicate: (Upstream.Output) throws -> Bool

        init(_ downstream: Downstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.predicate = predicate
            super.init(downstream)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard let downstream else { return .none }
            do {
                if try predicate(input) {
                    return downstream.receive(input)
                }
                stop(.finished)
            } catch {
                stop(.failure(error))
            }
            return .none
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion.erased())
        }
    }
}

extension Publisher {
    /// Sends values until one fails a test, and then finishes.
    @_disfavoredOverload
    public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until one fails a test; an error ends the stream.
    public func tryPrefix(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
