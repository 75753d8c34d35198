extension Publishers {
    /// A publisher that skips values that are equal to the previous value.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Returns whether the first value, which was sent last, is equal to the second.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher that skips values that are equal to the previous value.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let predicate = self.predicate
            var last: Output?
            upstream.subscribe(
                FilterSubscriber(downstream: subscriber, name: "RemoveDuplicates") { input in
                    if let last, predicate(last, input) { return nil }
                    last = input
                    return input
                }
            )
        }
    }

    /// A publisher that skips values that are equal to the previous value, and fails when the comparison throws.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// Returns whether the first value, which was sent last, is equal to the second.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates a publisher that skips values that are equal to the previous value, and fails when the
        /// comparison throws.
        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let predicate = self.predicate
            var last: Output?
            upstream.subscribe(
                TryFilterSubscriber(subscriber, name: "TryRemoveDuplicates") { input in
                    if let last, try predicate(last, input) { return nil }
                    last = input
                    return input
                }
            )
        }
    }
}

extension Publisher where Self.Output: Equatable {
    /// Skips values that are equal to the previous value.
    @_disfavoredOverload
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Skips values that a closure compares as equal to the previous value.
    @_disfavoredOverload
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Skips values that a closure compares as equal to the previous value; an error ends the stream.
    @_disfavoredOverload
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
