extension Publishers {
    /// A publisher that sends no values, only the completion.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Never, Upstream.Failure == S.Failure {
            upstream.subscribe(Inner(subscriber))
        }
    }
}

extension Publishers.IgnoreOutput {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Never, Downstream.Failure == Upstream.Failure {
        override func didSubscribe() {
            super.didSubscribe()
            requestUpstream(.unlimited)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion)
        }

        /// No value will come, so demand is nobody's business.
        override func request(_ demand: Subscribers.Demand) {}
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends no values, only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
