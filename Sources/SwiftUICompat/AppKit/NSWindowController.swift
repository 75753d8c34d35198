import CursesUI

/// A controller of a window, which it shows in the terminal.
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow?

    /// Creates a controller of a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        windowDidLoad()
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The controller of the window's views.
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }

    /// Whether there is a window.
    open var isWindowLoaded: Bool { window != nil }

    /// Is called when the window is there.
    open func windowDidLoad() {}
    /// Shows the window in the terminal.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }
}

/// Is told what happens to a window. In a terminal a window fills the screen until code closes it.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    /// Is called before the window closes.
    func windowWillClose(_ notification: Notification)
    /// Returns whether `performClose` may close the window.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Never called: the window always has the size of the terminal.
    func windowDidResize(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidMove(_ notification: Notification)
    /// Never called: the visible window is always the one that has the keys.
    func windowDidBecomeKey(_ notification: Notification)
    /// Never called: the visible window is always the one that has the keys.
    func windowDidResignKey(_ notification: Notification)
}

extension NSWindowDelegate {
    /// Does nothing.
    public func windowWillClose(_ notification: Notification) {}
    /// `true`.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// Does nothing.
    public func windowDidResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMove(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignKey(_ notification: Notification) {}
}
