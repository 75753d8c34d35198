extension Publishers {
    /// A publisher that sends a value once no other value has arrived for some time.
    ///
    /// A value that is still waiting when the upstream completes is dropped.
    public struct Debounce<Upstream, Context>: Publisher
    where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The time without other values after which a value is sent.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// The scheduler on which values are delivered.
        public let scheduler: Context

        /// Additional options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that sends a value once no other value has arrived for some time.
        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let combined = CombinedSubscription(subscriber, name: "Debounce", allowsNone: true)
            let debouncer = Debouncer(self, combined)
            combined.atEnd { debouncer.stop() }
            subscriber.receive(subscription: combined)
            combined.attach(
                upstream,
                demand: { _ in .unlimited },
                onValue: { _, value in
                    debouncer.receive(value)
                    return .none
                },
                onCompletion: { _, completion in debouncer.complete(completion) }
            )
        }
    }
}

extension Publishers.Debounce {
    /// Stores the newest value until it is due.
    ///
    /// One timer serves a whole burst of values. If it fires before the newest value is due, a new timer is set for the
    /// remaining time.
    private final class Debouncer {
        private let debounce: Publishers.Debounce<Upstream, Context>
        private let combined: CombinedSubscription<Output, Failure>

        // Guarded by the lock of `combined`.
        private var newest: Output?

        /// The time at which the newest value is to be sent.
        private var due: Context.SchedulerTimeType?

        /// The number of the pending timer; `nil` if there is none. A timer with a different number was cancelled, and
        /// is ignored if it fires nevertheless.
        private var running: Int?
        private var timers = 0
        private var timer: (any Cancellable)?

        init(
            _ debounce: Publishers.Debounce<Upstream, Context>, _ combined: CombinedSubscription<Output, Failure>
        ) {
            self.debounce = debounce
            self.combined = combined
        }

        func receive(_ value: Output) {
            let due = debounce.scheduler.now.advanced(by: debounce.dueTime)
            combined.lock.lock()
            let replaced = newest
            newest = value
            self.due = due
            let number = running == nil ? nextTimer() : nil
            combined.lock.unlock()
            withExtendedLifetime(replaced) {}
            if let number {
                setTimer(number, due)
            }
        }

        /// Returns the number of a timer that is about to be set. The lock is held.
        private func nextTimer() -> Int {
            timers += 1
            running = timers
            return timers
        }

        private func setTimer(_ number: Int, _ due: Context.SchedulerTimeType) {
            let scheduler = debounce.scheduler
            let alarm = Alarm(self, number)
            // Repeating, because a scheduler returns a cancellable only for repeating work.
            let timer = scheduler.schedule(
                after: due,
                interval: debounce.dueTime,
                tolerance: scheduler.minimumTolerance,
                options: debounce.options
            ) {
                alarm.debouncer?.fire(number, at: due)
            }
            let isLate = combined.lock.withLock {
                guard running == number else { return true }
                self.timer = timer
                return false
            }
            if isLate {
                timer.cancel()
            }
        }

        /// Sends the newest value if it is due, or sets a timer for the remaining time.
        ///
        /// - Parameter time: the time for which the timer was set. It is used instead of the scheduler's `now`, which
        ///   may not advance.
        private func fire(_ number: Int, at time: Context.SchedulerTimeType) {
            combined.lock.lock()
            guard running == number, let due else { return combined.lock.unlock() }
            let fired = timer.take()
            if time < due {
                let next = nextTimer()
                combined.lock.unlock()
                fired?.cancel()
                setTimer(next, due)
            } else {
                running = nil
                let value = newest.take()
                combined.lock.unlock()
                fired?.cancel()
                if let value {
                    combined.sendIfAsked(value)
                }
            }
        }

        /// Handles a timer that its scheduler has released before it fired, as a virtual time does when a test ends.
        func lose(_ number: Int) {
            let lost = combined.lock.withLock {
                guard running == number else { return (any Cancellable)?.none }
                running = nil
                return timer.take()
            }
            withExtendedLifetime(lost) {}
        }

        func complete(_ completion: Subscribers.Completion<Failure>) {
            stop()
            debounce.scheduler.schedule(options: debounce.options) { [combined] in combined.end(completion) }
        }

        func stop() {
            let (timer, dropped) = combined.lock.withLock {
                running = nil
                return (self.timer.take(), newest.take())
            }
            timer?.cancel()
            withExtendedLifetime(dropped) {}
        }

        /// The object that a scheduler's timer holds. When it is released, the timer can no longer fire.
        private final class Alarm {
            private(set) weak var debouncer: Debouncer?
            private let number: Int

            init(_ debouncer: Debouncer, _ number: Int) {
                self.debouncer = debouncer
                self.number = number
            }

            deinit {
                debouncer?.lose(number)
            }
        }
    }
}

extension Publisher {
    /// Sends a value once no other value has arrived for `dueTime`.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
