extension Publishers {
    /// The strategies that determine when collected values are sent.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// Sends the values at the end of each period of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// Sends the values at the end of each period of time, and whenever the given number of values has been
        /// collected.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that sends the values of each period of time in one array.
    ///
    /// The periods begin at the subscription and follow each other without gaps. Nothing is sent for a period without
    /// values.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The strategy that determines when values are sent.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// Additional options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that sends the values of each period of time in one array.
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
            let combined = CombinedSubscription(subscriber, name: "CollectByTime", allowsNone: true)
            let collector = Collector(strategy, options, combined)
            combined.atEnd { collector.drop() }
            subscriber.receive(subscription: combined)
            combined.attach(
                upstream,
                demand: { _ in .unlimited },
                onValue: { _, value in
                    collector.receive(value)
                    return .none
                },
                onCompletion: { _, completion in collector.complete(completion) }
            )
        }
    }
}

extension Publishers.CollectByTime {
    /// Collects the values of a period.
    private final class Collector {
        private let combined: CombinedSubscription<Output, Failure>
        private let scheduler: Context
        private let period: Context.SchedulerTimeType.Stride
        private let count: Int
        private let options: Context.SchedulerOptions?

        // Guarded by the lock of `combined`. A timer is scheduled only while there are values.
        private var values: [Upstream.Output] = []
        private var periodEnd: Context.SchedulerTimeType
        private var isScheduled = false

        /// The signals that are to be delivered on the scheduler: collected values and the completion.
        private var due = FIFO<Signal>()

        private enum Signal {
            case values([Upstream.Output])
            case completion(Subscribers.Completion<Failure>)
        }

        init(
            _ strategy: Publishers.TimeGroupingStrategy<Context>,
            _ options: Context.SchedulerOptions?,
            _ combined: CombinedSubscription<Output, Failure>
        ) {
            self.combined = combined
            switch strategy {
            case .byTime(let scheduler, let period):
                (self.scheduler, self.period, count) = (scheduler, period, .max)
            case .byTimeOrCount(let scheduler, let period, let count):
                (self.scheduler, self.period, self.count) = (scheduler, period, count)
            }
            self.options = options
            periodEnd = scheduler.now.advanced(by: period)
        }

        func complete(_ completion: Subscribers.Completion<Failure>) {
            let unfinished = combined.lock.withLock {
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

        func receive(_ value: Upstream.Output) {
            let now = scheduler.now
            let (isFull, dueTime): (Bool, Context.SchedulerTimeType?) = combined.lock.withLock {
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
                    // A scheduler whose time does not advance has no periods.
                    guard periodEnd.distance(to: next) > 0 else { break }
                    periodEnd = next
                }
                return (false, periodEnd)
            }
            if isFull {
                deliverSoon()
            } else if let dueTime {
                // The reference is weak, so that a pending timer does not keep a finished stream alive.
                scheduler.schedule(after: dueTime, tolerance: scheduler.minimumTolerance, options: options) {
                    [weak self] in self?.flush()
                }
            }
        }

        /// Ends the period. Runs on the scheduler.
        private func flush() {
            combined.lock.lock()
            isScheduled = false
            if !values.isEmpty {
                due.append(.values(values))
                values = []
            }
            combined.lock.unlock()
            deliver()
        }

        private func deliverSoon() {
            scheduler.schedule(options: options) { [self] in deliver() }
        }

        /// Delivers the signals. Taking a signal and starting to send it happen under the same lock, which keeps the
        /// order on a concurrent scheduler.
        private func deliver() {
            while true {
                combined.lock.lock()
                switch due.popFirst() {
                case .values(let values):
                    combined.sendUnlocking(values)
                case .completion(let completion):
                    combined.lock.unlock()
                    combined.end(completion)
                case nil:
                    return combined.lock.unlock()
                }
            }
        }

        func drop() {
            let dropped = combined.lock.withLock {
                defer { values = [] }
                return (values, due.takeAll())
            }
            withExtendedLifetime(dropped) {}
        }
    }
}

extension Publisher {
    /// Sends the values of each period of time in one array.
    @_disfavoredOverload
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
