import Foundation

/// When a `TimelineView` is made anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// The dates from a date on, in order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// Never in a terminal.
    case lowFrequency
}

/// At an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(0.001, interval)
    }

    /// The dates from a date on.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let turn = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = start.addingTimeInterval(max(0, turn) * interval)
        return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule, which takes nothing.
    public init() {}

    /// The dates from a date on.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
            $0.addingTimeInterval(60)
        }
    }
}

/// At certain dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule where Dates.Element == Date {
    private let dates: Dates

    /// - Parameter dates: in order.
    public init(_ dates: Dates) {
        self.dates = dates
    }

    /// The dates from a date on.
    public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

/// As often as the screen can be drawn: some thirty times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: the seconds that a picture stands at least.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, FrameClock.frame / .seconds(1))
        isPaused = paused
    }

    /// The dates from a date on.
    public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: start) { [interval, isPaused] in
            isPaused ? nil : $0.addingTimeInterval(interval)
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// - Parameter interval: in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as frames are shown.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// - Parameter minimumInterval: the seconds that a picture stands at least.
    public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At dates that are given.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
