extension Publishers {
    /// When values that were collected are sent.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// At the end of each period of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of each period of time, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that sends the values of each period of time in one array.
    ///
    /// The periods follow each other from the subscription on. One without values sends nothing.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// When values are sent.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// What the scheduler is told besides.
        public let options: Context.SchedulerOptions?

        /// What the operator of the same name makes: the publisher itself.
        public init(
            upstream: Upstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            let inner = Inner(subscriber, strategy: strategy, options: options)
            subscriber.receive(subscription: inner)
            inner.attach(upstream)
        }
    }
}

extension Publishers.CollectByTime {
    private final class Inner<Downstream: Subscriber>: SerialSubscription<[Upstream.Output], Downstream>
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Failure {
        private let scheduler: Context
        private let period: Context.SchedulerTimeType.Stride
        private let count: Int
        private let options: Context.SchedulerOptions?

        // Guarded by `lock`. A timer runs only while there are values, so an idle stream wakes nobody.
        private var values: [Upstream.Output] = []
        private var periodEnd: Context.SchedulerTimeType
        private var isScheduled = false

        /// What the scheduler is to deliver: full arrays, and the end.
        private var due = FIFO<Signal>()

        private enum Signal {
            case values([Upstream.Output])
            case completion(Subscribers.Completion<Failure>)
        }

        init(
            _ downstream: Downstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            switch strategy {
            case .byTime(let scheduler, let period):
                (self.scheduler, self.period, count) = (scheduler, period, .max)
            case .byTimeOrCount(let scheduler, let period, let count):
                (self.scheduler, self.period, self.count) = (scheduler, period, count)
            }
            self.options = options
            periodEnd = scheduler.now.advanced(by: period)
            super.init(downstream)
        }

        override func output(of element: [Upstream.Output]) -> [Upstream.Output] { element }

        func attach(_ upstream: Upstream) {
            let source = UpstreamSubscriber<Upstream.Output, Upstream.Failure>(
                onValue: { [self] value in
                    receive(value)
                    return .none
                },
                onCompletion: { [self] completion in
                    let unfinished = lock.withLock {
                        let rest = values
                        values = []
                        if case .failure = completion {
                            due.append(.completion(completion))
                            return rest
                        }
                        if !rest.isEmpty { due.append(.values(rest)) }
                        due.append(.completion(completion))
                        return []
                    }
                    withExtendedLifetime(unfinished) {}
                    deliverSoon()
                }
            )
            guard keep(source) else { return }
            source.request(.unlimited)
            upstream.subscribe(source)
        }

        private func receive(_ value: Upstream.Output) {
            let now = scheduler.now
            let (isFull, dueTime): (Bool, Context.SchedulerTimeType?) = lock.withLock {
                values.append(value)
                if values.count >= count {
                    due.append(.values(values))
                    values = []
                    return (true, nil)
                }
                if isScheduled { return (false, nil) }
                isScheduled = true
                while now.distance(to: periodEnd) <= 0 {
                    let next = periodEnd.advanced(by: period)
                    // A scheduler whose time stands still has no periods.
                    guard periodEnd.distance(to: next) > 0 else { break }
                    periodEnd = next
                }
                return (false, periodEnd)
            }
            if isFull {
                deliverSoon()
            } else if let dueTime {
                // Whoever has ended is not kept by a time that has yet to come.
                scheduler.schedule(after: dueTime, tolerance: scheduler.minimumTolerance, options: options) {
                    [weak self] in
                    self?.lock.withLock { self?.isScheduled = false }
                    self?.flush()
                }
            }
        }

        /// The period is over. Runs on the scheduler.
        private func flush() {
            lock.lock()
            if !values.isEmpty {
                due.append(.values(values))
                values = []
            }
            lock.unlock()
            deliver()
        }

        private func deliverSoon() {
            scheduler.schedule(options: options) { [self] in deliver() }
        }

        /// Takes and sends with one hold of the lock, so that the order stays on a concurrent scheduler.
        private func deliver() {
            while true {
                lock.lock()
                switch due.popFirst() {
                case .values(let values):
                    sendUnlocking(values)
                case .completion(.finished):
                    lock.unlock()
                    send(completion: .finished)
                case .completion(.failure(let error)):
                    lock.unlock()
                    send(failure: error)
                case nil:
                    return lock.unlock()
                }
            }
        }

        override func didCancel() {
            let dropped = lock.withLock {
                defer { values = [] }
                return (values, due.takeAll())
            }
            withExtendedLifetime(dropped) {}
        }
    }
}

extension Publisher {
    /// Sends the values of each period of time in one array.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
