import CursesUI

/// The machine's settings for accessibility.
public enum UIAccessibility {
    /// A kind of message to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: UInt32

        /// Creates a kind from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A text to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// The layout has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
    }

    /// Always false: a terminal does not report it.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: a terminal does not report it.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: a terminal does not report it.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: a terminal does not report it.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: a terminal does not report it.
    public static var isSwitchControlRunning: Bool { false }

    /// Announces a text as `AccessibilityNotification.Announcement` does. Other kinds have no effect: a screen reader
    /// reads the terminal's screen.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, let text = argument as? String else { return }
        AccessibilityNotification.Announcement(text).post()
    }
}

extension UIResponder {
    /// A keyboard is about to appear. Never posted: a terminal has no on-screen keyboard.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// A keyboard has appeared. Never posted.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// A keyboard is about to disappear. Never posted.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// A keyboard has disappeared. Never posted.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// A keyboard is about to change its frame. Never posted.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The final frame of a keyboard.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of a keyboard's movement.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

extension NotificationCenter {
    /// Has no effect: on Linux, methods cannot be called by name. Observe with a closure or a publisher instead.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
}

/// Runs a closure. There is no autorelease pool on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
