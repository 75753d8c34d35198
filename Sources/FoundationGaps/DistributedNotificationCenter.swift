import Foundation

/// Notifications between programs. On Linux they stay in the app that posts them.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    // `@unchecked` is safe because the class adds no stored property.

    /// How far notifications reach.
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a type from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The programs of the user.
        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }

    /// When notifications are delivered. It has no effect: they are delivered at once.
    public enum SuspensionBehavior: UInt, Sendable {
        case drop = 1
        case coalesce, hold, deliverImmediately
    }

    private static let shared = DistributedNotificationCenter()

    /// Returns the notifications of the app.
    open class func `default`() -> DistributedNotificationCenter { shared }

    /// Returns the notifications of the app.
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { shared }

    /// Posts a notification in this app.
    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }
}
