import CursesUI

/// An AppKit text view, shown as a text editor, or as a text if it is not editable.
///
/// It calls its delegate. Attributes of parts of the text are not shown.
open class NSTextView: NSView {
    private let view = UITextView()
    private lazy var listener = Listener(self)

    /// The text.
    open var string: String {
        get { view.text ?? "" }
        set { view.text = newValue }
    }
    /// The colour of the text.
    open var textColor: NSColor? {
        get { view.textColor }
        set { view.textColor = newValue }
    }
    /// The font of the text.
    open var font: NSFont? {
        get { view.font }
        set { view.font = newValue }
    }
    /// The alignment of the text.
    open var alignment: NSTextAlignment {
        get { view.textAlignment }
        set { view.textAlignment = newValue }
    }
    /// Whether the user can change the text.
    open var isEditable: Bool {
        get { view.isEditable }
        set { view.isEditable = newValue }
    }
    /// Receives the events of editing.
    open weak var delegate: (any NSTextViewDelegate)?
    /// The value is kept, but has no effect.
    open var isSelectable = true
    /// The value is kept, but has no effect.
    open var isRichText = true
    /// The value is kept, but has no effect.
    open var allowsUndo = false
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The value is kept, but has no effect.
    open var usesFindBar = false
    /// The value is kept, but has no effect.
    open var isVerticallyResizable = true
    /// The value is kept, but has no effect.
    open var isHorizontallyResizable = false
    /// The value is kept, but has no effect.
    open var isAutomaticQuoteSubstitutionEnabled = false
    /// The value is kept, but has no effect.
    open var isAutomaticDashSubstitutionEnabled = false
    /// The value is kept, but has no effect.
    open var isAutomaticTextReplacementEnabled = false
    /// The value is kept, but has no effect.
    open var isAutomaticSpellingCorrectionEnabled = false
    /// The value is kept, but has no effect.
    open var isContinuousSpellCheckingEnabled = false
    /// The value is kept, but has no effect.
    open var insertionPointColor: NSColor?
    /// The value is kept, but has no effect.
    open var textContainerInset = CGSize.zero
    /// The value is kept, but has no effect.
    open var textContainer: NSTextContainer? { view.textContainer }
    /// The value is kept, but has no effect.
    open var minSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var maxSize = CGSize.zero
    /// The ranges of the selection, of which there is one.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: view.selectedRange)] }
        set { if let range = newValue.first?.rangeValue { view.selectedRange = range } }
    }

    /// Returns the selection, as UTF-16 positions.
    open func selectedRange() -> NSRange { view.selectedRange }
    /// Selects a range, as UTF-16 positions.
    open func setSelectedRange(_ range: NSRange) { view.selectedRange = range }
    /// Has no effect: the editor scrolls to the caret.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// Returns a scroll view with a text view.
    public static func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.documentView = NSTextView()
        return scroll
    }

    /// Whether the view has the focus.
    override open var isFirstResponder: Bool { view.isFirstResponder }
    /// Whether the user can change the text.
    override open var canBecomeFirstResponder: Bool { isEditable }
    /// Moves the focus to the view as soon as it is shown; returns whether the user can change the text.
    @discardableResult
    override open func becomeFirstResponder() -> Bool { view.becomeFirstResponder() }
    /// Removes the focus from the view, and returns true.
    @discardableResult
    override open func resignFirstResponder() -> Bool { view.resignFirstResponder() }

    override var shown: AnyView? {
        view.delegate = listener
        return view.shown
    }

    /// Passes the events of the text view on to the delegate of AppKit's view.
    @MainActor @preconcurrency
    private final class Listener: UITextViewDelegate {
        private unowned let view: NSTextView

        init(_ view: NSTextView) {
            self.view = view
        }

        private func notification(_ name: String) -> Notification {
            Notification(name: Notification.Name(name), object: view)
        }

        func textViewDidBeginEditing(_ textView: UITextView) {
            view.delegate?.textDidBeginEditing(notification("NSTextDidBeginEditingNotification"))
        }

        func textViewDidChange(_ textView: UITextView) {
            view.delegate?.textDidChange(notification("NSTextDidChangeNotification"))
        }

        func textViewDidEndEditing(_ textView: UITextView) {
            view.delegate?.textDidEndEditing(notification("NSTextDidEndEditingNotification"))
        }

        func textViewDidChangeSelection(_ textView: UITextView) {
            view.delegate?.textViewDidChangeSelection(notification("NSTextViewDidChangeSelectionNotification"))
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            view.delegate?.textView(view, shouldChangeTextIn: range, replacementString: text) ?? true
        }
    }
}

/// Receives the events of a text.
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
    /// Called when editing begins. The object of the notification is the text view.
    func textDidBeginEditing(_ notification: Notification)
    /// Called when the user has changed the text. The object of the notification is the text view.
    func textDidChange(_ notification: Notification)
    /// Called when editing ends. The object of the notification is the text view.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
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
}

extension NSTextViewDelegate {
    /// Does nothing.
    public func textViewDidChangeSelection(_ notification: Notification) {}
    /// Returns true.
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
}

/// An AppKit scroll view, shown as the view that it contains.
open class NSScrollView: NSView {
    /// The view that is shown.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var hasVerticalScroller = false
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var hasHorizontalScroller = false
    /// The value is kept, but has no effect.
    open var autohidesScrollers = false
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The value is kept, but has no effect.
    open var borderType = NSBorderType.noBorder
}

/// The border of a view; ignored in a terminal.
public enum NSBorderType: UInt, Sendable {
    case noBorder, lineBorder, bezelBorder, grooveBorder
}
