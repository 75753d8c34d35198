import CursesUI

/// The running app for code that uses AppKit.
@MainActor @preconcurrency
public final class NSApplication: NSResponder {
    /// The running app.
    public static let shared = NSApplication(isShared: true)

    /// The delegate of the app.
    public var delegate: (any NSApplicationDelegate)?
    /// The light or dark appearance of the app. It is ignored: `preferredColorScheme` sets the appearance of a window.
    public var appearance: NSAppearance?
    /// The value is kept, but has no effect: a terminal has no dock.
    public var applicationIconImage: UIImage! = UIImage()
    /// The menu at the top of the screen. It is kept, but not shown: `commands` adds menus.
    public var mainMenu: NSMenu?
    /// The menu of windows. It is kept, but not shown.
    public var windowsMenu: NSMenu?
    /// The menu of services. It is kept, but not shown.
    public var servicesMenu: NSMenu?
    /// The menu of help. It is kept, but not shown.
    public var helpMenu: NSMenu?
    /// The value is kept, but has no effect: a terminal has no dock and no menu bar of its own.
    public var presentationOptions: PresentationOptions = []
    /// The options of the system: none.
    public var currentSystemPresentationOptions: PresentationOptions { presentationOptions }
    /// The event to which the app responds: that of a status item or a menu; `nil` for others.
    public private(set) var currentEvent: NSEvent?
    /// How the app appears in the dock. It has no effect: a terminal has no dock.
    public private(set) var policy = ActivationPolicy.regular
    /// The icon in the dock; ignored in a terminal.
    public let dockTile = NSDockTile()

    private init(isShared: Bool) {
        super.init()
    }

    /// The appearance of the terminal.
    public var effectiveAppearance: NSAppearance {
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        return NSAppearance(named: isDark ? .darkAqua : .aqua) ?? .light
    }

