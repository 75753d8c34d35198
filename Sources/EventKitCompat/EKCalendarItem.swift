import Foundation

/// An account with calendars.
public final class EKSource: Sendable {
    /// The name.
    public let title: String
    /// The kind of account.
    public let sourceType: EKSourceType
    /// The identifier: the name.
    public var sourceIdentifier: String { title }

    init(title: String, sourceType: EKSourceType) {
        self.title = title
        self.sourceType = sourceType
    }
}

/// The kind of an account.
public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

/// A calendar, which cannot be stored.
public final class EKCalendar {
    /// The name.
    public var title = ""
    /// The account.
    public var source: EKSource!
    /// The identifier.
    public let calendarIdentifier = UUID().uuidString
    /// The kind of calendar.
    public var type: EKCalendarType { .local }
    /// Whether events can be added: they cannot.
    public var allowsContentModifications: Bool { false }

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// An event or a reminder, which cannot be stored.
open class EKCalendarItem {
    /// The title.
    public var title: String!
    /// The place.
    public var location: String?
    /// Notes.
    public var notes: String?
    /// A page about it.
    public var url: URL?
    /// The calendar.
    public var calendar: EKCalendar!
    /// The time zone.
    public var timeZone: TimeZone?
    /// The alarms.
    public var alarms: [EKAlarm]?
    /// When it is repeated.
    public var recurrenceRules: [EKRecurrenceRule]?
    /// The identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// Whether there are alarms.
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it is repeated.
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

    init() {}

    /// Adds an alarm.
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Adds a repetition.
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event, which cannot be stored.
public final class EKEvent: EKCalendarItem {
    /// The identifier.
    public var eventIdentifier: String! { calendarItemIdentifier }
    /// When it begins.
    public var startDate: Date!
    /// When it ends.
    public var endDate: Date!
    /// Whether it takes whole days.
    public var isAllDay = false

    /// Creates an event.
    public init(eventStore: EKEventStore) {
        super.init()
    }
}

/// A reminder, which cannot be stored.
public final class EKReminder: EKCalendarItem {
    /// When it is due.
    public var dueDateComponents: DateComponents?
    /// When it begins.
    public var startDateComponents: DateComponents?
    /// Whether it is done.
    public var isCompleted = false
    /// When it was done.
    public var completionDate: Date?
    /// The priority: 1 is the highest, 0 is none.
    public var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) {
        super.init()
    }
}

/// An alarm of an event.
public final class EKAlarm {
    /// When it goes off, if not relative to the event.
    public var absoluteDate: Date?
    /// The seconds between the beginning of the event and the alarm.
    public var relativeOffset: TimeInterval

    /// Creates an alarm at a date.
    public init(absoluteDate date: Date) {
        absoluteDate = date
        relativeOffset = 0
    }

    /// Creates an alarm some seconds after the beginning of the event; before it, if negative.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
    }
}

extension EKCalendar: Hashable {
    /// Returns whether two calendars are the same one.
    public static func == (lhs: EKCalendar, rhs: EKCalendar) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
