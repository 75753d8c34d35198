extension Publishers {
    /// A publisher that sends values until another publisher sends one, and then finishes.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Creates a publisher that sends values until another publisher sends one, and then finishes.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let combined = CombinedSubscription(subscriber, name: "PrefixUntilOutput", allowsNone: true)
            let source = LinuxCombine.Upstream<Output, Failure>(
                onValue: { _, value in
                    combined.send(value)
                    return .none
                },
                onCompletion: { _, completion in combined.end(completion) }
            )
            combined.onRequest = { source.request($0) }
            subscriber.receive(subscription: combined)
            // The other publisher is attached first, so that a value that it sends immediately ends the stream before
            // it begins.
            combined.attach(
                other,
                demand: { _ in .max(1) },
                onValue: { _, _ in
                    combined.end(.finished)
                    return .none
                },
                onCompletion: { _, _ in }
            )
            combined.attach(upstream, through: source)
        }
    }
}

extension Publisher {
    /// Sends values until another publisher sends one, and then finishes.
    @_disfavoredOverload
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
    where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
