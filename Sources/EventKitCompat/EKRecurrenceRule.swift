import Foundation

/// How often an event is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
    case daily, weekly, monthly, yearly
}

/// A day of the week. Sunday is 1.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week, or the day of one week of a month or year.
public final class EKRecurrenceDayOfWeek: Hashable, Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week, from 1; 0 for any, negative from the end.
    public let weekNumber: Int

    /// Creates a day of any week.
    public convenience init(_ dayOfTheWeek: EKWeekday) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
    }

    /// Creates a day of one week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    /// Creates a day of one week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    /// Two days are equal if their week and their day are.
    public static func == (lhs: EKRecurrenceDayOfWeek, rhs: EKRecurrenceDayOfWeek) -> Bool {
        lhs.dayOfTheWeek == rhs.dayOfTheWeek && lhs.weekNumber == rhs.weekNumber
    }

    /// Hashes the day and its week.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dayOfTheWeek)
        hasher.combine(weekNumber)
    }
}

/// When a repetition ends.
public final class EKRecurrenceEnd: Sendable {
    /// The last date; `nil` if the number of events ends it.
    public let endDate: Date?
    /// The number of events; 0 if a date ends it.
    public let occurrenceCount: Int

    /// Creates an end at a date.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Creates an end after a number of events.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }
}

/// When an event is repeated.
public class EKRecurrenceRule {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// The number of days, weeks, months or years between events.
    public let interval: Int
    /// When it ends; `nil` for never.
    public var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, negative from the end.
    public let daysOfTheMonth: [NSNumber]?
    /// The months, from 1.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks, negative from the end.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year, negative from the end.
    public let daysOfTheYear: [NSNumber]?
    /// The places in the list of all days that fit, negative from the end.
    public let setPositions: [NSNumber]?

    /// Creates a simple rule.
    public required convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Creates a rule.
    public required init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
    }
}
