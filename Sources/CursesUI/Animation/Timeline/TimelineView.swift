import Foundation

/// A view that updates over time according to a schedule, while it is visible.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The current date comes from the frame clock, which a test can advance.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    let schedule: Schedule
    let content: (Context) -> Content
    @State private var turns = 0

    /// The input of a timeline's content.
    public typealias Context = TimelineViewDefaultContext

    /// Creates a view that updates at the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// The input of a timeline's content.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate at which the content updates.
    public enum Cadence: Comparable, Hashable, Sendable {
        case live, seconds, minutes
    }

    /// The date of the schedule that is shown.
    public let date: Date
    /// The rate at which the content updates.
    public let cadence: Cadence

    /// Does nothing, because the content is always up to date.
    public func invalidateTimelineContent() {}
}

extension TimelineView: View {
    public var body: some View {
        let entry = self.entry
        // Reading `turns` here makes each alarm re-evaluate the body, which sets the next alarm.
        let turn = turns
        content(Context(date: entry.date, cadence: .live))
            .background(Alarm(due: entry.due) { turns = turn + 1 })
    }

    /// The current entry, and the time at which the next entry is due.
    @MainActor
    private var entry: (date: Date, due: Duration?) {
        let now = FrameClock.date
        var date: Date?
        for entry in schedule.entries(from: now, mode: .normal) {
            // After a date that is not a number, or infinitely early, there is never a later one.
            if !(entry > now), !entry.timeIntervalSinceReferenceDate.isFinite { break }
            if entry > now {
                let due = FrameClock.now + Duration(clampingSeconds: entry.timeIntervalSince(now))
                return (date ?? now, due)
            }
            date = entry
        }
        return (date ?? now, nil)
    }
}
