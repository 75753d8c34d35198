extension Publishers {
    /// A publisher that sends the time between values instead of the values.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler whose clock measures the time.
        public let scheduler: Context

        /// Creates a publisher that sends the time between values instead of the values.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
            upstream.subscribe(Inner(subscriber, scheduler: scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let scheduler: Context

        /// The time of the last value. Not locked, because only upstream calls use it, and these are serial.
        private var last: Context.SchedulerTimeType?

        init(_ downstream: Downstream, scheduler: Context) {
            self.scheduler = scheduler
            super.init(downstream)
        }

        override func didSubscribe() {
            last = scheduler.now
            super.didSubscribe()
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let now = scheduler.now
            guard let downstream, let before = last else { return .none }
            last = now
            let more = downstream.receive(before.distance(to: now))
            if more > 0 {
                requestUpstream(more)
            }
            return .none
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            finish(completion)
        }
    }
}

extension Publisher {
    /// Sends the time between values on a scheduler's clock; the first time is measured from the subscription.
    public func measureInterval<S>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
