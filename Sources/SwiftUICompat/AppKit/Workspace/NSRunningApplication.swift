import CursesUI

/// A program that runs. Only this app is known.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// How a program is activated; ignored in a terminal.
    public typealias ActivationOptions = NSApplication.ActivationOptions

    /// This app.
    public static let current = NSRunningApplication(own: ProcessInfo.processInfo.processIdentifier)

    /// The number of the process.
    public let processIdentifier: pid_t
    /// When this app has started.
    public let launchDate: Date?

    private init(own identifier: pid_t) {
        processIdentifier = identifier
        launchDate = Date()
    }

    /// Returns this app for its own number, and otherwise `nil`.
    public convenience init?(processIdentifier pid: pid_t) {
        guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
        self.init(own: pid)
    }

    /// Returns the programs with an identifier: this app, or none.
    public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
        bundleIdentifier == Bundle.main.bundleIdentifier ? [current] : []
    }

    /// The name that is shown to the user.
    open var localizedName: String? {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    }
    /// The identifier of the program.
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    /// The folder of the program.
    open var bundleURL: URL? { Bundle.main.bundleURL }
    /// The file that runs.
    open var executableURL: URL? { Bundle.main.executableURL }
    /// The kind of the processor, as a number: that of Intel or of ARM.
    open var executableArchitecture: Int {
        #if arch(x86_64)
        0x0100_0007
        #else
        0x0100_000C
        #endif
    }
    /// The picture of the program: none.
    open var icon: NSImage? { UIImage(systemName: "app") }
    /// Whether the program has started: always.
    open var isFinishedLaunching: Bool { true }
    /// Whether the program is hidden: never.
    open var isHidden: Bool { false }
    /// Whether the program has ended: never, because it is this app.
    open var isTerminated: Bool { false }
    /// Whether the program is in front: always.
    open var isActive: Bool { true }
    /// Whether the menus of the program are shown: always.
    open var ownsMenuBar: Bool { true }
    /// How the program appears in the dock.
    open var activationPolicy: NSApplication.ActivationPolicy { .regular }

    /// Has no effect: the visible app is active.
    @discardableResult
    open func activate(options: ActivationOptions = []) -> Bool { true }
    /// Has no effect: the visible app is active.
    @discardableResult
    open func activate(from application: NSRunningApplication, options: ActivationOptions = []) -> Bool { true }
    /// Has no effect: a terminal hides no app.
    @discardableResult
    open func hide() -> Bool { false }
    /// Has no effect: a terminal hides no app.
    @discardableResult
    open func unhide() -> Bool { true }
    /// Ends the app, unless its delegate objects.
    @discardableResult
    open func terminate() -> Bool {
        Task { @MainActor in NSApplication.shared.terminate(nil) }
        return true
    }
    /// Ends the app.
    @discardableResult
    open func forceTerminate() -> Bool {
        Task { @MainActor in NSApplication.shared.reply(toApplicationShouldTerminate: true) }
        return true
    }
}

extension NSApplication {
    /// How a program is activated; ignored in a terminal.
    public struct ActivationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All windows are brought to the front.
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        /// The program is activated even if another is used.
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
}
