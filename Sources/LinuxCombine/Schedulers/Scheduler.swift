/// A type that defines when and where work runs.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant of this scheduler.
    associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// Additional options for a piece of work.
    associatedtype SchedulerOptions

    /// The current instant.
    var now: Self.SchedulerTimeType { get }

    /// The minimum tolerance of the scheduler.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Runs work at the next opportunity.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs work at some time after `date`.
    func schedule(
        after date: Self.SchedulerTimeType,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs work at some time after `date`, and then every `interval`, until cancelled.
    func schedule(
        after date: Self.SchedulerTimeType,
        interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs work at some time after `date`, with the minimum tolerance.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs work at the next opportunity.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs work at some time after `date`.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs work at some time after `date`, and then every `interval`, until cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Runs work at some time after `date`, and then every `interval`, until cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A type that represents a length of time for a scheduler.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a length of `s` seconds.
    static func seconds(_ s: Int) -> Self

    /// Returns a length of `s` seconds.
    static func seconds(_ s: Double) -> Self

    /// Returns a length of `ms` milliseconds.
    static func milliseconds(_ ms: Int) -> Self

    /// Returns a length of `us` microseconds.
    static func microseconds(_ us: Int) -> Self

    /// Returns a length of `ns` nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
