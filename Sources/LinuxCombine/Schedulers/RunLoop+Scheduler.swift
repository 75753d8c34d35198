import Foundation

extension RunLoop: Scheduler {
    /// The options for work on a run loop: there are none.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType {
        SchedulerTimeType(CombineClock.current.date)
    }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = UncheckedSendable(action)
        CombineClock.perform(on: place) { work.content() }
    }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        _ = schedule(at: date, every: nil, tolerance: tolerance, action)
    }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(at: date, every: interval, tolerance: tolerance, action)
    }

    private func schedule(
        at date: SchedulerTimeType,
        every interval: SchedulerTimeType.Stride?,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> ScheduledWork {
        let work = UncheckedSendable(action)
        return CombineClock.schedule(
            after: Duration(dateInterval: now.distance(to: date).magnitude),
            every: interval.map { Duration(dateInterval: $0.magnitude) },
            tolerance: Duration(dateInterval: tolerance.magnitude),
            on: place
        ) {
            work.content()
        }
    }

    private var place: WorkPlace { .runLoop(.of(self)) }
}
