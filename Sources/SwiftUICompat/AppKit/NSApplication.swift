import CursesUI

/// The running app for code that uses AppKit.
@MainActor @preconcurrency
public final class NSApplication {
    /// The running app.
    public static let shared = NSApplication()

    /// The delegate of the app.
    public internal(set) var delegate: (any NSApplicationDelegate)?
    /// The light or dark appearance of the app. It is ignored: `preferredColorScheme` sets the appearance of a window.
    public var appearance: NSAppearance?
    /// The value is kept, but has no effect: a terminal has no dock.
    public var applicationIconImage: UIImage! = UIImage()
    /// The icon in the dock; ignored in a terminal.
    public let dockTile = NSDockTile()

    private init() {}

    /// The windows, in the order in which they were last shown; the most recent window is last.
    public var windows: [NSWindow] { UIApplication.shared.windows.compactMap { $0 as? NSWindow } }
    /// The window that the terminal displays.
    public var keyWindow: NSWindow? { windows.last }
    /// The window that the terminal displays.
    public var mainWindow: NSWindow? { windows.last }
    /// Whether the app is on the screen and has the keyboard.
    public var isActive: Bool { LifeCycle.phase == .active }

    /// How an app appears in the dock; ignored in a terminal.
    public enum ActivationPolicy: Int, Sendable {
        case regular, accessory, prohibited
    }

    /// The answer to a request to end the app.
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
    }

    /// Ends the app, unless its delegate objects. A delegate that answers later does so with
    /// ``reply(toApplicationShouldTerminate:)``.
    public func terminate(_ sender: Any?) {
        guard (delegate?.applicationShouldTerminate(self) ?? .terminateNow) == .terminateNow else { return }
        reply(toApplicationShouldTerminate: true)
    }

    /// Ends the app if the answer is true.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard shouldTerminate else { return }
        let environment = ViewHost.current?.environment ?? EnvironmentValues()
        environment.terminate()
    }

    /// Has no effect: the visible app is active.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Has no effect: the visible app is active.
    public func activate() {}
    /// Has no effect: a terminal hides no app.
    public func hide(_ sender: Any?) {}
    /// Has no effect: a terminal has no dock.
    @discardableResult
    public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
    /// Calls a method of an object; returns whether the object has it. Without an object, `resignFirstResponder` takes
    /// the focus from a text field or a text editor, and other actions have no effect.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        ViewHost.send(action, to: target, from: sender, for: nil)
    }

    /// Announces that the first screen has been drawn.
    nonisolated public static let didFinishLaunchingNotification =
        Notification.Name("NSApplicationDidFinishLaunchingNotification")
    /// Announces that the app is about to end, for example by Control-C.
    nonisolated public static let willTerminateNotification =
        Notification.Name("NSApplicationWillTerminateNotification")
    /// Announces that the app has become active, also after it has launched.
    nonisolated public static let didBecomeActiveNotification =
        Notification.Name("NSApplicationDidBecomeActiveNotification")
    /// Announces that the app is about to stop being active.
    nonisolated public static let willResignActiveNotification =
        Notification.Name("NSApplicationWillResignActiveNotification")
    /// Announces that the app has stopped being active.
    nonisolated public static let didResignActiveNotification =
        Notification.Name("NSApplicationDidResignActiveNotification")
}

/// The running app.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The icon of an app in the dock; ignored in a terminal.
@MainActor @preconcurrency
public final class NSDockTile {
    /// The value is kept, but has no effect.
    public var badgeLabel: String?

    init() {}
}

/// A light or a dark appearance; ignored in a terminal.
public final class NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    }

    /// Calls a closure. Colours have the appearance of the terminal in it, as elsewhere.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

    /// The name.
    public let name: Name

    /// Creates an appearance with a name.
    public init?(named name: Name) {
        self.name = name
    }

    /// Returns whether two appearances have the same name.
    public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

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

    fileprivate static func launch() -> Self {
        let delegate = Self()
        NSApplication.shared.delegate = delegate
        let notification = Notification(
            name: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared)
        delegate.applicationWillFinishLaunching(notification)
        delegate.applicationDidFinishLaunching(notification)
        return delegate
    }

    /// Runs an app with AppKit's life cycle. It shows the window that the delegate brings to the front.
    public static func main() {
        DelegatedApp.run(Self.self) { _ = launch() }
    }
}

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
