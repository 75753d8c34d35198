import CursesUI

/// The settings for accessibility of the machine.
public enum UIAccessibility {
    /// A kind of message to programs that help users.
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

    /// Always false: a terminal does not tell.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: a terminal does not tell.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false: a terminal does not tell.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always false: a terminal does not tell.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: a terminal does not tell.
    public static var isSwitchControlRunning: Bool { false }

    /// Has no effect: the program that reads a terminal aloud reads its screen.
    public static func post(notification: Notification, argument: Any?) {}
}

extension UIResponder {
    /// A keyboard is about to appear. Never posted: a terminal has no keyboard on its screen.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// A keyboard has appeared. Never posted.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// A keyboard is about to vanish. Never posted.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// A keyboard has vanished. Never posted.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// A keyboard is about to have another frame. Never posted.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The frame of a keyboard at the end.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of a keyboard's movement.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

extension NotificationCenter {
    /// Has no effect: nothing can be called by its name on Linux. Observe with a closure or a publisher instead.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {}
}

/// Runs a closure; on Linux nothing waits to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
