import CursesUI

/// A delegate that is notified of an app's life cycle. It is the entry point of an app with UIKit's life cycle.
///
/// A class that conforms to this protocol must be final; `cursesui` adds `final` in its copy of a project.
@MainActor @preconcurrency
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
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
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

    /// Called when an app with UIKit's life cycle creates its scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Never called: the scene exists as long as the app.
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

    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }

    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Never called: no system runs an app in the background to fetch data.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Never called: transfers end with the app.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Never called: a terminal does not rotate.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Never called: Linux does not tell an app that memory is low.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Called when an app with UIKit's life cycle and without a scene delegate starts or gets the keyboard again.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Called before an app with UIKit's life cycle and without a scene delegate loses the keyboard.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Called when an app with UIKit's life cycle and without a scene delegate goes to the background.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Called when an app with UIKit's life cycle and without a scene delegate returns from the background.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Called before the app ends, for example by Control-C.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Runs an app with UIKit's life cycle. It shows the window that the app delegate or the scene delegate makes
    /// visible.
    public static func main() {
        DelegatedApp.run(Self.self) { UIKitLaunch.start(Self.self) }
    }
}

extension UIApplication {
    /// The options for a URL that the app opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

/// Creates the app's delegate, and notifies it once when the app has launched.
///
/// An observable delegate is in the environment of all views: `@EnvironmentObject` or `@Environment` reads it.
@MainActor @preconcurrency
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
        AppObjects.provide(wrappedValue)
    }

    /// The projected value of the property: the delegate.
    public var projectedValue: Delegate { wrappedValue }
}
