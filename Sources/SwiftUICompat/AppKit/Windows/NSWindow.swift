import CursesUI

/// The AppKit name of a window: see `UIWindow`.
public typealias NSWindow = UIWindow

/// A window with AppKit's names: what `NSWindow` and `UIWindow` have in common. The terminal shows the window that
/// was last brought to the front.
open class _DesktopWindow: UIView {
    /// The controller whose views are shown.
    open var rootViewController: UIViewController? {
        didSet {
            UIApplication.shared.windowsDidChange()
        }
    }
    /// The window itself. All windows are of the class with both names.
    private var own: NSWindow {
        guard let own = self as? NSWindow else { fatalError("A window is an NSWindow.") }
        return own
    }

    /// The value is kept, but has no effect: a terminal has no tabs of windows.
    public static var allowsAutomaticWindowTabbing = true

    /// The value is kept, but has no effect.
    open var title = ""
    /// The value is kept, but has no effect.
    open var titleVisibility = TitleVisibility.visible
    /// The value is kept, but has no effect.
    open var titlebarAppearsTransparent = false
    /// The value is kept, but has no effect.
    open var isMovableByWindowBackground = false
    /// The value is kept, but has no effect.
    open var isReleasedWhenClosed = true
    /// The value is kept, but has no effect.
    open var styleMask: StyleMask = []
    /// The value is kept, but has no effect.
    open var minSize = CGSize.zero

    /// The value is kept, but has no effect.
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The value is kept, but has no effect: a terminal does not restore windows.
    open var isRestorable = true
    /// The value is kept, but has no effect.
    open var collectionBehavior: CollectionBehavior = []
    /// The value is kept, but has no effect.
    open var hasShadow = true
    /// The value is kept, but has no effect.
    open var isMovable = true
    /// The value is kept, but has no effect.
    open var ignoresMouseEvents = false
    /// The value is kept, but has no effect.
    open var acceptsMouseMovedEvents = false
    /// The value is kept, but has no effect: an app in a terminal is not deactivated.
    open var hidesOnDeactivate = false
    /// Whether the window can have the keys. The value has no effect: the visible window has them.
    open var canBecomeKey: Bool { true }
    /// Whether the window can be the main one. The value has no effect: the visible window is.
    open var canBecomeMain: Bool { true }
    /// The value is kept, but has no effect.
    open var subtitle = ""
    /// The value is kept, but has no effect.
    open var representedURL: URL?
    /// The value is kept, but has no effect.
    open var representedFilename: String = ""
    /// The value is kept, but has no effect.
    open var animationBehavior = AnimationBehavior.default
    /// The value is kept, but has no effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// The value is kept, but has no effect.
    open var toolbarStyle = ToolbarStyle.automatic
    /// The value is kept, but has no effect: `toolbar` adds the bar of a SwiftUI view.
    open var toolbar: NSToolbar?
    /// The value is kept, but has no effect.
    open var showsToolbarButton = true
    /// The value is kept, but has no effect.
    open var isExcludedFromWindowsMenu = false
    /// The value is kept, but has no effect.
    open var isDocumentEdited = false
    /// The value is kept, but has no effect.
    open var tabbingMode = TabbingMode.automatic
    /// The value is kept, but has no effect.
    open var tabbingIdentifier: TabbingIdentifier = ""
    /// The value is kept, but has no effect.
    open var sharingType = SharingType.readOnly
    /// The value is kept, but has no effect.
    open var displaysWhenScreenProfileChanges = false
    /// The value is kept, but has no effect.
    open var canHide = true
    /// The value is kept, but has no effect.
    open var preventsApplicationTerminationWhenModal = true
    /// The value is kept, but has no effect.
    open var allowsToolTipsWhenApplicationIsInactive = false
    /// The value is kept, but has no effect.
    open var autorecalculatesKeyViewLoop = false
    /// The value is kept, but has no effect.
    open var allowsConcurrentViewDrawing = true
    /// The value is kept, but has no effect.
    open var canBecomeVisibleWithoutLogin = false
    /// The value is kept, but has no effect.
    open var preferredBackingLocation = BackingLocation.default
    /// The value is kept, but has no effect.
    open var isOneShot = false
    /// The value is kept, but has no effect.
    open var contentMinSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var contentAspectRatio = CGSize.zero
    /// The value is kept, but has no effect.
    open var aspectRatio = CGSize.zero
    /// The value is kept, but has no effect.
    open var resizeIncrements = CGSize.zero
    /// The value is kept, but has no effect.
    open var contentResizeIncrements = CGSize.zero
    /// The value is kept, but has no effect.
    open var minFullScreenContentSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var contentMaxSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The value is kept, but has no effect.
    open var colorSpace: NSColorSpace?
    /// The value is kept, but has no effect.
    open var defaultButtonCell: NSButtonCell?
    /// The value is kept, but has no effect.
    open var initialFirstResponder: NSView?
    /// The value is kept, but has no effect.
    open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
    /// The value is kept, but has no effect: a terminal does not restore windows.
    open var restorationClass: AnyClass?
    /// The stacking order of the window; ignored in a terminal.
    open var level = UIWindow.Level.normal
    /// The controller of the window.
    open weak var windowController: NSWindowController?
    /// The windows that belong to this one.
    open private(set) var childWindows: [NSWindow]?
    /// The window to which this one belongs.
    open weak var parent: NSWindow?
    /// The windows that are shown over this one as sheets.
    open private(set) var sheets: [NSWindow] = []
    private var endings: [(window: NSWindow, handler: ((NSApplication.ModalResponse) -> Void)?)] = []
    /// The object that is told what happens to the window; see ``NSWindowDelegate``.
    open weak var delegate: (any NSWindowDelegate)?
    /// Whether the terminal displays the window.
    open var isVisible: Bool { own.isKeyWindow }

