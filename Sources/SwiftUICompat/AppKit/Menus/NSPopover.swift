import CursesUI

/// A popover of AppKit. It is shown as a sheet over the app.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    /// When a popover closes by itself; ignored in a terminal: Escape closes it.
    public enum Behavior: Int, Sendable {
        case applicationDefined, transient, semitransient
    }

    /// The controller whose views are shown.
    open var contentViewController: NSViewController?
    /// The value is kept, but has no effect: a sheet is as large as its content.
    open var contentSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var behavior = Behavior.applicationDefined
    /// The value is kept, but has no effect.
    open var animates = true
    /// The value is kept, but has no effect.
    open var appearance: NSAppearance?
    /// The value is kept, but has no effect.
    open var hasFullSizeContent = false
    /// The value is kept, but has no effect.
    open var positioningRect = CGRect.zero
    /// Is told when the popover opens and closes.
    open weak var delegate: (any NSPopoverDelegate)?
    private var sheet: Sheet?

    /// Creates a popover.
    override public init() {}

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether the popover is open.
    open var isShown: Bool { sheet != nil }
    /// Always false: a popover is a sheet.
    open var isDetached: Bool { false }
    /// The appearance of the popover.
    open var effectiveAppearance: NSAppearance { NSApplication.shared.effectiveAppearance }

    /// Shows the popover as a sheet over the app.
    ///
    /// - Parameters:
    ///   - positioningRect: has no effect: the sheet is in the middle.
    ///   - positioningView: has no effect.
    ///   - preferredEdge: has no effect.
    open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        guard sheet == nil, let contentViewController else { return }
        let sheet = Sheet(of: self)
        sheet.addChild(contentViewController)
        self.sheet = sheet
        delegate?.popoverWillShow(Notification(name: Self.willShowNotification, object: self))
        NotificationCenter.default.post(name: Self.willShowNotification, object: self)
        NSApplication.shared.present(sheet)
        delegate?.popoverDidShow(Notification(name: Self.didShowNotification, object: self))
        NotificationCenter.default.post(name: Self.didShowNotification, object: self)
    }

    /// Shows the popover as a sheet over the app.
    ///
    /// - Parameter toolbarItem: has no effect: the sheet is in the middle.
    open func show(relativeTo toolbarItem: NSToolbarItem) {
        show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    }

    /// Closes the popover unless its delegate refuses.
    open func performClose(_ sender: Any?) {
        if delegate?.popoverShouldClose(self) != false { close() }
    }

    /// Closes the popover.
    open func close() {
        guard let sheet else { return }
        sheet.dismiss(animated: true)
        didClose()
    }

    private func didClose() {
        guard let sheet else { return }
        delegate?.popoverWillClose(Notification(name: Self.willCloseNotification, object: self))
        NotificationCenter.default.post(name: Self.willCloseNotification, object: self)
        self.sheet = nil
        if contentViewController?.parent === sheet { contentViewController?.removeFromParent() }
        delegate?.popoverDidClose(Notification(name: Self.didCloseNotification, object: self))
        NotificationCenter.default.post(name: Self.didCloseNotification, object: self)
    }

    /// Announces that a popover opens.
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    /// Announces that a popover has opened.
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    /// Announces that a popover closes.
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    /// Announces that a popover has closed.
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    /// The controller of the sheet, which notices that the user closes it.
    private final class Sheet: UIViewController {
        private weak var popover: NSPopover?

        init(of popover: NSPopover) {
            self.popover = popover
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            popover?.didClose()
        }
    }
}

/// Is told when a popover opens and closes.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
    /// Returns whether `performClose` may close the popover.
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    /// Never called: a popover is a sheet.
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    /// Called before the popover opens.
    func popoverWillShow(_ notification: Notification)
    /// Called when the popover has opened.
    func popoverDidShow(_ notification: Notification)
    /// Called before the popover closes.
    func popoverWillClose(_ notification: Notification)
    /// Called when the popover has closed.
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    /// Returns true.
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    /// Returns false.
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    /// Does nothing.
    public func popoverWillShow(_ notification: Notification) {}
    /// Does nothing.
    public func popoverDidShow(_ notification: Notification) {}
    /// Does nothing.
    public func popoverWillClose(_ notification: Notification) {}
    /// Does nothing.
    public func popoverDidClose(_ notification: Notification) {}
}

/// An edge of a rectangle.
public enum NSRectEdge: UInt, Sendable {
    case minX, minY, maxX, maxY
}
