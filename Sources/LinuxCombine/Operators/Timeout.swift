import CursesUISupport

extension Publishers {
    /// A publisher that ends when its upstream sends nothing for some time.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The time that it waits for a value.
        public let interval: Context.SchedulerTimeType.Stride

        /// The scheduler on which values and the completion are delivered.
        public let scheduler: Context

        /// Additional options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// The closure that returns the error to fail with; if `nil`, the publisher finishes instead.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher that ends when its upstream sends nothing for some time.
        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?,
            customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, timeout: self))
        }
    }
}

extension Publishers.Timeout {
    private final class Inner<Downstream: Subscriber>: ScheduledSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private struct Watch {
            /// The number of the current timer. A cancelled timer that fires nevertheless has a lower number.
            var generation = 0
            var isAsked = false
            var timer: (any Cancellable)?
        }

        private let timeout: Publishers.Timeout<Upstream, Context>
        private let watch = Locked(Watch())

        init(_ downstream: Downstream, timeout: Publishers.Timeout<Upstream, Context>) {
            self.timeout = timeout
            super.init(downstream)
        }

        override func didSubscribe() {
            restart()
            super.didSubscribe()
        }

        override func schedule(_ work: @escaping () -> Void) {
            timeout.scheduler.schedule(options: timeout.options, work)
        }

        override func willReceiveValue() {
            restart()
        }

        override func willReceiveCompletion() {
            stopWatch()
        }

        /// Requests values. As in Combine, the first request restarts the timer.
        override func request(_ demand: Subscribers.Demand) {
            let isFirst = watch.withLock { watch in
                defer { watch.isAsked = true }
                return !watch.isAsked
            }
            if isFirst, downstream != nil { restart() }
            super.request(demand)
        }

        override func cancel() {
            super.cancel()
            stopWatch()
        }

        private func restart() {
            let mine = stopWatch()
            let scheduler = timeout.scheduler
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: timeout.interval),
                interval: timeout.interval,
                tolerance: scheduler.minimumTolerance,
                options: timeout.options
            ) { [weak self] in
                self?.expire(mine)
            }
            let isLate = watch.withLock { watch in
                guard watch.generation == mine else { return true }
                watch.timer = timer
                return false
            }
            if isLate {
                timer.cancel()
            }
        }

        @discardableResult
        private func stopWatch() -> Int {
            let (timer, generation) = watch.withLock { watch in
                watch.generation += 1
                return (watch.timer.take(), watch.generation)
            }
            timer?.cancel()
            return generation
        }

        private func expire(_ due: Int) {
            guard watch.withLock({ $0.generation == due }) else { return }
            stopWatch()
            stop(timeout.customError.map { .failure($0()) } ?? .finished)
        }
    }
}

extension Publisher {
    /// Ends when this publisher sends nothing for some time.
    ///
    /// - Parameters:
    ///   - interval: the time that it waits for a value.
    ///   - scheduler: the scheduler that measures the time, and on which values and the completion are delivered.
    ///   - options: additional options for the scheduler.
    ///   - customError: returns the error to fail with; if `nil`, the stream finishes instead.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Self.Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
