import CursesUI

/// The machine's settings for accessibility.
public enum UIAccessibility {
    /// A kind of accessibility notification.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: UInt32

        /// Creates a kind from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Text to be announced.
        public static let announcement = Notification(rawValue: 1008)
        /// The layout has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Always false: a terminal does not report this setting.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: a terminal does not report this setting.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: a terminal does not report this setting.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: a terminal does not report this setting.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: a terminal does not report this setting.
    public static var isSwitchControlRunning: Bool { false }

    /// Announces a text as `AccessibilityNotification.Announcement` does. Other kinds of notifications have no effect,
    /// because a screen reader reads the terminal's screen.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, let text = argument as? String else { return }
        AccessibilityNotification.Announcement(text).post()
    }
}

extension UIResponder {
    /// Announces that a keyboard is about to appear. It is never posted: a terminal has no on-screen keyboard.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Announces that a keyboard has appeared. It is never posted.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Announces that a keyboard is about to disappear. It is never posted.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Announces that a keyboard has disappeared. It is never posted.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Announces that a keyboard is about to change its frame. It is never posted.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The key for a keyboard's final frame.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the duration of a keyboard's animation.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
