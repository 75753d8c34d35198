import CursesUI

/// An AppKit text view, shown as a text editor, or as a text if it is not editable.
///
/// It calls its delegate. Attributes of parts of the text are not shown.
open class NSTextView: NSText {
    private let view = UITextView()
    /// Receives the events of editing. It is an ``NSTextViewDelegate``.
    private var textDelegate: (any NSTextViewDelegate)? { delegate as? any NSTextViewDelegate }
    private lazy var listener = Listener(self)

    /// The text.
    override open var string: String {
        get { view.text ?? "" }
        set { view.text = newValue }
    }
    /// The colour of the text.
    override open var textColor: NSColor? {
        get { view.textColor }
        set { view.textColor = newValue }
    }
    /// The font of the text.
    override open var font: NSFont? {
        get { view.font }
        set { view.font = newValue }
    }
    /// The alignment of the text.
    override open var alignment: NSTextAlignment {
        get { view.textAlignment }
        set { view.textAlignment = newValue }
    }
    /// Whether the user can change the text.
    override open var isEditable: Bool {
        get { view.isEditable }
        set { view.isEditable = newValue }
    }
    /// The value is kept, but has no effect.
    open var allowsUndo = false
    /// The value is kept, but has no effect.
    open var usesFindBar = false
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
    /// The ranges of the selection, of which there is one.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: view.selectedRange)] }
        set { if let range = newValue.first?.rangeValue { view.selectedRange = range } }
    }

    /// The text with attributes, which are not shown. A change of it changes the text.
    open var textStorage: NSTextStorage? {
        if storage.string != string { storage.replace(by: string) }
        return storage
    }
    private lazy var storage: NSTextStorage = {
        let storage = NSTextStorage(string: string)
        storage.didChange = { [weak self] in self?.string = $0 }
        return storage
    }()
    /// The places of the letters, which are unknown.
    open lazy var layoutManager: NSLayoutManager? = NSLayoutManager()
    /// The selection, as UTF-16 positions.
    override open var selectedTextRange: NSRange {
        get { view.selectedRange }
        set { view.selectedRange = newValue }
    }
    /// The attributes of the text that is typed. They have no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links. They have no effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the selection. They have no effect.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of composed letters. They have no effect.
    open var markedTextAttributes: [NSAttributedString.Key: Any]?
    /// The value is kept, but has no effect.
    open var isAutomaticLinkDetectionEnabled = false
    /// The value is kept, but has no effect.
    open var isAutomaticDataDetectionEnabled = false
    /// The value is kept, but has no effect.
    open var isAutomaticTextCompletionEnabled = true
    /// The value is kept, but has no effect.
    open var isGrammarCheckingEnabled = false
    /// The value is kept, but has no effect.
    open var smartInsertDeleteEnabled = false
    /// The value is kept, but has no effect.
    open var usesFontPanel = true
    /// The value is kept, but has no effect.
    open var usesRuler = false
    /// The value is kept, but has no effect.
    open var isRulerVisible = false
    /// The value is kept, but has no effect.
    open var usesInspectorBar = false
    /// The value is kept, but has no effect.
    open var importsGraphics = false
    /// The value is kept, but has no effect.
    open var allowsImageEditing = false
    /// The value is kept, but has no effect.
    open var allowsDocumentBackgroundColorChange = false
    /// The value is kept, but has no effect.
    open var isIncrementalSearchingEnabled = false
    /// The value is kept, but has no effect.
    open var usesAdaptiveColorMappingForDarkAppearance = false
    /// The value is kept, but has no effect.
    open var displaysLinkToolTips = true
    /// The value is kept, but has no effect.
    open var acceptsGlyphInfo = false
    /// The value is kept, but has no effect.
    open var allowsCharacterPickerTouchBarItem = false
    /// The value is kept, but has no effect.
    open var isFieldEditor = false
    /// The value is kept, but has no effect.
    open var enabledTextCheckingTypes = 0
    /// The origin of the text: zero.
    open var textContainerOrigin: CGPoint { .zero }

    /// Replaces a part of the text, or the selection, as if the user typed.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        if replacementRange.location != NSNotFound { view.selectedRange = replacementRange }
        view.insertText((string as? NSAttributedString)?.string ?? string as? String ?? "\(string)")
    }
    /// Replaces the selection, as if the user typed.
    override open func insertText(_ insertString: Any) {
        insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
    }
    /// Asks the delegate whether a part of the text may be replaced.
    @discardableResult
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
            ?? true
    }
    /// Tells the delegate that code has changed the text.
    open func didChangeText() {
        delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self))
    }
    /// Has no effect: CursesUI lays out its own views.
    open func invalidateTextContainerOrigin() {}
    /// Has no effect: the editor has its own keys for searching.
    open func performFindPanelAction(_ sender: Any?) {}
    /// Has no effect: the editor has its own keys for searching.
    open func performTextFinderAction(_ sender: Any?) {}
    /// Has no effect: the colours of a text are those of its attributes.
    open func setTextColor(_ color: NSColor?, range: NSRange) {}
    /// Has no effect: the font of a text is that of the terminal.
    open func setFont(_ font: NSFont, range: NSRange) {}

    /// Returns the selection, as UTF-16 positions.
    open func selectedRange() -> NSRange { view.selectedRange }
    /// Selects a range, as UTF-16 positions.
    open func setSelectedRange(_ range: NSRange) { view.selectedRange = range }

    /// Announces that the user has moved the caret or the selection.
    nonisolated public static let didChangeSelectionNotification =
        Notification.Name("NSTextViewDidChangeSelectionNotification")

    /// Creates a text view.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a text view.
    ///
    /// - Parameter container: has no effect.
    public convenience init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
        self.init(frame: frameRect)
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns a scroll view with a text view.
    public class func scrollableTextView() -> NSScrollView {
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

        private func notification(_ name: Notification.Name) -> Notification {
            let notification = Notification(name: name, object: view)
            NotificationCenter.default.post(notification)
            return notification
        }

        func textViewDidBeginEditing(_ textView: UITextView) {
            view.delegate?.textDidBeginEditing(notification(NSText.didBeginEditingNotification))
        }

        func textViewDidChange(_ textView: UITextView) {
            view.delegate?.textDidChange(notification(NSText.didChangeNotification))
        }

        func textViewDidEndEditing(_ textView: UITextView) {
            view.delegate?.textDidEndEditing(notification(NSText.didEndEditingNotification))
        }

        func textViewDidChangeSelection(_ textView: UITextView) {
            view.textDelegate?.textViewDidChangeSelection(
                notification(NSTextView.didChangeSelectionNotification))
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            view.textDelegate?.textView(view, shouldChangeTextIn: range, replacementString: text) ?? true
        }
    }
}
