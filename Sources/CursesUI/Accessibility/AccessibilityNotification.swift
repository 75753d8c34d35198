import Foundation

/// The messages of an app to assistive technologies.
public enum AccessibilityNotification {
    /// A text that a screen reader says at once, such as the result of an action that changes nothing in the view
    /// that has the focus.
    ///
    /// ```swift
    /// AccessibilityNotification.Announcement("3 files deleted").post()
    /// ```
    ///
    /// With `CURSESUI_ACCESSIBLE=1` the text is written as a line; otherwise a terminal has no way to say it.
    public struct Announcement: Sendable {
        private let text: String

        /// An announcement of a text.
        public init(_ announcement: String) {
            text = announcement
        }

        /// An announcement of a text, without its attributes.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        /// Announces the text. This may be called on any thread.
        public func post() {
            MainThread.run { [text] in ViewHost.current?.announce(text) }
        }
    }
}
