import CursesUI
import Foundation

/// The running app for code that uses UIKit: the app whose event or body is running, otherwise the first app
/// of the process.
@MainActor
public final class UIApplication {
    /// The running app.
    public static let shared = UIApplication()

    /// Has no effect: the settings of the machine decide when it sleeps.
    public var isIdleTimerDisabled = false

    private init() {}

    /// The options with which an app is launched; in a terminal there are none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The options for opening a URL, which have no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The state of an app.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Always active. Code that runs in the background reads `\.scenePhase`.
    public var applicationState: State { .active }

    /// Opens a URL with the desktop's default program, if there is a desktop.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let environment = ViewHost.current?.environment ?? EnvironmentValues()
        environment.openURL(url) { completion?($0) }
    }

    /// Whether a desktop may have a program for the URL.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Has no effect. In UIKit it resigns the first responder, but in a terminal something always has the
    /// focus.
    public func endEditing(_ force: Bool = true) {}

    // Notifications of an app's life cycle. They are never posted; use `\.scenePhase` instead.

    /// The app has become active. Never posted.
    nonisolated public static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app is about to become inactive. Never posted.
    nonisolated public static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app is about to enter the foreground. Never posted.
    nonisolated public static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The app has entered the background. Never posted.
    nonisolated public static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app is about to terminate. Never posted.
    nonisolated public static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// The URL of the app's settings in UIKit; a terminal has none.
    nonisolated public static let openSettingsURLString = "app-settings:"
}

/// A delegate that is notified when the app has launched.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    init()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Called when the app has launched.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
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
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    /// The projected value of the property: the delegate.
    public var projectedValue: Delegate { wrappedValue }
}
