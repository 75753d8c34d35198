import CursesUI

/// An area of a view in which AppKit would follow the mouse. Its owner is never told: `onHover` follows the mouse in a
/// terminal.
@MainActor @preconcurrency
open class NSTrackingArea {
    /// The events that the owner receives, and when; ignored in a terminal.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The mouse enters and leaves the area.
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        /// The mouse moves in the area.
        public static let mouseMoved = Options(rawValue: 1 << 1)
        /// The pointer changes its shape.
        public static let cursorUpdate = Options(rawValue: 1 << 2)
        /// While the view has the focus.
        public static let activeWhenFirstResponder = Options(rawValue: 1 << 4)
        /// While the window has the keys.
        public static let activeInKeyWindow = Options(rawValue: 1 << 5)
        /// While the app is active.
        public static let activeInActiveApp = Options(rawValue: 1 << 6)
        /// Always.
        public static let activeAlways = Options(rawValue: 1 << 7)
        /// The mouse is in the area at first.
        public static let assumeInside = Options(rawValue: 1 << 8)
        /// The area is the visible part of the view.
        public static let inVisibleRect = Options(rawValue: 1 << 9)
        /// Also while the mouse drags.
        public static let enabledDuringMouseDrag = Options(rawValue: 1 << 10)
    }

    /// The area in the view.
    open private(set) var rect: CGRect
    /// The options.
    open private(set) var options: Options
    /// The object that AppKit would tell. The area does not keep it.
    open private(set) weak var owner: AnyObject?
    /// The values for the owner.
    open private(set) var userInfo: [AnyHashable: Any]?

    /// Creates an area.
    public init(
        rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.rect = rect
        self.options = options
        self.owner = owner.map { $0 as AnyObject }
        self.userInfo = userInfo
    }
}
