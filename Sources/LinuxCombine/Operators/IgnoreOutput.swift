extension Publishers {
    /// A publisher that sends no values, only the completion.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends no values, only the completion.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Never, Upstream.Failure == S.Failure {
            upstream.subscribe(IgnoringSubscriber(downstream: subscriber))
        }
    }
}

/// Requests unlimited values, which it drops, and passes on only the subscription and the completion.
private struct IgnoringSubscriber<Input, Downstream: Subscriber>: Subscriber where Downstream.Input == Never {
    let downstream: Downstream
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends no values, only the completion.
    @_disfavoredOverload
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
