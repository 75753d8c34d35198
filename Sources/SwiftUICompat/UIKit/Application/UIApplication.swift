import CursesUI
import Foundation

/// The running app, for code that uses UIKit: the app whose event handler or body is running, otherwise the first app
/// of the process.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    /// The running app.
    public static let shared = UIApplication(isShared: true)

    /// Has no effect: the machine's settings decide when it sleeps.
    public var isIdleTimerDisabled = false

    private init(isShared: Bool) {}

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

    /// Whether the app is in use.
    public var applicationState: State {
        switch LifeCycle.phase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// The delegate of the app.
    public internal(set) var delegate: (any UIApplicationDelegate)?

    /// The windows, in the order in which they were last shown; the most recent window is last. A SwiftUI app has one
    /// window, whose controller presents others over the app, and has no views.
    public private(set) var windows: [UIWindow] = []

    /// The window that the terminal displays.
    public var keyWindow: UIWindow? { windows.last }

    /// The scenes of the app, of which there is only one.
    public private(set) lazy var connectedScenes: Set<UIScene> = [
        UIWindowScene(
            session: UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))
    ]

    /// The sessions of the scenes.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Always false: an app shows one window.
    public var supportsMultipleScenes: Bool { false }

    /// The value is kept, but has no effect: an app has no icon with a badge.
    public var applicationIconBadgeNumber = 0

    /// Always `large`: all text in a terminal has the same size.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The name of the app's alternate icon: none.
    public var alternateIconName: String? { nil }

    /// Always false: an app has no alternate icons.
    public var supportsAlternateIcons: Bool { false }

    /// The writing direction of the app's texts.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let direction = ViewHost.current?.environment.layoutDirection ?? .leftToRight
        return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Reports that the windows or their controllers have changed.
    let changes = StandInChanges()

    func show(_ window: UIWindow) {
        change {
            windows.removeAll { $0 === window }
            windows.append(window)
        }
    }

    func hide(_ window: UIWindow) { change { windows.removeAll { $0 === window } } }

    /// Changes the windows, and tells those between which the keys move.
    private func change(_ body: () -> Void) {
        let old = keyWindow
        body()
        windowsDidChange()
        let new = keyWindow
        guard old !== new else { return }
        old?.resignKey()
        new?.becomeKey()
    }

    func windowsDidChange() { changes.report() }

    /// Calls a method of an object; returns whether the object has it.
    ///
    /// Apps hide the keyboard by sending `resignFirstResponder` to `nil`: it takes the focus from a text field or a text
    /// editor. Other actions for `nil` have no effect.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ViewHost.send(action, to: target, from: sender, for: event)
    }

    /// The actions of the app's icon. They are kept, but not shown.
    public var shortcutItems: [UIApplicationShortcutItem]?
    /// Always true: nothing locks the files of the app.
    public var isProtectedDataAvailable: Bool { true }
    /// Always false: a terminal receives no remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Endless: the app continues to run while the terminal is hidden.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always zero: a terminal has no status bar.
    public var statusBarFrame: CGRect { .zero }
    /// Has no effect: a terminal has no picture of the app.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Has no effect: a terminal receives no remote notifications.
    public func registerForRemoteNotifications() {}
    /// Has no effect: a terminal receives no remote notifications.
    public func unregisterForRemoteNotifications() {}

    /// Has no effect: the app has one icon.
    public func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
        completionHandler(nil)
    }

    /// Has no effect: the app continues to run while the terminal is hidden.
    public func beginBackgroundTask(
        withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Has no effect: the app continues to run while the terminal is hidden.
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

    /// Returns whether the URL has a scheme. Whether a program can open the URL is unknown.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens a URL with the desktop's default program, and returns whether this succeeded.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Takes the focus from a text field or a text editor that has it.
    public func endEditing(_ force: Bool = true) { ViewHost.endEditing() }

    // Notifications of an app's life cycle. They are posted when `\.scenePhase` changes.

    /// Announces that the first screen has been drawn.
    nonisolated public static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Announces that the app has become active, also after it has launched.
    nonisolated public static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Announces that the app is about to become inactive.
    nonisolated public static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// Announces that the app is about to return from the background.
    nonisolated public static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Announces that the app has gone to the background: it is suspended, ends, or has lent the terminal.
    nonisolated public static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Announces that the app is about to end, for example by Control-C.
    nonisolated public static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")

    /// The URL of the app's settings in UIKit; a terminal has none.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the app's settings for notifications in UIKit; a terminal has none.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// Announces a new day, or a change of the clock. It is never posted.
    nonisolated public static let significantTimeChangeNotification =
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Announces that files are available. It is never posted.
    nonisolated public static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    /// Announces that files will be locked. It is never posted.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    /// Announces that memory is low. It is never posted.
    nonisolated public static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Announces that the user has taken a screenshot. It is never posted.
    nonisolated public static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The writing direction of an app's texts.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
