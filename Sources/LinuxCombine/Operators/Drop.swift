import CursesUISupport

extension Publishers {
    /// A publisher that skips the first values.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The number of values to skip.
        public let count: Int

        /// Creates a publisher that skips the first values.
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "The number of values to skip cannot be negative")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber, count: count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop {
    /// A subscription whose first request to the upstream includes the values to skip.
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let pending = Locked(Subscribers.Demand.none)

        /// The number of values that are still to be skipped. Not locked, because only upstream calls use it, and these
        /// are serial.
        private var left: Int

        init(_ downstream: Downstream, count: Int) {
            left = count
            super.init(downstream)
        }

        override func didSubscribe() {
            let first = pending.exchange(.none) + left
            if first > 0 {
                requestUpstream(first)
            }
        }

        override func receive(_ input: Output) -> Subscribers.Demand {
            guard left > 0 else { return downstream?.receive(input) ?? .none }
            left -= 1
            return .none
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            finish(completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "A subscriber must request at least one value")
            pending.withLock { $0 += demand }
            guard let upstream else { return }
            let due = pending.exchange(.none)
            if due > 0 {
                upstream.request(due)
            }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    /// Skips further values; the two counts are added.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
        Publishers.Drop(upstream: upstream, count: self.count + count)
    }
}

extension Publisher {
    /// Skips the first `count` values.
    @_disfavoredOverload
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
