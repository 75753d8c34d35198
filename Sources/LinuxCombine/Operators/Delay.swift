extension Publishers {
    /// A publisher that delivers values and the completion, even a failure, some time later.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The time by which delivery is delayed.
        public let interval: Context.SchedulerTimeType.Stride

        /// The additional delay that is acceptable.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler on which values and the completion are delivered.
        public let scheduler: Context

        /// Additional options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that delivers values and the completion, even a failure, some time later.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, delay: self))
        }
    }
}

extension Publishers.Delay {
    private final class Inner<Downstream: Subscriber>: ScheduledSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let delay: Publishers.Delay<Upstream, Context>

        init(_ downstream: Downstream, delay: Publishers.Delay<Upstream, Context>) {
            self.delay = delay
            super.init(downstream)
        }

        override func schedule(_ work: @escaping () -> Void) {
            delay.scheduler.schedule(
                after: delay.scheduler.now.advanced(by: delay.interval),
                tolerance: delay.tolerance,
                options: delay.options,
                work
            )
        }
    }
}

extension Publisher {
    /// Delivers values and the completion some time later, on a scheduler.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }
}
