extension Publishers {
    /// A publisher that sends at most one value in each interval: the first value at once, and then, at the end
    /// of each interval in which values arrive, the newest or the first of them.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler on which values are delivered.
        public let scheduler: Context

        /// Whether the newest value of an interval is sent, or the first.
        public let latest: Bool

        /// Creates a publisher that sends at most one value in each interval: the first value at once, and
        /// then, at the end of each interval in which values arrive, the newest or the first of them.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let combined = CombinedSubscription(subscriber, name: "Throttle", allowsNone: true)
            let throttler = Throttler(self, combined)
            combined.atEnd { throttler.drop() }
            // The subscriber receives the subscription first, so that its demand is known if the upstream sends a value
            // immediately.
            subscriber.receive(subscription: combined)
            combined.attach(
                upstream,
                demand: { _ in .unlimited },
                onValue: { _, value in
                    throttler.receive(value)
                    return .none
                },
                onCompletion: { _, completion in throttler.complete(completion) }
            )
        }
    }
}

extension Publishers.Throttle {
    /// Keeps one value of each interval, which is sent at the end of the interval.
    private final class Throttler {
        private let throttle: Publishers.Throttle<Upstream, Context>
        private let combined: CombinedSubscription<Output, Failure>

        // Guarded by the lock of `combined`.
        private var waiting: Output?
        private var lastSent: Context.SchedulerTimeType?
        private var isScheduled = false
        private var completion: Subscribers.Completion<Failure>?

        init(
            _ throttle: Publishers.Throttle<Upstream, Context>, _ combined: CombinedSubscription<Output, Failure>
        ) {
            self.throttle = throttle
            self.combined = combined
        }

        func receive(_ value: Output) {
            let now = throttle.scheduler.now
            let (due, retired): (Context.SchedulerTimeType??, Output?) = combined.lock.withLock {
                if isScheduled {
                    guard throttle.latest else { return (nil, nil) }
                    defer { waiting = value }
                    return (nil, waiting.take())
                }
                isScheduled = true
                waiting = value
                guard let lastSent else { return (.some(nil), nil) }
                let next = lastSent.advanced(by: throttle.interval)
                return (.some(now.distance(to: next) > 0 ? next : nil), nil)
            }
            withExtendedLifetime(retired) {}
            guard let due else { return }
            if let due {
                throttle.scheduler.schedule(after: due) { self.fire() }
            } else {
                throttle.scheduler.schedule { self.fire() }
            }
        }

        private func fire() {
            let now = throttle.scheduler.now
            let (value, completion) = combined.lock.withLock {
                isScheduled = false
                lastSent = now
                return (waiting.take(), self.completion)
            }
            if let value {
                combined.sendIfAsked(value)
            }
            if let completion {
                combined.end(completion)
            }
        }

        /// Completes the stream. If a value is waiting, it is still sent at its time, followed by the completion.
        func complete(_ completion: Subscribers.Completion<Failure>) {
            let isFree = combined.lock.withLock {
                self.completion = completion
                defer { isScheduled = true }
                return !isScheduled
            }
            if isFree {
                throttle.scheduler.schedule { self.fire() }
            }
        }

        func drop() {
            let dropped = combined.lock.withLock { waiting.take() }
            withExtendedLifetime(dropped) {}
        }
    }
}

extension Publisher {
    /// Sends at most one value in each interval.
    ///
    /// - Parameters:
    ///   - interval: the minimum time between two values.
    ///   - scheduler: the scheduler that measures the time and delivers the values.
    ///   - latest: whether the newest value of an interval is sent, or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