    /// Creates a window.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a window, which always has the size of the terminal.
    public init(
        contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
    ) {
        self.styleMask = styleMask
        super.init(frame: contentRect)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller whose views are shown.
    open var contentViewController: NSViewController? {
        get { rootViewController }
        set { rootViewController = newValue }
    }

    /// The view that is shown.
    open var contentView: NSView? {
        get { rootViewController?.view }
        set {
            let controller = UIViewController()
            controller.view = newValue
            rootViewController = newValue == nil ? nil : controller
        }
    }

    /// Shows the window in the terminal.
    open func makeKeyAndOrderFront(_ sender: Any?) { UIApplication.shared.show(own) }
    /// Shows the window in the terminal.
    open func orderFront(_ sender: Any?) { UIApplication.shared.show(own) }
    /// Shows the window that was shown before this one.
    open func orderOut(_ sender: Any?) { UIApplication.shared.hide(own) }
    /// Has no effect: the terminal shows one window.
    open func orderBack(_ sender: Any?) {}
    /// Shows the window in the terminal.
    open func orderFrontRegardless() { UIApplication.shared.show(own) }
    /// Shows the window in the terminal, or the one that was shown before it.
    open func order(_ place: OrderingMode, relativeTo otherWin: Int) {
        if place == .out { orderOut(nil) } else if place == .above { orderFront(nil) }
    }
    /// Has no effect: the visible window is the main one.
    open func makeMain() {}
    /// Whether the window is the visible one.
    open var isMainWindow: Bool { own.isKeyWindow }
    /// Whether the window is in the space that is shown.
    open var isOnActiveSpace: Bool { true }
    /// Always false: the window fills the terminal.
    open var isMiniaturized: Bool { false }
    /// Always true: the window fills the terminal.
    open var isZoomed: Bool { true }
    /// Whether the window belongs to one of which it is a sheet.
    open var isSheet: Bool { sheetParent != nil }
    /// The window over which this one is shown as a sheet.
    open private(set) weak var sheetParent: NSWindow?
    /// The sheet over the window.
    open var attachedSheet: NSWindow? { sheets.last }
    /// The windows in whose tabs this one is: none.
    open var tabbedWindows: [NSWindow]? { nil }
    /// The number of the window, which is unique in the app.
    open private(set) lazy var windowNumber: Int = {
        Self.lastNumber += 1
        return Self.lastNumber
    }()
    private static var lastNumber = 0
    /// Whether the window is visible.
    open var occlusionState: OcclusionState { isVisible ? .visible : [] }
    /// Always 1: a cell has no subpixels.
    open var backingScaleFactor: CGFloat { 1 }
    /// The screen of the terminal, without the bars of the window.
    open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
    /// Has the constraints of ``contentLayoutRect``, which are ignored.
    open var contentLayoutGuide: Any? { nil }
    /// Returns a button of the window, whose properties have no effect.
    open func standardWindowButton(_ button: ButtonType) -> NSButton? {
        if let kept = buttons[button] { return kept }
        let new = NSButton(frame: .zero)
        buttons[button] = new
        return new
    }
    private var buttons: [ButtonType: NSButton] = [:]
    /// Adds a controller of views in the title, which is not shown.
    open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
        titlebarAccessoryViewControllers.append(childViewController)
    }
    /// Removes a controller of views in the title.
    open func removeTitlebarAccessoryViewController(at index: Int) {
        if titlebarAccessoryViewControllers.indices.contains(index) {
            titlebarAccessoryViewControllers.remove(at: index)
        }
    }
    /// Has no effect: the window fills the terminal.
    open func center() {}
    /// Has no effect: the window always has the size of the terminal.
    open func setContentSize(_ size: CGSize) {}
    /// Keeps the frame, which has no effect: the window always has the size of the terminal.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    /// Keeps the frame, which has no effect: the window always has the size of the terminal.
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
        setFrame(frameRect, display: displayFlag)
    }
    /// Keeps the origin, which has no effect: the window always fills the terminal.
    override open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    /// Keeps the origin, which has no effect: the window always fills the terminal.
    open func setFrameTopLeftPoint(_ point: CGPoint) {
        frame.origin = CGPoint(x: point.x, y: point.y - frame.height)
    }
    /// Returns the same point: windows are not shown side by side.
    open func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint { topLeftPoint }
    /// Returns the same rectangle: a window has no frame.
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    /// Returns the same rectangle: a window has no frame.
    open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// Returns the same rectangle: a window has no frame.
    public class func contentRect(forFrameRect fRect: CGRect, styleMask style: StyleMask) -> CGRect { fRect }
    /// Returns the same rectangle: a window has no frame.
    public class func frameRect(forContentRect cRect: CGRect, styleMask style: StyleMask) -> CGRect { cRect }
    /// Returns the same rectangle: a window has no place on a screen.
    open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }
    /// Returns the same place: the window fills the screen.
    open func convertPoint(toScreen point: CGPoint) -> CGPoint { point }
    /// Returns the same place: the window fills the screen.
    open func convertPoint(fromScreen point: CGPoint) -> CGPoint { point }
    /// Returns the same rectangle: the window fills the screen.
    open func convertToScreen(_ rect: CGRect) -> CGRect { rect }
    /// Returns the same rectangle: the window fills the screen.
    open func convertFromScreen(_ rect: CGRect) -> CGRect { rect }
    /// Has no effect: a terminal does not store the frames of windows.
    @discardableResult
    open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
        frameAutosaveName = name
        return true
    }
    /// The name with which the frame would be stored.
    open private(set) var frameAutosaveName: FrameAutosaveName = ""
    /// Has no effect: a terminal does not store the frames of windows.
    open func saveFrame(usingName name: FrameAutosaveName) {}
    /// Returns false: a terminal does not store the frames of windows.
    @discardableResult
    open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
    /// Has no effect: the window always fills the terminal.
    open func toggleFullScreen(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func miniaturize(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func deminiaturize(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func performMiniaturize(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func zoom(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func performZoom(_ sender: Any?) {}
    /// Has no effect: the window always fills the terminal.
    open func performDrag(with event: NSEvent) {}
    /// Has no effect: CursesUI draws the window.
    open func invalidateShadow() {}
    /// Has no effect: CursesUI draws the window.
    open func update() {}
    /// Has no effect: CursesUI lays out the window.
    open func recalculateKeyViewLoop() {}
    /// Has no effect: CursesUI lays out the window.
    open func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {}
    /// Has no effect: a terminal has no bar of tools to hide.
    open func toggleToolbarShown(_ sender: Any?) {}
    /// Has no effect: a terminal has no tabs of windows.
    open func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) {}
    /// Has no effect: a terminal has no tabs of windows.
    open func toggleTabBar(_ sender: Any?) {}
    /// Has no effect: a terminal has no tabs of windows.
    open func mergeAllWindows(_ sender: Any?) {}
    /// Has no effect: CursesUI's views handle events.
    open func sendEvent(_ event: NSEvent) {}
    /// Has no effect: a terminal does not restore windows.
    open func disableSnapshotRestoration() {}
    /// Has no effect: a terminal does not restore windows.
    open func invalidateRestorableState() {}

    // MARK: Focus

    /// The text that has the focus, if it is in the window.
    open var firstResponder: NSResponder? { contentView?.focused ?? own }
    /// Moves the focus to a text that can be edited, or takes it from all texts; returns whether this is possible.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        guard let responder, responder !== self else {
            ViewHost.endEditing()
            return true
        }
        return responder.becomeFirstResponder()
    }
    /// Moves the focus to the next view, as Tab does. It has no effect: Tab does.
    open func selectNextKeyView(_ sender: Any?) {}
    /// Moves the focus to the previous view. It has no effect: Shift-Tab does.
    open func selectPreviousKeyView(_ sender: Any?) {}
    /// Returns `nil`: a text is edited in its own view.
    open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
    /// Takes the focus from the text that has it.
    open func endEditing(for object: Any?) { ViewHost.endEditing() }

    /// Called when the window becomes the visible one. Tells its delegate.
    open func becomeKey() {
        tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
        tell(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) }
    }
    /// Called when the window is no longer the visible one. Tells its delegate.
    open func resignKey() {
        tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) }
        tell(Self.didResignMainNotification) { $0.windowDidResignMain($1) }
    }
    /// Never called: ``becomeKey()`` is.
    open func becomeMain() {}
    /// Never called: ``resignKey()`` is.
    open func resignMain() {}

    private func tell(_ name: Notification.Name, _ tell: (any NSWindowDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: own)
        if let delegate { tell(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    // MARK: Other windows

    /// Adds a window that belongs to this one, and shows it.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
        childWin.parent = own
        childWindows = (childWindows ?? []) + [childWin]
        if place == .above { childWin.orderFront(nil) }
    }
    /// Removes a window that belongs to this one. It stays visible.
    open func removeChildWindow(_ childWin: NSWindow) {
        childWin.parent = nil
        childWindows?.removeAll { $0 === childWin }
        if childWindows?.isEmpty == true { childWindows = nil }
    }
    /// Shows a window in front of this one. The closure is called when it ends.
    open func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        sheets.append(sheetWindow)
        endings.append((sheetWindow, handler))
        sheetWindow.sheetParent = own
        tell(Self.willBeginSheetNotification) { $0.windowWillBeginSheet($1) }
        sheetWindow.makeKeyAndOrderFront(nil)
    }
    /// Shows a window in front of this one, and returns when it ends.
    open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheet(sheetWindow) { continuation.resume(returning: $0) }
        }
    }
    /// Shows a window in front of this one. The closure is called when it ends.
    open func beginCriticalSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        beginSheet(sheetWindow, completionHandler: handler)
    }
    /// Hides a window that is in front of this one.
    open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
    /// Hides a window that is in front of this one, and calls the closure of its beginning.
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard let index = endings.firstIndex(where: { $0.window === sheetWindow }) else { return }
        sheets.removeAll { $0 === sheetWindow }
        sheetWindow.sheetParent = nil
        let ending = endings.remove(at: index)
        sheetWindow.orderOut(nil)
        ending.handler?(returnCode)
        tell(Self.didEndSheetNotification) { $0.windowDidEndSheet($1) }
    }

    /// Closes the window, and shows the window that was shown before this one.
    open func close() {
        tell(Self.willCloseNotification) { $0.windowWillClose($1) }
        if let sheetParent { sheetParent.endSheet(own) }
        UIApplication.shared.hide(own)
    }

    /// Closes the window unless its delegate refuses.
    open func performClose(_ sender: Any?) {
        if delegate?.windowShouldClose(own) != false { close() }
    }
}

extension UIView {
    /// The view that has the focus: this one or one of its descendants.
    fileprivate var focused: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.focused).first
    }
}
