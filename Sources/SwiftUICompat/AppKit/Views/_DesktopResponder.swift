import CursesUI

/// What responders have in AppKit: the methods for events, which CursesUI's own views handle.
@MainActor @preconcurrency
open class _DesktopResponder {
    init() {}

    /// Whether the responder can have the focus.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether an AppKit view can have the focus. The value has no effect: only texts that can be edited have it.
    open var acceptsFirstResponder: Bool { canBecomeFirstResponder }
    /// Never called: CursesUI's views handle the mouse.
    open func mouseDown(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func mouseUp(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func mouseDragged(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func mouseMoved(with event: NSEvent) {}
    /// Called when the mouse enters a view with an ``NSTrackingArea`` whose owner this is.
    open func mouseEntered(with event: NSEvent) {}
    /// Called when the mouse leaves a view with an ``NSTrackingArea`` whose owner this is.
    open func mouseExited(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func rightMouseDown(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func rightMouseUp(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func rightMouseDragged(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func otherMouseDown(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func otherMouseUp(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the wheel.
    open func scrollWheel(with event: NSEvent) {}
    /// Never called: CursesUI's views handle keys.
    open func keyDown(with event: NSEvent) {}
    /// Never called: CursesUI's views handle keys.
    open func keyUp(with event: NSEvent) {}
    /// Never called: CursesUI's views handle keys.
    open func flagsChanged(with event: NSEvent) {}
    /// Never called: the terminal determines the pointer.
    open func cursorUpdate(with event: NSEvent) {}
    /// Never called: a terminal receives no such gestures.
    open func magnify(with event: NSEvent) {}
    /// Never called: a terminal receives no such gestures.
    open func rotate(with event: NSEvent) {}
    /// Never called: a terminal receives no such gestures.
    open func swipe(with event: NSEvent) {}
    /// Never called: a terminal receives no such gestures.
    open func smartMagnify(with event: NSEvent) {}
    /// Never called: a terminal receives no such gestures.
    open func pressureChange(with event: NSEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func otherMouseDragged(with event: NSEvent) {}
    /// Never called: CursesUI's views handle keys. Returns false.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Has no effect: CursesUI's views handle keys.
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    /// Has no effect: CursesUI's views handle keys.
    open func doCommand(by selector: Selector) {}
    /// Has no effect: CursesUI's views handle keys.
    open func insertText(_ insertString: Any) {}
    /// Has no effect: CursesUI's views handle keys.
    open func flushBufferedKeyEvents() {}
    /// Has no effect: nothing responds to the event.
    open func noResponder(for eventSelector: Selector) {}
    var keptMenu: NSMenu?
    /// Never called: CursesUI's views handle keys.
    open func cancelOperation(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func insertNewline(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func insertTab(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func insertBacktab(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func deleteBackward(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func deleteForward(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveUp(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveDown(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveLeft(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveRight(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveToBeginningOfLine(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveToEndOfLine(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveWordLeft(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func moveWordRight(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func scrollPageUp(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func scrollPageDown(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func pageUp(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func pageDown(_ sender: Any?) {}
    /// Never called: CursesUI's views handle keys.
    open func complete(_ sender: Any?) {}

    /// Calls a method of the responder; returns whether it has the method.
    @discardableResult
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { action.perform(on: self, object) }
    /// The object with which the user undoes changes: none.
    open var undoManager: UndoManager? { nil }
    /// The responder that would handle an event next. The value is kept, but has no effect.
    open weak var nextResponder: NSResponder?
    /// Never called: the events of the touch bar do not exist.
    open func makeTouchBar() -> NSTouchBar? { nil }
}

/// A responder with a menu, as in AppKit. A button of UIKit has a menu of UIKit.
@MainActor @preconcurrency
public protocol _DesktopMenued: AnyObject {}

extension UIResponder: _DesktopMenued {}

extension _DesktopMenued {
    /// The menu of the responder, which is not shown: `contextMenu` adds a menu.
    public var menu: NSMenu? {
        get { (self as? _DesktopResponder)?.keptMenu }
        set { (self as? _DesktopResponder)?.keptMenu = newValue }
    }
}

/// A bar of controls above a keyboard; a terminal has none.
@MainActor @preconcurrency
open class NSTouchBar: NSObject {
    /// Creates a bar, which is not shown.
    override public init() {
        super.init()
    }
}
