import Foundation

/// The dates at which a `TimelineView` updates.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// Returns the dates from a start date on, in ascending order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a timeline may update.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// A reduced rate, which is never used in a terminal.
    case lowFrequency
}

/// A schedule with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule that begins at a date.
    ///
    /// - Parameter interval: in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(0.001, interval)
    }

    /// Returns the dates from a start date on.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let passed = startDate.timeIntervalSince(start)
        let rest = passed.truncatingRemainder(dividingBy: interval)
        let first = passed > 0 ? startDate.addingTimeInterval(rest.isFinite ? -rest : 0) : start
        return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
    }
}

/// A schedule that updates at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule that updates at the start of each minute.
    public init() {}

    /// Returns the dates from a start date on.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
            $0.addingTimeInterval(60)
        }
    }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule where Dates.Element == Date {
    private let dates: Dates

    /// Creates a schedule from dates.
    ///
    /// - Parameter dates: in ascending order.
    public init(_ dates: Dates) {
        self.dates = dates
    }

    /// Returns all dates of the schedule.
    public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

/// A schedule that updates for each frame, about thirty times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule that updates for each frame.
    ///
    /// - Parameter minimumInterval: the minimum number of seconds between two updates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        // In this order, because the frame's duration then replaces an interval that is not a number.
        interval = max(FrameClock.frame / .seconds(1), minimumInterval ?? 0)
        isPaused = paused
    }

    /// Returns the dates from a start date on.
    public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: start) { [interval, isPaused] in
            isPaused ? nil : $0.addingTimeInterval(interval)
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with a fixed interval.
    ///
    /// - Parameter interval: in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule that updates at the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule that updates for each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule that updates for each frame.
    ///
    /// - Parameter minimumInterval: the minimum number of seconds between two updates.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule of explicit dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
