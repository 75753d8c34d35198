import Dispatch

extension DispatchQueue: Scheduler {
    /// The options for work on a dispatch queue.
    public struct SchedulerOptions {
        /// The quality of service of the work.
        public var qos: DispatchQoS

        /// The flags of the work.
        public var flags: DispatchWorkItemFlags

        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Creates options for a piece of work.
        public init(
            qos: DispatchQoS = .unspecified,
            flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType {
        SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(CombineClock.now.nanoseconds)))
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedSendable(action)
        CombineClock.perform(on: place(options)) { work.content() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = schedule(at: date, every: nil, tolerance: tolerance, options: options, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(at: date, every: interval, tolerance: tolerance, options: options, action)
    }

    private func schedule(
        at date: SchedulerTimeType,
        every interval: SchedulerTimeType.Stride?,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> ScheduledWork {
        let work = UncheckedSendable(action)
        let delay = now.distance(to: date).magnitude
        return CombineClock.schedule(
            after: .nanoseconds(delay),
            every: interval.map { .nanoseconds($0.magnitude) },
            tolerance: .nanoseconds(tolerance.magnitude),
            on: place(options)
        ) {
            work.content()
        }
    }

    private func place(_ options: SchedulerOptions?) -> WorkPlace {
        var place = WorkPlace.QueueOptions()
        if let options {
            place.qos = options.qos
            place.flags = options.flags
            place.group = options.group
        }
        return .queue(self, options: place)
    }
}
