import CursesUI

/// A delegate that is notified of an app's life cycle. It is the entry point of an app with AppKit's life cycle.
///
/// A class that conforms to this protocol must be final; `cursesui` adds `final` in its copy of a project.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
    init()

    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
    func applicationDidHide(_ notification: Notification)
    func applicationDidUnhide(_ notification: Notification)
    func applicationWillHide(_ notification: Notification)
    func applicationWillUnhide(_ notification: Notification)
    func applicationWillBecomeActive(_ notification: Notification)
    func applicationDidChangeScreenParameters(_ notification: Notification)
    func applicationDidChangeOcclusionState(_ notification: Notification)
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func application(_ sender: NSApplication, openFiles filenames: [String])
    func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

extension NSApplicationDelegate {
    /// Called before the app has launched.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Called when the app has launched.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Called before the app ends, for example by Control-C.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Called when the app has launched, and when it gets the keyboard again.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Called before the app loses the keyboard or goes to the background.
    public func applicationWillResignActive(_ notification: Notification) {}
    /// Called when the app has lost the keyboard or goes to the background.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Never called: the app ends when its window closes.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// Called when code ends the app with `terminate`. The answer does not prevent that Control-C ends the app.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// Never called: a terminal has no dock.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Never called: a terminal restores no windows.
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    /// Never called: a terminal does not ask an app to open a URL.
    public func application(_ application: NSApplication, open urls: [URL]) {}

    /// Never called: a terminal hides no app.
    public func applicationDidHide(_ notification: Notification) {}
    /// Never called: a terminal hides no app.
    public func applicationDidUnhide(_ notification: Notification) {}
    /// Never called: a terminal hides no app.
    public func applicationWillHide(_ notification: Notification) {}
    /// Never called: a terminal hides no app.
    public func applicationWillUnhide(_ notification: Notification) {}
    /// Never called: `applicationDidBecomeActive(_:)` is.
    public func applicationWillBecomeActive(_ notification: Notification) {}
    /// Never called: `GeometryReader` follows the size of the terminal.
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    /// Never called: a terminal does not tell whether it is covered.
    public func applicationDidChangeOcclusionState(_ notification: Notification) {}
    /// Never called: a terminal has no dock.
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    /// Never called: a terminal does not ask an app to open a file.
    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    /// Never called: a terminal does not ask an app to open a file.
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    /// Never called: a menu shows no keys.
    public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool { true }
    /// Never called: a terminal does not ask an app to open a file.
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    /// Never called: a terminal does not ask an app to open a file.
    public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
    /// Never called: a terminal continues no activities of other machines.
    public func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Never called: a terminal receives no remote notifications.
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Never called: a terminal receives no remote notifications.
    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}

    fileprivate static func launch() -> Self {
        let delegate = Self()
        NSApplication.shared.delegate = delegate
        delegate.noteLaunch()
        return delegate
    }

    /// Tells the delegate that the app has launched.
    func noteLaunch() {
        let notification = Notification(
            name: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared)
        applicationWillFinishLaunching(notification)
        applicationDidFinishLaunching(notification)
    }

    /// Runs an app with AppKit's life cycle. It shows the window that the delegate brings to the front.
    public static func main() {
        DelegatedApp.run(Self.self) { _ = launch() }
    }
}

/// An object that continues an activity; a terminal has none.
public protocol NSUserActivityRestoring: AnyObject {}

/// Creates the app's delegate, and notifies it once when the app has launched.
///
/// An observable delegate is in the environment of all views: `@EnvironmentObject` or `@Environment` reads it.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSApplicationDelegate> {
    /// The delegate.
    public let wrappedValue: Delegate

    /// Creates a delegate, which lives until the app ends.
    public init(_ delegateType: Delegate.Type = Delegate.self) {
        wrappedValue = delegateType.launch()
        AppObjects.provide(wrappedValue)
    }

    /// The projected value of the property: the delegate.
    public var projectedValue: Delegate { wrappedValue }
}
