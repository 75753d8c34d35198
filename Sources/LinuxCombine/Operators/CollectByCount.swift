extension Publishers {
    /// A publisher that sends values in arrays of a given length; the last one may be shorter.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The number of values in an array.
        public let count: Int

        /// Creates a publisher that sends values in arrays of a given length; the last one may be shorter.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == [Upstream.Output], Upstream.Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        private let count: Int

        /// Used only by upstream calls, which are serial.
        private var values: [Upstream.Output] = []

        init(_ downstream: Downstream, count: Int) {
            self.count = count
            super.init(downstream)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            values.append(input)
            guard values.count == count, let downstream else { return .none }
            let full = values
            values = []
            return downstream.receive(full) * count
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            if case .finished = completion, !values.isEmpty {
                let rest = values
                values = []
                _ = downstream?.receive(rest)
            }
            finish(completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "A subscriber must request at least one value")
            super.request(demand * count)
        }
    }
}

extension Publisher {
    /// Sends values in arrays of `count`; the last one may be shorter.
    @_disfavoredOverload
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
