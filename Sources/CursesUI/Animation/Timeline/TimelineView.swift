import Foundation

/// A view that is made anew as time goes by, while it can be seen.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The dates are those of the one clock, which a test moves.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    let schedule: Schedule
    let content: (Context) -> Content
    @State private var turns = 0

    /// What a timeline's content is made from.
    public typealias Context = TimelineViewDefaultContext

    /// Views that are made anew at the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// What a timeline's content is made from.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Hashable, Sendable {
        case live, seconds, minutes
    }

    /// The entry of the schedule that it is time for.
    public let date: Date
    /// How often the views are made.
    public let cadence: Cadence

    /// Does nothing: what is drawn is never old.
    public func invalidateTimelineContent() {}
}

extension TimelineView: View {
    public var body: some View {
        let entry = self.entry
        // Each turn sets the alarm anew.
        let turn = turns
        content(Context(date: entry.date, cadence: .live))
            .background(Alarm(due: entry.due) { turns = turn + 1 })
    }

    /// The entry that it is time for, and when the next one is due.
    @MainActor
    private var entry: (date: Date, due: Duration?) {
        let now = FrameClock.date
        var date: Date?
        for entry in schedule.entries(from: now, mode: .normal) {
            if entry > now {
                let due = FrameClock.now + .seconds(entry.timeIntervalSince(now))
                return (date ?? now, due)
            }
            date = entry
        }
        return (date ?? now, nil)
    }
}
