extension Publishers {
    /// A publisher that skips values until another publisher sends one.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The publisher whose first value ends the skipping.
        public let other: Other

        /// Creates a publisher that skips values until another publisher sends one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
            let combined = CombinedSubscription(subscriber, name: "DropUntilOutput", allowsNone: true)
            // Guarded by the lock of `combined`.
            var isDropping = true
            let source = LinuxCombine.Upstream<Output, Failure>(
                onValue: { _, value in
                    combined.lock.lock()
                    guard isDropping else {
                        combined.sendUnlocking(value)
                        return .none
                    }
                    // As in Combine, skipped values count towards the demand.
                    precondition(combined.demand > 0, "A publisher sent a value that nobody asked for")
                    combined.demand -= 1
                    combined.lock.unlock()
                    return .none
                },
                onCompletion: { _, completion in combined.end(completion) }
            )
            combined.onRequest = { source.request($0) }
            subscriber.receive(subscription: combined)
            combined.attach(
                other,
                demand: { _ in .max(1) },
                onValue: { other, _ in
                    combined.lock.withLock {
                        isDropping = false
                        combined.forget(other)
                    }
                    other.cancel()
                    return .none
                },
                onCompletion: { _, completion in
                    // If the other publisher completes without a value, nothing can be sent any more.
                    if combined.lock.withLock({ isDropping }) {
                        combined.end(completion)
                    }
                }
            )
            combined.attach(upstream, through: source)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Skips values until another publisher sends one.
    @_disfavoredOverload
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