    /// The windows, in the order in which they were last shown; the most recent window is last.
    public var windows: [NSWindow] { UIApplication.shared.windows }
    /// The window that the terminal displays.
    public var keyWindow: NSWindow? { windows.last }
    /// The window that the terminal displays.
    public var mainWindow: NSWindow? { windows.last }
    /// The windows, the most recent first.
    public var orderedWindows: [NSWindow] { windows.reversed() }
    /// Returns the window with a number.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }
    /// The window for which the app waits: none, because an app in a terminal cannot wait.
    public var modalWindow: NSWindow? { nil }
    /// Always false: a terminal hides no app.
    public var isHidden: Bool { false }
    /// Whether the app runs: always.
    public var isRunning: Bool { true }
    /// The options of the terminal for assistive programs: none.
    public var isFullKeyboardAccessEnabled: Bool { true }
    /// The writing direction of the app's texts.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIApplication.shared.userInterfaceLayoutDirection
    }
    /// The state of the app's windows: visible.
    public var occlusionState: OcclusionState { .visible }
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
    /// Has no effect: the visible app is active.
    public func deactivate() {}
    /// Has no effect: a terminal hides no app.
    public func yieldActivation(to application: NSRunningApplication) {}
    /// Has no effect: a terminal hides no app.
    public func hide(_ sender: Any?) {}
    /// Has no effect: a terminal hides no app.
    public func unhide(_ sender: Any?) {}
    /// Has no effect: a terminal hides no app.
    public func unhideWithoutActivation() {}
    /// Has no effect: a terminal hides no app.
    public func hideOtherApplications(_ sender: Any?) {}
    /// Has no effect: a terminal hides no app.
    public func unhideAllApplications(_ sender: Any?) {}
    /// Has no effect: the terminal shows one window.
    public func arrangeInFront(_ sender: Any?) {}
    /// Has no effect: the window fills the terminal.
    public func miniaturizeAll(_ sender: Any?) {}
    /// Keeps how the app appears in the dock. It has no effect: a terminal has no dock.
    @discardableResult
    public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
        self.policy = policy
        return true
    }
    /// Returns how the app appears in the dock. It has no effect: a terminal has no dock.
    public func activationPolicy() -> ActivationPolicy { policy }
    /// Rings the bell of the terminal, and returns 0.
    @discardableResult
    public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
        NSSound.beep()
        return 0
    }
    /// Has no effect: the bell rings once.
    public func cancelUserAttentionRequest(_ request: Int) {}
    /// Has no effect: a terminal receives no remote notifications.
    public func registerForRemoteNotifications() {}
    /// Has no effect: a terminal receives no remote notifications.
    public func unregisterForRemoteNotifications() {}
    /// Always false: a terminal receives no remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Has no effect: a terminal restores no windows.
    public func disableRelaunchOnLogin() {}
    /// Has no effect: a terminal restores no windows.
    public func enableRelaunchOnLogin() {}
    /// Ends the app.
    public func stop(_ sender: Any?) { reply(toApplicationShouldTerminate: true) }
    /// Runs the app: tells its delegate that it has launched, and shows the window that is brought to the front. It has
    /// no effect if the app runs already.
    public func run() {
        guard ViewHost.current == nil else { return }
        if let delegate {
            run(delegate)
        } else {
            DelegatedApp.run(NSApplication.self) {}
        }
    }

    private func run<Delegate: NSApplicationDelegate>(_ delegate: Delegate) {
        DelegatedApp.run(Delegate.self) { delegate.noteLaunch() }
    }
    /// Tells nothing to programs that open files for the app.
    public func reply(toOpenOrPrint reply: DelegateReply) {}

    // MARK: Modal windows and panels

    /// Shows a window, and returns `stop` at once: a terminal app cannot wait for an answer inside a function.
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse {
        window.makeKeyAndOrderFront(nil)
        return .stop
    }
    /// Has no effect: no window is modal.
    public func stopModal() {}
    /// Has no effect: no window is modal.
    public func stopModal(withCode returnCode: ModalResponse) {}
    /// Has no effect: no window is modal.
    public func abortModal() {}
    /// Shows a message with the name and the version of the app.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
    /// Shows a message with the name and the version of the app, or with those of the options.
    public func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
        func value(_ option: AboutPanelOptionKey, _ key: String) -> String? {
            optionsDictionary[option] as? String ?? Bundle.main.object(forInfoDictionaryKey: key) as? String
        }
        let alert = NSAlert()
        alert.messageText = value(.applicationName, "CFBundleName") ?? ProcessInfo.processInfo.processName
        let build = value(.version, "CFBundleVersion").flatMap { $0.isEmpty ? nil : " (\($0))" } ?? ""
        let version = value(.applicationVersion, "CFBundleShortVersionString").map { "\($0)\(build)" }
        let credits = (optionsDictionary[.credits] as? NSAttributedString)?.string
        let parts = [version, credits, value(AboutPanelOptionKey(rawValue: "Copyright"), "NSHumanReadableCopyright")]
        alert.informativeText = parts.compactMap(\.self).joined(separator: "\n")
        alert.runModal()
    }
    /// Has no effect: a `ColorPicker` has a panel of its own.
    public func orderFrontColorPanel(_ sender: Any?) {}
    /// Has no effect: a terminal has no palette of characters.
    public func orderFrontCharacterPalette(_ sender: Any?) {}
    /// Has no effect: a terminal has no help of apps.
    public func showHelp(_ sender: Any?) {}

    // MARK: Events

    /// Calls a closure that responds to an event.
    func handle<Result>(_ event: NSEvent, _ body: () -> Result) -> Result {
        let outer = currentEvent
        currentEvent = event
        defer { currentEvent = outer }
        return body()
    }
    /// Has no effect: CursesUI's views handle events.
    public func sendEvent(_ event: NSEvent) {}
    /// Has no effect: CursesUI's views handle events.
    public func postEvent(_ event: NSEvent, atStart flag: Bool) {}
    /// Returns `nil`: CursesUI's views handle events.
    public func nextEvent(
        matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
    ) -> NSEvent? { nil }

    /// Calls a method of an object; returns whether the object has it.
    ///
    /// Without an object, the controller of the visible window, the window, its delegate, and the delegate of the app
    /// are
    /// asked one after the other. `terminate`, `orderFrontStandardAboutPanel` and `performClose` have their effect, and
    /// `resignFirstResponder` takes the focus from a text field or a text editor. Other actions have no effect.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        if let target, ViewHost.send(action, to: target, from: sender, for: nil) { return true }
        // A method of AppKit's classes has only its name.
        switch action.name.split(separator: ".").last.map({ $0.prefix { $0.isLetter } }) ?? "" {
        case "terminate": terminate(sender)
        case "orderFrontStandardAboutPanel": orderFrontStandardAboutPanel(sender)
        case "performClose": keyWindow?.performClose(sender)
        default: return target == nil && sendToResponders(action, from: sender)
        }
        return true
    }

    private func sendToResponders(_ action: Selector, from sender: Any?) -> Bool {
        let window = keyWindow
        let others: [Any?] = [window?.contentViewController, window, window?.delegate, delegate]
        return others.compactMap(\.self).contains { action.perform(on: $0, sender) }
            || ViewHost.send(action, to: nil, from: sender, for: nil)
    }

    /// Returns the object that has a method; `nil` if that is unknown.
    public func target(forAction action: Selector) -> Any? { nil }

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
    /// Announces that the app is about to launch. It is never posted.
    nonisolated public static let willFinishLaunchingNotification =
        Notification.Name("NSApplicationWillFinishLaunchingNotification")
    /// Announces that the app is about to become active. It is never posted.
    nonisolated public static let willBecomeActiveNotification =
        Notification.Name("NSApplicationWillBecomeActiveNotification")
    /// Announces that the app has been hidden. It is never posted.
    nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
    /// Announces that the app is visible again. It is never posted.
    nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
    /// Announces that the app is about to be hidden. It is never posted.
    nonisolated public static let willHideNotification = Notification.Name("NSApplicationWillHideNotification")
    /// Announces that the app is about to be visible again. It is never posted.
    nonisolated public static let willUnhideNotification = Notification.Name("NSApplicationWillUnhideNotification")
    /// Announces that the screens have changed. It is never posted: `GeometryReader` follows the size.
    nonisolated public static let didChangeScreenParametersNotification =
        Notification.Name("NSApplicationDidChangeScreenParametersNotification")
    /// Announces that the app is visible or covered. It is never posted.
    nonisolated public static let didChangeOcclusionStateNotification =
        Notification.Name("NSApplicationDidChangeOcclusionStateNotification")
}

