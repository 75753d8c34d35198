import CursesUI

/// A window of an app with UIKit's life cycle. The terminal shows the window that was last made visible.
open class UIWindow: _DesktopWindow {
    /// The scene of the window.
    open var windowScene: UIWindowScene?
    /// The stacking order of the window; ignored in a terminal.
    open var windowLevel = Level.normal
    /// Whether the terminal displays the window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The stacking order of windows; ignored in a terminal.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number of the level.
        public let rawValue: CGFloat

        /// Creates a level from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of an app's windows.
        public static let normal = Level(rawValue: 0)
        /// The level of a status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of an alert.
        public static let alert = Level(rawValue: 2000)
        /// The level of palettes in AppKit.
        public static let floating = Level(rawValue: 3)
        /// The level of menus that are torn off in AppKit.
        public static let submenu = Level(rawValue: 3)
        /// The level of menus that are torn off in AppKit.
        public static let tornOffMenu = Level(rawValue: 3)
        /// The level of modal panels in AppKit.
        public static let modalPanel = Level(rawValue: 8)
        /// The level of the menu bar in AppKit.
        public static let mainMenu = Level(rawValue: 24)
        /// The level of menus in AppKit.
        public static let popUpMenu = Level(rawValue: 101)
        /// The level of screen savers in AppKit.
        public static let screenSaver = Level(rawValue: 1000)

        /// Creates a level from a number of AppKit.
        @_disfavoredOverload
        public init(rawValue: Int) {
            self.rawValue = CGFloat(rawValue)
        }

        /// Creates a level from a number of AppKit.
        public init(_ rawValue: Int) {
            self.rawValue = CGFloat(rawValue)
        }
    }

    /// Announces that the window is visible. It is never posted.
    nonisolated public static let didBecomeVisibleNotification =
        Notification.Name("UIWindowDidBecomeVisibleNotification")

    /// Creates a window.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window of AppKit, which always has the size of the terminal.
    override public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
    ) {
        super.init(contentRect: contentRect, styleMask: styleMask, backing: backing, defer: flag)
    }

    /// Creates a window of AppKit, which always has the size of the terminal.
    ///
    /// - Parameter screen: has no effect: the terminal is the only screen.
    public convenience init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
        screen: NSScreen?
    ) {
        self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    }

    /// Creates a window of AppKit with the views of a controller.
    public convenience init(contentViewController: NSViewController) {
        self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
        title = contentViewController.title ?? ""
    }

    /// Creates a window in a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The window itself.
    override open var window: UIWindow? { self }

    /// The terminal's screen.
    open var screen: UIScreen { .main }

    /// Shows the window in the terminal.
    open func makeKeyAndVisible() { UIApplication.shared.show(self) }
    /// Shows the window in the terminal.
    open func makeKey() { UIApplication.shared.show(self) }
}
