import Foundation

/// The content of a notification.
open class UNNotificationContent: @unchecked Sendable {
    // `@unchecked` is safe because apps fill in the content on one thread and only read it afterwards, as
    // UserNotifications requires.

    /// The title.
    public fileprivate(set) var title = ""
    /// The line below the title.
    public fileprivate(set) var subtitle = ""
    /// The text.
    public fileprivate(set) var body = ""
    /// The number on the app's icon; it has no effect.
    public fileprivate(set) var badge: NSNumber?
    /// The sound; it has no effect.
    public fileprivate(set) var sound: UNNotificationSound?
    /// Values that the app attaches to the notification.
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The identifier of the category; it has no effect.
    public fileprivate(set) var categoryIdentifier = ""
    /// The identifier of the thread; it has no effect.
    public fileprivate(set) var threadIdentifier = ""
    /// The pictures; they have no effect.
    public fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// How much the notification may interrupt; it has no effect.
    public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

    /// Creates an empty content.
    public init() {}
}

/// The content of a notification, whose properties can be set.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // `@unchecked` is safe because apps fill in the content on one thread and only read it afterwards, as
    // UserNotifications requires.

    /// The title.
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The line below the title.
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon; it has no effect.
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound; it has no effect.
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// Values that the app attaches to the notification.
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The identifier of the category; it has no effect.
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The identifier of the thread; it has no effect.
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The pictures; they have no effect.
    override public var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// How much the notification may interrupt; it has no effect.
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// A sound. It has no effect, because notifications are silent.
public struct UNNotificationSound: Hashable, Sendable {
    /// The default sound.
    public static let `default` = UNNotificationSound()
    /// A default sound that plays even if the device is silent.
    public static let defaultCritical = UNNotificationSound()

    init() {}

    /// Creates a sound from a file of the app.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A picture with a notification; it has no effect.
public final class UNNotificationAttachment: Sendable {
    /// The name of the picture.
    public let identifier: String
    /// The URL of the picture.
    public let url: URL

    /// Creates a picture.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}

/// How much a notification may interrupt; it has no effect.
public enum UNNotificationInterruptionLevel: Int, Sendable {
    case passive, active, timeSensitive, critical
}

/// A request to show a notification.
public final class UNNotificationRequest: Sendable {
    /// The identifier of the request.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The trigger; `nil` shows the notification now.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// The trigger of a notification.
open class UNNotificationTrigger: @unchecked Sendable {
    // `@unchecked` is safe because this class and its subclasses in this module have only constants.

    /// Whether the notification is repeated.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    func nextDate(after date: Date) -> Date? { nil }
}

/// A trigger that fires after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // `@unchecked` is safe because the class has only constants.

    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger after an interval in seconds. A repeated trigger has an interval of at least a minute.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = repeats ? max(60, timeInterval) : max(0, timeInterval)
        super.init(repeats: repeats)
    }

    override func nextDate(after date: Date) -> Date? { date + timeInterval }

    /// Returns the next time at which the trigger fires.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }
}

/// A trigger that fires at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // `@unchecked` is safe because the class has only constants.

    /// The date components that must match.
    public let dateComponents: DateComponents

    /// Creates a trigger that fires when the date components match.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    override func nextDate(after date: Date) -> Date? {
        Calendar.current.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }

    /// Returns the next time at which the trigger fires.
    public func nextTriggerDate() -> Date? { nextDate(after: Date()) }
}

/// A notification that has been shown.
public final class UNNotification: Sendable {
    /// The request.
    public let request: UNNotificationRequest
    /// The time at which the notification was shown.
    public let date: Date

    init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// The user's response to a notification. It is never created.
public final class UNNotificationResponse: Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The identifier of the action for a click on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The ways in which an app may notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A message.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// A sound that plays even if the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Notifications that appear without asking the user first.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways in which a notification appears while the app runs.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A message.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// A message in the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A message above other windows.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a kind of notification is enabled.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// The settings of an app's notifications.
public struct UNNotificationSettings: Sendable {
    /// Always `authorized`: the terminal decides whether to show notifications.
    public let authorizationStatus = UNAuthorizationStatus.authorized
    /// Always `enabled`.
    public let alertSetting = UNNotificationSetting.enabled
    /// Always `notSupported`.
    public let soundSetting = UNNotificationSetting.notSupported
    /// Always `notSupported`.
    public let badgeSetting = UNNotificationSetting.notSupported
}

/// A category of notifications; its actions are not shown.
public struct UNNotificationCategory: Hashable, Sendable {
    /// The options of a category; they have no effect.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app is notified when the user dismisses a notification.
        public static let customDismissAction = Options(rawValue: 1)
    }

    /// The identifier of the category.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]

    /// Creates a category of notifications.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
}

/// An action of a notification, which is not shown.
public struct UNNotificationAction: Hashable, Sendable {
    /// The options of an action; they have no effect.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The action requires the device to be unlocked.
        public static let authenticationRequired = Options(rawValue: 1)
        /// The action is destructive.
        public static let destructive = Options(rawValue: 2)
        /// The app comes to the foreground.
        public static let foreground = Options(rawValue: 4)
    }

    /// The identifier of the action.
    public let identifier: String
    /// The title.
    public let title: String

    /// Creates an action.
    public init(identifier: String, title: String, options: Options = []) {
        self.identifier = identifier
        self.title = title
    }
}
