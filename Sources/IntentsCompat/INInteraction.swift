import CursesUI

/// Something that the user has done in the app. The system does not learn from it.
open class INInteraction: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the values are set before they are used.

    /// The intent.
    public let intent: INIntent
    /// The answer.
    public let intentResponse: INIntentResponse?
    /// Who has done it.
    open var direction = INInteractionDirection.unspecified
    /// When it was done.
    open var dateInterval: DateInterval?
    /// The identifier.
    open var identifier = UUID().uuidString
    /// The identifier of a group.
    open var groupIdentifier: String?
    /// How it was handled.
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

    /// Creates an object.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    /// Keeps nothing, and succeeds.
    @preconcurrency
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Keeps nothing, and succeeds.
    open func donate() async throws {}
    /// Succeeds: nothing is kept.
    @preconcurrency
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Succeeds: nothing is kept.
    open class func deleteAll() async throws {}
    /// Succeeds: nothing is kept.
    @preconcurrency
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Succeeds: nothing is kept.
    open class func delete(with identifiers: [String]) async throws {}
    /// Succeeds: nothing is kept.
    @preconcurrency
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Succeeds: nothing is kept.
    open class func delete(with groupIdentifier: String) async throws {}
}

/// Who has done something.
public enum INInteractionDirection: Int, Sendable {
    case unspecified, outgoing, incoming
}

/// How an intent was handled.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// The user's settings for Siri.
open class INPreferences: NSObject {
    /// Returns `.denied`: there is no Siri.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Calls the closure with `.denied`: there is no Siri.
    @preconcurrency
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Returns `.denied`: there is no Siri.
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }
    /// Returns the user's language.
    open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// Whether the app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

extension NSUserActivity {
    /// Always `nil`: no system hears a phrase.
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }
    /// Always `nil`: no system opens the app with an intent.
    public var interaction: INInteraction? { nil }
    /// Succeeds: no system keeps activities.
    @preconcurrency
    public static func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        handler()
    }
    /// Succeeds: no system keeps activities.
    public static func deleteAllSavedUserActivities() async {}
    /// Succeeds: no system keeps activities.
    @preconcurrency
    public static func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) { handler() }
}
