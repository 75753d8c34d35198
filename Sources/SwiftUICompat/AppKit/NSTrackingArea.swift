import CursesUI

/// An area that tells its owner when the mouse enters and leaves a view. The area is always the whole view.
@MainActor @preconcurrency
open class NSTrackingArea {
    /// The events that the owner receives, and when. Only ``mouseEnteredAndExited`` has an effect in a terminal.
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
    /// The responder that is told. The area does not keep it.
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

    var followsMouse: Bool { options.contains(.mouseEnteredAndExited) }

    /// Tells the owner that the mouse has entered or left the view.
    func mouse(isInside: Bool) {
        guard let owner = owner as? NSResponder else { return }
        let event = NSEvent()
        if isInside { owner.mouseEntered(with: event) } else { owner.mouseExited(with: event) }
    }
}