/// The running app.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

extension NSApplication {
    /// What the system shows beside the app; ignored in a terminal.
    public struct PresentationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The dock appears when the mouse is there.
        public static let autoHideDock = PresentationOptions(rawValue: 1)
        /// There is no dock.
        public static let hideDock = PresentationOptions(rawValue: 1 << 1)
        /// The menu bar appears when the mouse is there.
        public static let autoHideMenuBar = PresentationOptions(rawValue: 1 << 2)
        /// There is no menu bar.
        public static let hideMenuBar = PresentationOptions(rawValue: 1 << 3)
        /// There is no menu of the system.
        public static let disableAppleMenu = PresentationOptions(rawValue: 1 << 4)
        /// The user cannot switch to another app.
        public static let disableProcessSwitching = PresentationOptions(rawValue: 1 << 5)
        /// The user cannot end apps by force.
        public static let disableForceQuit = PresentationOptions(rawValue: 1 << 6)
        /// The user cannot end the session.
        public static let disableSessionTermination = PresentationOptions(rawValue: 1 << 7)
        /// The user cannot hide the app.
        public static let disableHideApplication = PresentationOptions(rawValue: 1 << 8)
        /// The menu bar is opaque.
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 1 << 9)
        /// The app fills the screen.
        public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
        /// The bar of tools appears when the mouse is there.
        public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    }

    /// Whether an app is visible.
    public struct OcclusionState: OptionSet, Sendable {
        /// The bits of the state.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app is visible.
        public static let visible = OcclusionState(rawValue: 1 << 1)
    }

    /// How urgently the app asks for attention; ignored in a terminal.
    public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }

    /// The answer to a request to open or print files.
    public enum DelegateReply: UInt, Sendable {
        case success, cancel, failure
    }

    /// A part of the message about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the part.
        public let rawValue: String

        /// Creates a part from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the app.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The icon, which is not shown.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        /// The version.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of the build.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// Further texts.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    }
}

/// The icon of an app in the dock; ignored in a terminal.
@MainActor @preconcurrency
public final class NSDockTile {
    /// The value is kept, but has no effect.
    public var badgeLabel: String?
    /// The value is kept, but has no effect.
    public var showsApplicationBadge = true
    /// The value is kept, but not shown.
    public var contentView: NSView?
    /// The size of the icon: none.
    public var size: CGSize { .zero }

    /// Has no effect: a terminal has no dock.
    public func display() {}

    init() {}
}
