import CursesUI

/// Something that a user could ask Siri for.
public enum INShortcut: @unchecked Sendable {
    // Sendable: as on Apple's platforms, the values are not changed any more.

    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// Creates a shortcut for an intent.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// Creates a shortcut for an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    /// The activity.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A phrase of the user's for a shortcut; there is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The identifier.
    public let identifier = UUID()
    /// The phrase.
    public let invocationPhrase: String
    /// The shortcut.
    public let shortcut: INShortcut

    init(_ shortcut: INShortcut, phrase: String) { (self.shortcut, invocationPhrase) = (shortcut, phrase) }
}

/// The user's phrases for shortcuts. There are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The phrases.
    public static let shared = INVoiceShortcutCenter()

    /// Calls the closure without phrases.
    @preconcurrency
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    /// Returns no phrases.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Calls the closure without a phrase.
    @preconcurrency
    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) { completion(nil, nil) }
    /// Has no effect: no system suggests shortcuts.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut for a certain time or place; no system suggests it.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the values are set before they are used.

    /// The shortcut.
    public let shortcut: INShortcut
    /// The value is kept, but has no effect.
    open var widgetKind: String?

    /// Creates a shortcut.
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The shortcuts that a system could suggest.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The shortcuts.
    public static let `default` = INRelevantShortcutStore()

    /// Keeps nothing, and succeeds.
    @preconcurrency
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Keeps nothing, and succeeds.
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// Whether the user has a focus; unknown.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The focus.
    public static let `default` = INFocusStatusCenter()

    /// Whether the app may ask: it may not.
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    /// Calls the closure with `.denied`.
    @preconcurrency
    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { completionHandler?(.denied) }
    /// Returns `.denied`.
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
    /// The focus: unknown.
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
}

/// Whether the app may know the focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// The user's focus.
open class INFocusStatus: NSObject, @unchecked Sendable {
    // Sendable: the value is constant.

    /// Whether there is a focus; `nil` if that is unknown.
    public let isFocused: Bool?

    /// Creates a value.
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}
