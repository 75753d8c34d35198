extension Publishers {
    /// A publisher that sends a value once no other has come for some time.
    ///
    /// A value that waits when the upstream completes is dropped.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
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
            let junction = Inner(subscriber, debounce: self)
            let source = Source<Output, Failure>(
                onValue: {
                    junction.receive($0)
                    return .none
                },
                onCompletion: { junction.complete($0) }
            )
            guard junction.keep(source) else { return }
            subscriber.receive(subscription: junction)
            source.request(.unlimited)
            upstream.subscribe(source)
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: Junction<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let debounce: Publishers.Debounce<Upstream, Context>

        // Guarded by `lock`. The generation tells a timer that was too late to be cancelled.
        private var waiting: Output?
        private var generation = 0
        private var timer: (any Cancellable)?

        init(_ downstream: Downstream, debounce: Publishers.Debounce<Upstream, Context>) {
            self.debounce = debounce
            super.init(downstream)
        }

        override func output(of element: Output) -> Output { element }

        func receive(_ value: Output) {
            let (mine, old, replaced) = lock.withLock {
                generation += 1
                defer { waiting = value }
                return (generation, self.timer.take(), waiting.take())
            }
            old?.cancel()
            withExtendedLifetime(replaced) {}
            let scheduler = debounce.scheduler
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: debounce.dueTime),
                interval: debounce.dueTime,
                tolerance: scheduler.minimumTolerance,
                options: debounce.options
            ) { [weak self] in
                self?.fire(mine)
            }
            let isLate = lock.withLock {
                guard isOpen, generation == mine, waiting != nil else { return true }
                self.timer = timer
                return false
            }
            if isLate {
                timer.cancel()
            }
        }

        private func fire(_ due: Int) {
            let (value, timer): (Output?, (any Cancellable)?) = lock.withLock {
                guard due == generation else { return (nil, nil) }
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
