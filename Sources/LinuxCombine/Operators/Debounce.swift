extension Publishers {
    /// A publisher that sends a value once no other has come for some time.
    ///
    /// A value that waits when the upstream completes is dropped.
    public struct Debounce<Upstream, Context>: Publisher
    where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// How long no other value must come.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// What the scheduler is told besides.
        public let options: Context.SchedulerOptions?

        /// What the operator of the same name makes: the publisher itself.
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
            let inner = Inner(subscriber, debounce: self)
            let source = UpstreamSubscriber<Output, Failure>(
                onValue: {
                    inner.receive($0)
                    return .none
                },
                onCompletion: { inner.complete($0) }
            )
            guard inner.keep(source) else { return }
            subscriber.receive(subscription: inner)
            source.request(.unlimited)
            upstream.subscribe(source)
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: SerialSubscription<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let debounce: Publishers.Debounce<Upstream, Context>

        // Guarded by `lock`.
        private var waiting: Output?

        /// Tells a timer that was too late to be cancelled.
        private var generation = 0
        private var isTimed = false
        private var timer: (any Cancellable)?

        init(_ downstream: Downstream, debounce: Publishers.Debounce<Upstream, Context>) {
            self.debounce = debounce
            super.init(downstream)
        }

        override func output(of element: Output) -> Output { element }

        /// Each value sets a timer of its own: one that served several would be missed by all of them where a
        /// scheduler drops it, as the time of a test does when its last app ends.
        func receive(_ value: Output) {
            let due = debounce.scheduler.now.advanced(by: debounce.dueTime)
            let (mine, replaced, timer): (Int?, Output?, (any Cancellable)?) = lock.withLock {
                guard isOpen else { return (nil, nil, nil) }
                let replaced = waiting
                waiting = value
                isTimed = true
                generation += 1
                return (generation, replaced, self.timer.take())
            }
            timer?.cancel()
            withExtendedLifetime(replaced) {}
            if let mine {
                setTimer(mine, due: due)
            }
        }

        private func setTimer(_ mine: Int, due: Context.SchedulerTimeType) {
            let scheduler = debounce.scheduler
            // Of the ways to schedule, only one that repeats can be cancelled.
            let timer = scheduler.schedule(
                after: due,
                interval: debounce.dueTime,
                tolerance: scheduler.minimumTolerance,
                options: debounce.options
            ) { [weak self] in
                self?.fire(mine)
            }
            let isLate = lock.withLock {
                guard isOpen, generation == mine, isTimed else { return true }
                self.timer = timer
                return false
            }
            if isLate {
                timer.cancel()
            }
        }

        private func fire(_ fired: Int) {
            let (value, timer): (Output?, (any Cancellable)?) = lock.withLock {
                guard fired == generation, isTimed else { return (nil, nil) }
                isTimed = false
                return (waiting.take(), self.timer.take())
            }
            timer?.cancel()
            if let value {
                sendIfAsked(value)
            }
        }

        private func sendIfAsked(_ value: Output) {
            lock.lock()
            guard demand > 0 else { return lock.unlock() }
            sendUnlocking(value)
        }

        func complete(_ completion: Subscribers.Completion<Failure>) {
            stopTimer()
            debounce.scheduler.schedule(options: debounce.options) { [self] in
                switch completion {
                case .finished: send(completion: .finished)
                case .failure(let error): send(failure: error)
                }
            }
        }

        override func didCancel() {
            stopTimer()
        }

        private func stopTimer() {
            let (timer, dropped) = lock.withLock {
                generation += 1
                isTimed = false
                return (self.timer.take(), waiting.take())
            }
            timer?.cancel()
            withExtendedLifetime(dropped) {}
        }
    }
}

extension Publisher {
    /// Sends a value once no other has come for `dueTime`.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
