extension Publishers {
    /// A publisher that sends a value if its upstream finishes without any.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is sent instead.
        public let output: Upstream.Output

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let relay = Relay<Output, S>(subscriber, name: "ReplaceEmpty")
            subscriber.receive(subscription: relay)
            var isEmpty = true
            let watched = upstream.handleEvents(receiveOutput: { _ in isEmpty = false })
            relay.attach(watched) { [output] completion in
                if isEmpty, case .finished = completion {
                    relay.attach(Just(output)) { _ in relay.finish(.finished) }
                } else {
                    relay.finish(completion)
                }
            }
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends a value if this publisher finishes without any.
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
