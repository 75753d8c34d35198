import CursesUI
import Foundation

/// The running app for code that uses UIKit: the app whose event or body is running, otherwise the first app
/// of the process.
@MainActor
public final class UIApplication {
    /// The running app.
    public static let shared = UIApplication()

    /// Has no effect: the machine's settings decide when it sleeps.
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

    /// The delegate of the app.
    public internal(set) var delegate: (any UIApplicationDelegate)?

    /// The windows; the one that was last shown is last. A SwiftUI app has one window, without a controller.
    public private(set) var windows: [UIWindow] = []

    /// The window that the terminal shows.
    public var keyWindow: UIWindow? { windows.last }

    /// The only scene.
    public private(set) lazy var connectedScenes: Set<UIScene> = [
        UIWindowScene(
            session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
    ]

    /// The sessions of the scenes.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether there can be more than one window: never.
    public var supportsMultipleScenes: Bool { false }

    /// The value is kept, but has no effect: there is no icon with a number.
    public var applicationIconBadgeNumber = 0

    /// Always 1: a terminal has one size of characters.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The name of the app's other icon: none.
    public var alternateIconName: String? { nil }

    /// Whether the app has other icons: never.
    public var supportsAlternateIcons: Bool { false }

    /// The writing direction of the app's texts.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let direction = ViewHost.current?.environment.layoutDirection ?? .leftToRight
        return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Reports that the windows or their controllers have changed.
    let changes = StandInChanges()

    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        windowsDidChange()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windowsDidChange()
    }

    func windowsDidChange() { changes.count += 1 }

    /// Has no effect: on Linux, methods cannot be called by name. Code uses it to hide a keyboard.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        false
    }

    /// Has no effect: a terminal receives no remote notifications.
    public func registerForRemoteNotifications() {}
    /// Has no effect: a terminal receives no remote notifications.
    public func unregisterForRemoteNotifications() {}

    /// Has no effect: the app has one icon.
    public func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
        completionHandler(nil)
    }

    /// Does nothing: the app continues while the terminal is hidden.
    public func beginBackgroundTask(
        withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Does nothing: the app continues while the terminal is hidden.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

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

    /// Opens a URL with the desktop's default program, and returns whether there is one.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

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
    /// The URL of the app's settings for notifications in UIKit; a terminal has none.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Memory is low. Never posted.
    nonisolated public static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// The user has taken a picture of the screen. Never posted.
    nonisolated public static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// A task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The size of an app's characters; ignored in a terminal.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size.
    public let rawValue: String

    /// Creates a size from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

/// The writing direction of an app's texts.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
