extension Publishers {
    /// A publisher that skips values until one fails a test.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher that skips values until one fails a test.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Upstream.Failure == S.Failure {
            let predicate = self.predicate
            var isDropping = true
            upstream.subscribe(
                FilterSubscriber(downstream: subscriber, name: "DropWhile", allowsNone: false) {
                    if isDropping, predicate($0) { return nil }
                    isDropping = false
                    return $0
                }
            )
        }
    }
}

extension Publishers {
    /// A publisher that skips values until one fails a test, and fails when the test throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that tests a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher that skips values until one fails a test, and fails when the test throws.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let predicate = self.predicate
            var isDropping = true
            upstream.subscribe(
                TryFilterSubscriber(subscriber, name: "TryDropWhile", allowsNone: false) {
                    if isDropping, try predicate($0) { return nil }
                    isDropping = false
                    return $0
                }
            )
        }
    }
}

extension Publisher {
    /// Skips values until one fails a test; that value and all after it are sent.
    @_disfavoredOverload
    @inlinable
    public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Skips values until one fails a test; an error ends the stream.
    @inlinable
    public func tryDrop(
        while predicate: @escaping (Self.Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
