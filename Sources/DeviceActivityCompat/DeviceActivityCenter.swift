@_exported import ManagedSettingsCompat
@_exported import SwiftUICompat

/// The name of a time in which the use of apps is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A time in which the use of apps is watched.
public struct DeviceActivitySchedule: Hashable, Sendable, Codable {
    /// The begin.
    public var intervalStart: DateComponents
    /// The end.
    public var intervalEnd: DateComponents
    /// Whether the time comes again.
    public var repeats: Bool
    /// How long before the events the app is warned.
    public var warningTime: DateComponents?

    /// Creates a time.
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
    ) {
        (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
        (self.repeats, self.warningTime) = (repeats, warningTime)
    }

    /// The next such time, from now on.
    public var nextInterval: DateInterval? {
        let calendar = Calendar.current
        guard let begin = calendar.nextDate(after: Date(), matching: intervalStart, matchingPolicy: .nextTime),
            let end = calendar.nextDate(after: begin, matching: intervalEnd, matchingPolicy: .nextTime)
        else { return nil }
        return DateInterval(start: begin, end: end)
    }
}

/// A use of apps that the app wants to know about.
public struct DeviceActivityEvent: Hashable, Sendable {
    /// The name of an event.
    public struct Name: RawRepresentable, Hashable, Sendable, Codable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The apps.
    public var applications: Set<ApplicationToken>
    /// The categories.
    public var categories: Set<ActivityCategoryToken>
    /// The pages.
    public var webDomains: Set<WebDomainToken>
    /// How long they are used.
    public var threshold: DateComponents
    /// Whether the use before the begin counts.
    public var includesPastActivity: Bool

    /// Creates an event.
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents, includesPastActivity: Bool = false
    ) {
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
        (self.threshold, self.includesPastActivity) = (threshold, includesPastActivity)
    }
}

/// Watches the use of apps. It watches nothing: each request fails with `MonitoringError.unauthorized`.
public final class DeviceActivityCenter: Sendable {
    /// The reason why nothing is watched.
    public enum MonitoringError: LocalizedError, Hashable, Sendable {
        case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized

        /// The reason in words.
        public var errorDescription: String? { "The use of apps is not watched on Linux." }
    }

    /// The times in which the use of apps is watched: none.
    public var activities: [DeviceActivityName] { [] }

    /// Creates a center.
    public init() {}

    /// Fails with `MonitoringError.unauthorized`.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { throw MonitoringError.unauthorized }
    /// Has no effect: nothing is watched.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
    /// Returns `nil`: nothing is watched.
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
    /// Returns no events: nothing is watched.
    public func events(for activity: DeviceActivityName) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

/// Receives the events of watched apps. It is never called.
open class DeviceActivityMonitor: NSObject {
    /// Creates a receiver.
    public override init() {}

    /// Never called: nothing is watched.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// Never called: nothing is watched.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    /// Never called: nothing is watched.
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    /// Never called: nothing is watched.
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    /// Never called: nothing is watched.
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    /// Never called: nothing is watched.
    open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
}
