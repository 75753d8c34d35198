import Foundation

/// A request for messages about changes. In a terminal no messages come.
open class CKSubscription: NSObject, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app sets the message before it shares the object.

    /// The name of a subscription.
    public typealias ID = String

    /// The kind of subscription.
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }

    /// The name.
    public let subscriptionID: ID
    /// The kind.
    public let subscriptionType: SubscriptionType
    /// The message.
    open var notificationInfo: NotificationInfo?

    init(_ subscriptionID: ID, _ type: SubscriptionType) {
        (self.subscriptionID, subscriptionType) = (subscriptionID, type)
    }

    /// A message.
    open class NotificationInfo: NSObject {
        /// The words.
        open var alertBody: String?
        /// The key of the words.
        open var alertLocalizationKey: String?
        /// The values for the words.
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        /// The title.
        open var title: String?
        /// The second line.
        open var subtitle: String?
        /// The sound.
        open var soundName: String?
        /// The values that the message has.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// Whether the badge of the app changes.
        open var shouldBadge = false
        /// Whether the app is told without the user.
        open var shouldSendContentAvailable = false
        /// Whether an extension changes the message.
        open var shouldSendMutableContent = false
        /// The kind of message.
        open var category: String?

        /// Creates a message.
        override public init() {}

        /// Creates a message.
        public convenience init(
            alertBody: String? = nil, title: String? = nil, subtitle: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil, shouldBadge: Bool = false,
            shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false, category: String? = nil
        ) {
            self.init()
            (self.alertBody, self.title, self.subtitle) = (alertBody, title, subtitle)
            (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
            self.shouldSendContentAvailable = shouldSendContentAvailable
            (self.shouldSendMutableContent, self.category) = (shouldSendMutableContent, category)
        }
    }
}

/// A request for messages about records that fulfil a condition.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// When messages come.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// When a record is made.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// When a record changes.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// When a record is deleted.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Once.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The type of the records.
    public let recordType: CKRecord.RecordType?
    /// The condition for the records.
    public let predicate: NSPredicate
    /// When messages come.
    public let querySubscriptionOptions: Options
    /// The zone.
    open var zoneID: CKRecordZone.ID?

    /// Creates a subscription.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID, .query)
    }
}

/// A request for messages about a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// The type of the records.
    open var recordType: CKRecord.RecordType?

    /// Creates a subscription.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }
}

/// A request for messages about a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The type of the records.
    open var recordType: CKRecord.RecordType?

    /// Creates a subscription.
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID, .database) }
}

/// A message about a change. In a terminal no messages come.
open class CKNotification: NSObject, @unchecked Sendable {
    // Sendable: it has no values.

    /// The kind of message.
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }

    /// Returns `nil`: no message is one of CloudKit's.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }

    /// The kind of message.
    open var notificationType: NotificationType { .query }
    /// The name of the subscription: none.
    open var subscriptionID: CKSubscription.ID? { nil }
}
