import CursesUI

/// A part of the interface of an app with UIKit's life cycle.
open class UIScene: UIResponder {
    /// Whether a scene is in use.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The options with which a scene was opened; a terminal has none.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue.
        public let userActivities: Set<NSUserActivity> = []

        init() {}
    }

    /// Whether the app is in use.
    public var activationState: ActivationState {
        switch LifeCycle.phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
    /// The delegate.
    open var delegate: (any UISceneDelegate)?
    /// The session.
    public let session: UISceneSession
    /// The title of the scene, which is not shown.
    open var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
    }

    /// Announces that the app is about to return from the background.
    nonisolated public static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    /// Announces that the app has become active.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Announces that the app is about to become inactive.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Announces that the app has gone to the background.
    nonisolated public static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// The only scene of an app, which contains the app's windows.
open class UIWindowScene: UIScene {
    /// The windows.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that the terminal displays.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The terminal's screen.
    open var screen: UIScreen { .main }

    /// A shape of the scene that an app asks for.
    @MainActor @preconcurrency
    open class GeometryPreferences {
        init() {}

        /// The orientations of the scene on iOS.
        open class iOS: GeometryPreferences {
            /// The value is kept, but has no effect.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Has no effect: a terminal does not rotate.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    /// The traits of the terminal.
    open var traitCollection: UITraitCollection { .current }
    /// Always landscape: a terminal does not rotate.
    open var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
    /// The size limits of the window; ignored in a terminal.
    public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// The status bar: none.
    open var statusBarManager: UIStatusBarManager? { nil }
}

/// The size limits of a window; ignored in a terminal.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions {
    /// Has no effect: the window always has the size of the terminal.
    public var minimumSize = CGSize.zero
    /// Has no effect: the window always has the size of the terminal.
    public var maximumSize = CGSize.zero

    init() {}
}

/// The status bar, with the time and the battery; a terminal has none.
@MainActor @preconcurrency
public final class UIStatusBarManager {
    /// The frame of the status bar: empty.
    public var statusBarFrame: CGRect { .zero }

    init() {}
}

/// The direction in which a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A URL that an app is asked to open.
public struct UIOpenURLContext: Hashable, Sendable {
    /// The URL.
    public let url: URL
}

/// The session of a scene.
@MainActor @preconcurrency
public final class UISceneSession {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene of the app on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene.
    public let role = Role.windowApplication
    /// The identifier of the session, which is always the same.
    public let persistentIdentifier = "main"
    /// The configuration with which the scene is created.
    public let configuration: UISceneConfiguration

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
    }
}

extension UISceneSession: @MainActor Hashable {
    public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The configuration of a scene.
@MainActor @preconcurrency
public final class UISceneConfiguration {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate. If it is `nil`, the class `SceneDelegate` of the app's module is used.
    public var delegateClass: AnyClass?
    /// Has no effect: all scenes have the same class.
    public var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A delegate that is notified of a scene's life cycle.
///
/// A class that conforms to this protocol must be final; `cursesui` adds `final` in its copy of a project.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    init()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Called when the app starts.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Called when the app starts and when it returns from the background.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Called before a different window gets the keyboard, or the app goes to the background.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Called when the app starts and when it returns from the background.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Called when the app goes to the background.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Never called: the scene exists as long as the app.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Never called: a terminal does not ask an app to open a URL.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A delegate that is notified of the life cycle of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The scene's window: `nil` by default.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
