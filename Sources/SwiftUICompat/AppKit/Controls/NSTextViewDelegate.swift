import CursesUI

/// Receives the events of a text.
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
    /// Never called: the focus moves wherever the user moves it.
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    /// Never called: the focus moves wherever the user moves it.
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    /// Called when editing begins. The object of the notification is the text view.
    func textDidBeginEditing(_ notification: Notification)
    /// Called when the user has changed the text. The object of the notification is the text view.
    func textDidChange(_ notification: Notification)
    /// Called when editing ends. The object of the notification is the text view.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
    /// Returns true.
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    /// Returns true.
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    /// Does nothing.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// Does nothing.
    public func textDidChange(_ notification: Notification) {}
    /// Does nothing.
    public func textDidEndEditing(_ notification: Notification) {}
}

/// Receives the events of a text view.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    /// Called when the user has moved the caret or the selection. The object of the notification is the text view.
    func textViewDidChangeSelection(_ notification: Notification)
    /// Returns whether a part of the text may be replaced, as UTF-16 positions.
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
    /// Never called: CursesUI's editor handles keys.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// Never called: a link of a text opens with the desktop's default program.
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    /// Never called: `contextMenu` adds a menu.
    func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
    /// Never called: an editor has its own manager for undoing.
    func undoManager(for view: NSTextView) -> UndoManager?
}

extension NSTextViewDelegate {
    /// Does nothing.
    public func textViewDidChangeSelection(_ notification: Notification) {}
    /// Returns true.
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    /// Returns false.
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    /// Returns false.
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    /// Returns the menu.
    public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? { menu }
    /// `nil`.
    public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}
