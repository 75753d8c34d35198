import CursesUI

/// A delegate that is notified of an app's life cycle. An app with UIKit's life cycle begins with it.
///
/// A class that implements it must be final; `cursesui` makes it so in its copy of a project.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    init()

    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Always `nil`: the window belongs to a scene or to SwiftUI's life cycle.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Called before the app shows its interface.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Called when the app has launched.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Called when the app makes its scene, if it has UIKit's life cycle.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Never called: the scene lives as long as the app.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Never called: a terminal does not ask an app to open a URL.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Never called: a terminal does not rotate.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Called when the app starts and when it returns from the background, if it has UIKit's life cycle.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Called before the app goes to the background, if it has UIKit's life cycle.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Called when the app goes to the background, if it has UIKit's life cycle.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Called when the app returns from the background, if it has UIKit's life cycle.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Never called: `\.scenePhase` tells when the app goes to the background.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Runs an app with UIKit's life cycle: shows the window that the delegate, or the delegate of its scene, makes
    /// visible.
    public static func main() {
        DelegatedApp.launch = { UIKitLaunch.start(Self.self) }
        DelegatedApp.main()
    }
}

extension UIApplication {
    /// The options for a URL that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// Creates the app's delegate, and notifies it once that the app has launched.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Creates a delegate, which lives until the app ends.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        wrappedValue = delegateType.init()
        UIApplication.shared.delegate = wrappedValue
        _ = wrappedValue.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    /// The projected value of the property: the delegate.
    public var projectedValue: Delegate { wrappedValue }
}
