import CursesUI

/// A window of an app with UIKit's life cycle. The terminal shows the window that was last made visible.
open class UIWindow: UIView {
    /// The controller whose views are shown.
    open var rootViewController: UIViewController? {
        didSet {
            UIApplication.shared.windowsDidChange()
        }
    }
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
    }

    /// Announces that the window is shown. It is never posted.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Announces that the window is not shown any longer. It is never posted.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Announces that the window is visible. It is never posted.
    nonisolated public static let didBecomeVisibleNotification =
        Notification.Name("UIWindowDidBecomeVisibleNotification")

    /// Creates a window.
    override public init(frame: CGRect) {
        super.init(frame: frame)
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
