import CursesUI

/// A controller of a window, which it shows in the terminal.
open class NSWindowController: NSResponder {
    /// The window.
    open var window: NSWindow? { didSet { window?.windowController = self } }
    /// The value is kept, but has no effect: windows are not shown side by side.
    open var shouldCascadeWindows = true
    /// The value is kept, but has no effect: a terminal does not store the frames of windows.
    open var windowFrameAutosaveName: NSWindow.FrameAutosaveName = ""
    /// The value is kept, but has no effect.
    open var shouldCloseDocument = false
    /// The document of the window. It is kept, but has no effect.
    open var document: AnyObject?
    /// The name of the file of the window: none.
    open var windowNibName: String? { nil }

    /// Creates a controller of a window.
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
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

    /// Never called: there are no nib files in a terminal.
    open func loadWindow() {}
    /// Never called: there are no nib files in a terminal.
    open func windowWillLoad() {}
    /// Returns the same title.
    open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
    /// Is called when the window is there.
    open func windowDidLoad() {}
    /// Shows the window in the terminal.
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    /// Closes the window.
    open func close() { window?.close() }
}
