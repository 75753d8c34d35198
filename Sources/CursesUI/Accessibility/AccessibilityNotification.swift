import Foundation

/// The messages of an app to assistive technologies.
public enum AccessibilityNotification {
    /// A message that a screen reader speaks immediately, such as the result of an action that does not change the
    /// focused view.
    ///
    /// ```swift
    /// AccessibilityNotification.Announcement("3 files deleted").post()
    /// ```
    ///
    /// With `CURSESUI_ACCESSIBLE=1`, the text is written as a line. Without it, nothing happens, because a terminal
    /// cannot speak.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement from a string.
        public init(_ announcement: String) {
            text = announcement
        }

        /// Creates an announcement from an attributed string, without its attributes.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        /// Announces the text. This may be called on any thread.
        public func post() {
            MainThread.run { [text] in ViewHost.current?.announce(text) }
        }
    }
}
