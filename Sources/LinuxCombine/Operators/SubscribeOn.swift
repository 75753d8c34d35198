extension Publishers {
    /// A publisher that subscribes, requests values and cancels on a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The scheduler on which the publisher subscribes, requests values and cancels.
        public let scheduler: Context

        /// Additional options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes, requests values and cancels on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let inner = Inner(subscriber, scheduler: scheduler, options: options)
            scheduler.schedule(options: options) { [upstream] in
                upstream.subscribe(inner)
            }
        }
    }
}

extension Publishers.SubscribeOn {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let scheduler: Context
        private let options: Context.SchedulerOptions?

        init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.scheduler = scheduler
            self.options = options
            super.init(downstream)
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            downstream?.receive(input) ?? .none
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            scheduler.schedule(options: options) { self.requestUpstream(demand) }
        }

        override func cancel() {
            let upstream = end().upstream
            scheduler.schedule(options: options) { upstream?.cancel() }
        }
    }
}

extension Publisher {
    /// Subscribes, requests values and cancels on a scheduler. Values arrive on any thread on which upstream sends
    /// them.
    public func subscribe<S>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
