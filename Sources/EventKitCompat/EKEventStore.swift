@_exported import Foundation

/// The calendars and reminders of the user. A terminal has none, and access to them is denied.
public final class EKEventStore: Sendable {
    /// Creates a store.
    public init() {}

    /// Announces that the calendars have changed. It is never posted.
    public static let changedNotification = Notification.Name.EKEventStoreChanged

    /// Whether the app may see the user's calendars or reminders: it may not.
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    /// Returns `false`: access is denied.
    public func requestFullAccessToEvents() async throws -> Bool { false }
    /// Returns `false`: access is denied.
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Returns `false`: access is denied.
    public func requestFullAccessToReminders() async throws -> Bool { false }
    /// Returns `false`: access is denied.
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    /// Calls the closure with `false`: access is denied.
    @preconcurrency
    public func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Calls the closure with `false`: access is denied.
    @preconcurrency
    public func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Calls the closure with `false`: access is denied.
    @preconcurrency
    public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Calls the closure with `false`: access is denied.
    @preconcurrency
    public func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, nil)
    }

    /// The accounts: none but this machine.
    public var sources: [EKSource] { [EKSource(title: "Local", sourceType: .local)] }
    /// The calendar for new events; there is none.
    public var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// The list for new reminders; there is none.
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Returns no calendars.
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns no calendar.
    public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Returns no event.
    public func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Returns no event or reminder.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Returns no events.
    public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Returns a predicate that no event fulfils.
    public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that no reminder fulfils.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Calls the closure with no reminders.
    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return 0
    }

    /// Fails: access is denied.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Fails: access is denied.
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw EKError(.eventStoreNotAuthorized)
    }
    /// Fails: access is denied.
    public func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails: access is denied.
    public func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails: access is denied.
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails: access is denied.
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Does nothing: there is nothing to write.
    public func commit() throws {}
    /// Does nothing: there is nothing to forget.
    public func reset() {}
}

extension Notification.Name {
    /// Announces that the calendars have changed. It is never posted.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A failure of a calendar.
public struct EKError: LocalizedError, Hashable, Sendable {
    /// The kind of failure.
    public enum Code: Int, Sendable {
        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case calendarReadOnly = 6
        case internalFailure = 5
        case eventStoreNotAuthorized = 29
    }

    /// The kind of failure.
    public let code: Code

    /// Creates a failure.
    public init(_ code: Code) {
        self.code = code
    }

    /// Says that there are no calendars.
    public var errorDescription: String? { "Access to calendars is denied: a terminal has none." }
}

/// What a store holds.
public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

/// Whether an app may see the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case fullAccess = 3
    case writeOnly = 4

    /// The old name of full access.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events that a change is for.
public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}
