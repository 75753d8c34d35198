extension Publishers {
    /// A publisher that sends at most one value in each interval: the first at once, and then, at the end
    /// of each interval in which values came, the newest or the first of them.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// Whether the newest value of an interval is sent, or the first.
        public let latest: Bool

        /// What the operator of the same name makes: the publisher itself.
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
            let inner = Inner(subscriber, throttle: self)
            let source = UpstreamSubscriber<Output, Failure>(
                onValue: {
                    inner.receive($0)
                    return .none
                },
                onCompletion: { inner.complete($0) }
            )
            guard inner.keep(source) else { return }
            // The subscriber first, so that its demand is known when a replaying upstream sends at once.
            subscriber.receive(subscription: inner)
            source.request(.unlimited)
            upstream.subscribe(source)
        }
    }
}

extension Publishers.Throttle {
    private final class Inner<Downstream: Subscriber>: SerialSubscription<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let throttle: Publishers.Throttle<Upstream, Context>

        // Guarded by `lock`.
        private var waiting: Output?
        private var lastSent: Context.SchedulerTimeType?
        private var isScheduled = false
        private var end: Subscribers.Completion<Failure>?

        init(_ downstream: Downstream, throttle: Publishers.Throttle<Upstream, Context>) {
            self.throttle = throttle
            super.init(downstream)
        }

        override func output(of element: Output) -> Output { element }

        func receive(_ value: Output) {
            let now = throttle.scheduler.now
            let (due, retired): (Context.SchedulerTimeType??, Output?) = lock.withLock {
                guard isOpen else { return (nil, nil) }
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
            let (value, end) = lock.withLock {
                isScheduled = false
                lastSent = now
                return (waiting.take(), self.end)
            }
            if let value {
                lock.lock()
                if demand > 0 { sendUnlocking(value) } else { lock.unlock() }
            }
            if let end {
                send(completion: end)
            }
        }

        /// A value that waits is still sent at its time, and the completion after it.
        func complete(_ completion: Subscribers.Completion<Failure>) {
            let isFree = lock.withLock {
                end = completion
                defer { isScheduled = true }
                return !isScheduled
            }
            if isFree {
                throttle.scheduler.schedule { self.fire() }
            }
        }

        override func didCancel() {
            let dropped = lock.withLock { waiting.take() }
            withExtendedLifetime(dropped) {}
        }
    }
}

extension Publisher {
    /// Sends at most one value in each interval.
    ///
    /// - Parameters:
    ///   - interval: the least time between two values.
    ///   - scheduler: whose time is taken, and where values are delivered.
    ///   - latest: whether the newest value of an interval is sent, or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
