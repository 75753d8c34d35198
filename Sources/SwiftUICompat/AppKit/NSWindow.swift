import CursesUI

/// A window of an app with AppKit's life cycle. The terminal shows the window that was last brought to the front.
open class NSWindow: UIWindow {
    /// The parts of a window; ignored in a terminal.
    public struct StyleMask: OptionSet, Sendable {
        /// The bits of the parts.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No parts.
        public static let borderless: StyleMask = []
        /// A title.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes the window.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that minimizes the window.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Edges that resize the window.
        public static let resizable = StyleMask(rawValue: 8)
        /// The look of a palette.
        public static let utilityWindow = StyleMask(rawValue: 1 << 4)
        /// A window that belongs to a different window.
        public static let docModalWindow = StyleMask(rawValue: 1 << 6)
        /// A panel that does not activate its app.
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        /// A title and a bar of tools in one.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        /// The look of a transparent panel.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// A window that fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Content that extends under the title.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// The stacking order of a window; ignored in a terminal.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number of the level.
        public let rawValue: Int

        /// Creates a level from its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The level of an app's windows.
        public static let normal = Level(rawValue: 0)
        /// The level of palettes.
        public static let floating = Level(rawValue: 3)
        /// The level of a status bar.
        public static let statusBar = Level(rawValue: 25)
    }

    /// The spaces and the full screens in which a window is; ignored in a terminal.
    public struct CollectionBehavior: OptionSet, Sendable {
        /// The bits of the behaviour.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The window is in all spaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// The window moves to the active space.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
        /// The window is in one space.
        public static let managed = CollectionBehavior(rawValue: 1 << 2)
        /// The window is hidden while spaces are chosen.
        public static let transient = CollectionBehavior(rawValue: 1 << 3)
        /// The window does not move with the spaces.
        public static let stationary = CollectionBehavior(rawValue: 1 << 4)
        /// The window is not among those that a key goes through.
        public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
        /// The window can fill the screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
        /// The window can be beside one that fills the screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
        /// The window cannot fill the screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    }

    /// How a window buffers its drawing; ignored in a terminal.
    public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
    }

    /// Whether the title is shown; ignored in a terminal.
    public enum TitleVisibility: Int, Sendable {
        case visible, hidden
    }

    /// The value is kept, but has no effect: a terminal has no tabs of windows.
    public static var allowsAutomaticWindowTabbing = true

    /// The value is kept, but has no effect.
    open var title = ""
    /// The value is kept, but has no effect.
    open var titleVisibility = TitleVisibility.visible
    /// The value is kept, but has no effect.
    open var titlebarAppearsTransparent = false
    /// The value is kept, but has no effect.
    open var isMovableByWindowBackground = false
    /// The value is kept, but has no effect.
    open var isReleasedWhenClosed = true
    /// The value is kept, but has no effect.
    open var styleMask: StyleMask = []
    /// The value is kept, but has no effect.
    open var minSize = CGSize.zero

    /// The value is kept, but has no effect.
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The value is kept, but has no effect.
    open var level = Level.normal
    /// The value is kept, but has no effect: a terminal does not restore windows.
    open var isRestorable = true
    /// The value is kept, but has no effect.
    open var collectionBehavior: CollectionBehavior = []
    /// The value is kept, but has no effect.
    open var hasShadow = true
    /// The value is kept, but has no effect.
    open var isMovable = true
    /// The value is kept, but has no effect.
    open var ignoresMouseEvents = false
    /// The value is kept, but has no effect.
    open var acceptsMouseMovedEvents = false
    /// The value is kept, but has no effect: an app in a terminal is not deactivated.
    open var hidesOnDeactivate = false
    /// Whether the window can have the keys. The value has no effect: the visible window has them.
    open var canBecomeKey: Bool { true }
    /// Whether the window can be the main one. The value has no effect: the visible window is.
    open var canBecomeMain: Bool { true }
    /// The object that is told what happens to the window; see ``NSWindowDelegate``.
    open weak var delegate: (any NSWindowDelegate)?
    /// Whether the terminal displays the window.
    open var isVisible: Bool { isKeyWindow }

    /// Creates a window, which always has the size of the terminal.
    public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
    ) {
        self.styleMask = styleMask
        super.init(frame: contentRect)
    }

    /// Creates a window with the views of a controller.
    public convenience init(contentViewController: NSViewController) {
        self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller whose views are shown.
    open var contentViewController: NSViewController? {
        get { rootViewController }
        set { rootViewController = newValue }
    }

    /// The view that is shown.
    open var contentView: NSView? {
        get { rootViewController?.view }
        set {
            let controller = UIViewController()
            controller.view = newValue
            rootViewController = newValue == nil ? nil : controller
        }
    }

    /// Shows the window in the terminal.
    open func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndVisible() }
    /// Shows the window in the terminal.
    open func orderFront(_ sender: Any?) { makeKeyAndVisible() }
    /// Shows the window that was shown before this one.
    open func orderOut(_ sender: Any?) { UIApplication.shared.hide(self) }
    /// Shows the window in the terminal.
    open func orderFrontRegardless() { makeKeyAndVisible() }
    /// Has no effect: the window fills the terminal.
    open func center() {}
    /// Has no effect: the window always has the size of the terminal.
    open func setContentSize(_ size: CGSize) {}
    /// Has no effect: the window always has the size of the terminal.
    open func setFrame(_ frame: CGRect, display: Bool, animate: Bool = false) {}
    /// Has no effect: a terminal does not store the frames of windows.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    /// Has no effect: the window always fills the terminal.
    open func toggleFullScreen(_ sender: Any?) {}
    /// Closes the window, and shows the window that was shown before this one.
    open func close() {
        delegate?.windowWillClose(Notification(name: NSWindow.willCloseNotification, object: self))
        UIApplication.shared.hide(self)
    }

    /// Closes the window unless its delegate refuses.
    open func performClose(_ sender: Any?) {
        if delegate?.windowShouldClose(self) != false { close() }
    }

    /// The name of the notification that a delegate receives when a window closes.
    public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}
