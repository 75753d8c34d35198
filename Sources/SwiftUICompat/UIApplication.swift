import CursesUI
import Foundation

/// The app that runs, as files that lean on UIKit ask for it: the one whose event or body is running, else
/// the first one of the process.
@MainActor
public final class UIApplication {
    /// The app that runs.
    public static let shared = UIApplication()

    /// Kept for the sources' sake: the machine's own settings decide when it sleeps.
    public var isIdleTimerDisabled = false

    private init() {}

    /// What an app is told when it has started; a terminal tells nothing.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The one of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How an address is to be opened; the desktop decides.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The one of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What the app is doing.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Always active: what runs in the background asks `\.scenePhase`.
    public var applicationState: State { .active }

    /// Opens an address with the desktop's own program, if there is a desktop.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let environment = ViewHost.current?.environment ?? EnvironmentValues()
        environment.openURL(url) { completion?($0) }
    }

    /// Whether it is an address that a desktop may have a program for.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Takes the focus from the text field that has it, as `sendAction` with `resignFirstResponder` does:
    /// in a terminal something always has the focus, so that it does nothing.
    public func endEditing(_ force: Bool = true) {}

    // Notifications of an app's life. Nobody posts them: `\.scenePhase` says what they say.

    /// The app has changed what it is doing.
    nonisolated public static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app has changed what it is doing.
    nonisolated public static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app has changed what it is doing.
    nonisolated public static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The app has changed what it is doing.
    nonisolated public static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app has changed what it is doing.
    nonisolated public static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// Opens the system's settings, of which a terminal has none.
    nonisolated public static let openSettingsURLString = "app-settings:"
}

/// Who is told of an app's life.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    init()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Called when the app has started.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}

/// Makes an app's delegate, and tells it once that the app has started.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    /// The value; what the property itself stands for.
    public let wrappedValue: Delegate

    /// Makes a delegate of a type, which lives as long as the app.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        wrappedValue = delegateType.init()
        _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    /// What the property stands for with a `$` before its name.
    public var projectedValue: Delegate { wrappedValue }
}
