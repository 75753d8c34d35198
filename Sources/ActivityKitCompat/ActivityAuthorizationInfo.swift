import Foundation

/// Whether an app may start activities: it must not, because a terminal has no place for them.
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates the information.
    public init() {}

    /// False: a terminal has no place for activities.
    public var areActivitiesEnabled: Bool { false }
    /// False: a terminal has no place for activities.
    public var frequentPushesEnabled: Bool { false }
    /// The changes of ``areActivitiesEnabled``: the sequence ends at once.
    public var activityEnablementUpdates: ActivitySequence<Bool> { ActivitySequence() }
    /// The changes of ``frequentPushesEnabled``: the sequence ends at once.
    public var frequentPushEnablementUpdates: ActivitySequence<Bool> { ActivitySequence() }
}

/// The reason why an activity cannot be started: ``unsupported``, in a terminal.
public enum ActivityAuthorizationError: Int, LocalizedError, CustomNSError, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted

    /// The number of the reason.
    public var errorCode: Int { rawValue }
    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The domain of the errors.
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
    /// A sentence for the user.
    public var errorDescription: String? {
        self == .unsupported ? "A terminal has no place for live activities." : "The live activity cannot be started."
    }
    /// A sentence for the user.
    public var failureReason: String? { errorDescription }
    /// Nothing: the user cannot change it.
    public var recoverySuggestion: String? { nil }
}
