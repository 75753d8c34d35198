import CursesUI

/// The shape of the mouse pointer. It is ignored, because the terminal determines the pointer.
@MainActor @preconcurrency
public final class NSCursor {
    /// A pointer, which is ignored in a terminal.
    public static let arrow = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let pointingHand = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let iBeam = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let iBeamCursorForVerticalLayout = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let openHand = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let closedHand = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let crosshair = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeLeft = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeRight = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeLeftRight = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeUp = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeDown = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let resizeUpDown = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let columnResize = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let rowResize = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let zoomIn = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let zoomOut = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let dragLink = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let dragCopy = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let operationNotAllowed = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let contextualMenu = NSCursor()
    /// A pointer, which is ignored in a terminal.
    public static let disappearingItem = NSCursor()

    /// The pointer of the terminal.
    public static var current: NSCursor { arrow }

    private init() {}

    /// Creates a pointer, which is ignored in a terminal.
    public init(image newImage: NSImage, hotSpot point: CGPoint) {}

    /// Has no effect: the terminal determines the pointer.
    public func push() {}
    /// Has no effect: the terminal determines the pointer.
    public func pop() {}
    /// Has no effect: the terminal determines the pointer.
    public func set() {}
    /// Has no effect: the terminal determines the pointer.
    public static func pop() {}
    /// Has no effect: the terminal determines the pointer.
    public static func hide() {}
    /// Has no effect: the terminal determines the pointer.
    public static func unhide() {}
    /// Has no effect: the terminal determines the pointer.
    public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
