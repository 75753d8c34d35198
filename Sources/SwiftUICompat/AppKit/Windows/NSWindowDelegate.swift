import CursesUI

/// Is told what happens to a window. In a terminal a window fills the screen until code closes it.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    /// Returns whether `performClose` may close the window.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Never called: the window always has the size of the terminal.
    func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize
    /// Never called: the window always fills the terminal.
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: CGRect) -> Bool
    /// Never called: a text is edited in its own view.
    func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
    /// Never called: an app has one manager for undoing in its environment.
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
    /// Never called: the window always fills the terminal.
    func window(
        _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions
    /// Is called before the window closes.
    func windowWillClose(_ notification: Notification)
    /// Is called when the window has become the visible one.
    func windowDidBecomeKey(_ notification: Notification)
    /// Is called when the window is no longer the visible one.
    func windowDidResignKey(_ notification: Notification)
    /// Is called when the window has become the visible one.
    func windowDidBecomeMain(_ notification: Notification)
    /// Is called when the window is no longer the visible one.
    func windowDidResignMain(_ notification: Notification)
    /// Is called before another window is shown in front of this one.
    func windowWillBeginSheet(_ notification: Notification)
    /// Is called when the window in front of this one has ended.
    func windowDidEndSheet(_ notification: Notification)
    /// Never called: the window always has the size of the terminal.
    func windowDidResize(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidMove(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowWillMove(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidMiniaturize(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowWillMiniaturize(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidDeminiaturize(_ notification: Notification)
    /// Never called: CursesUI draws the window.
    func windowDidUpdate(_ notification: Notification)
    /// Never called: CursesUI draws the window.
    func windowDidExpose(_ notification: Notification)
    /// Never called: the terminal is the only screen.
    func windowDidChangeScreen(_ notification: Notification)
    /// Never called: the terminal is the only screen.
    func windowDidChangeScreenProfile(_ notification: Notification)
    /// Never called: the terminal is the only screen.
    func windowDidChangeBackingProperties(_ notification: Notification)
    /// Never called: a terminal does not tell whether it is covered.
    func windowDidChangeOcclusionState(_ notification: Notification)
    /// Never called: the window always has the size of the terminal.
    func windowWillStartLiveResize(_ notification: Notification)
    /// Never called: the window always has the size of the terminal.
    func windowDidEndLiveResize(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowWillEnterFullScreen(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowWillExitFullScreen(_ notification: Notification)
    /// Never called: the window always fills the terminal.
    func windowDidExitFullScreen(_ notification: Notification)
}

extension NSWindowDelegate {
    /// `true`.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// Returns the size.
    public func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize { frameSize }
    /// `true`.
    public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: CGRect) -> Bool { true }
    /// `nil`.
    public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
    /// `nil`.
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
    /// Returns the options.
    public func window(
        _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
    ) -> NSApplication.PresentationOptions { proposedOptions }
    /// Does nothing.
    public func windowWillClose(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignKey(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidBecomeMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResignMain(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillBeginSheet(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidEndSheet(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMove(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillMove(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidMiniaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillMiniaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidDeminiaturize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidUpdate(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidExpose(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeScreenProfile(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeBackingProperties(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillStartLiveResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidEndLiveResize(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowWillExitFullScreen(_ notification: Notification) {}
    /// Does nothing.
    public func windowDidExitFullScreen(_ notification: Notification) {}
}
