import CursesUI

/// A UIKit text view, shown as a text editor, or as a text if it is not editable.
///
/// It calls its delegate, if that is a ``UITextViewDelegate``. While the text is edited, its attributes are not shown.
open class UITextView: UIScrollView {
    private static let standIn = UITextView()
    /// Returns an object whose properties have no effect.
    override public class func appearance() -> UITextView { standIn }

    /// The text. Another text moves the caret to its end.
    open var text: String! = "" {
        didSet {
            attributed = nil
            guard text != oldValue else { return }
            if !isUserChange { selection = NSRange(location: string.utf16.count, length: 0) }
            contentDidChange()
        }
    }
    /// The text with attributes. Links, colours, weights, slants and lines are shown while the text is not editable.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: string) }
        set {
            text = newValue?.string
            attributed = newValue
            contentDidChange()
        }
    }
    /// The attributes of the text, until the text changes.
    private var attributed: NSAttributedString?
    /// The selection, or the caret, as UTF-16 positions.
    open var selectedRange: NSRange {
        get { selection ?? NSRange(location: 0, length: 0) }
        set {
            selection = newValue
            contentDidChange()
        }
    }
    /// The colour of the text.
    open var textColor: UIColor? { didSet { contentDidChange() } }
    /// The font of the text.
    open var font: UIFont? { didSet { contentDidChange() } }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { contentDidChange() } }
    /// The letters that are capitalized while the user types: words or all letters. Without a software keyboard, the
    /// beginnings of sentences are not.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { contentDidChange() } }
    /// The value is kept, but has no effect: every text can be selected.
    open var isSelectable = true
    /// The value is kept, but has no effect.
    open var allowsEditingTextAttributes = false
    /// The value is kept, but has no effect.
    open var keyboardType = UIKeyboardType.default
    /// The value is kept, but has no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The value is kept, but has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// The value is kept, but has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The value is kept, but has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The value is kept, but has no effect.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The value is kept, but has no effect.
    open var smartDashesType = UITextSmartDashesType.default
    /// The value is kept, but has no effect.
    open var textContainerInset = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    public let textContainer = NSTextContainer()
    /// The value is kept, but has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// The value is kept, but has no effect.
    open var dataDetectorTypes = UIDataDetectorTypes()
    /// The value is kept, but has no effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The value is kept, but has no effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The view is kept, but not shown: a terminal has no keyboard on its screen.
    override open var inputView: UIView? {
        get { keptInputView }
        set { keptInputView = newValue }
    }
    /// The view is kept, but not shown: a terminal has no keyboard on its screen.
    override open var inputAccessoryView: UIView? {
        get { keptAccessoryView }
        set { keptAccessoryView = newValue }
    }
    private var keptInputView: UIView?
    private var keptAccessoryView: UIView?

    private let editing = TextEditing()
    private var selection: NSRange?
    private var isUserChange = false
    private var string: String { text ?? "" }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    override var shown: AnyView? { AnyView(ShownTextView(view: self, editing: editing)) }

    /// Whether the view has the focus.
    override open var isFirstResponder: Bool { editing.isActive }
    /// Whether the user can change the text.
    override open var canBecomeFirstResponder: Bool { isEditable }

    /// Moves the focus to the view as soon as it is shown; returns whether the user can change the text.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isEditable { editing.request(true, for: self) }
        return isEditable
    }

    /// Removes the focus from the view, and returns true.
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        editing.request(false, for: self)
        return true
    }

    /// Whether the text is not empty.
    open var hasText: Bool { !string.isEmpty }

    /// Replaces the selection with a text.
    open func insertText(_ text: String) {
        let units = Array(string.utf16)
        let start = min(max(0, selectedRange.location), units.count)
        let end = min(max(start, NSMaxRange(selectedRange)), units.count)
        self.text = String(decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
        selectedRange = NSRange(location: start + text.utf16.count, length: 0)
        textDelegate?.textViewDidChange(self)
    }

    /// Has no effect: the editor scrolls to the caret.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The selection as the editor reads and writes it.
    var editorSelection: TextSelection? {
        get { selection.flatMap { Range($0, in: string) }.map { TextSelection(range: $0) } }
        set {
            guard case .selection(let range) = newValue?.indices, range.upperBound <= string.endIndex else { return }
            let new = NSRange(range, in: string)
            guard new != selection else { return }
            selection = new
            textDelegate?.textViewDidChangeSelection(self)
        }
    }

    /// Changes the text as the user typed it, unless the delegate refuses.
    func userDidChange(to new: String) {
        guard editing.isAllowed, new != string else { return }
        let change = TextReplacement(from: string, to: new)
        if let textDelegate,
            !textDelegate.textView(self, shouldChangeTextIn: change.range, replacementText: change.text)
        {
            return
        }
        isUserChange = true
        text = new
        isUserChange = false
        selection = NSRange(location: change.range.location + change.text.utf16.count, length: 0)
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func userDidFocus(_ isFocused: Bool) {
        guard isFocused != editing.isActive else { return }
        editing.isActive = isFocused
        if isFocused {
            editing.isAllowed = textDelegate?.textViewShouldBeginEditing(self) ?? true
            if editing.isAllowed { textDelegate?.textViewDidBeginEditing(self) }
        } else if editing.isAllowed {
            _ = textDelegate?.textViewShouldEndEditing(self)
            textDelegate?.textViewDidEndEditing(self)
        }
    }

    /// Announces that a text has been changed by the user.
    nonisolated public static let textDidChangeNotification =
        Notification.Name("UITextViewTextDidChangeNotification")
}

/// Receives the events of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether the text may be edited. A view that refuses keeps the focus, but not what is typed.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing begins.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ends. The result has no effect: the focus moves wherever the user moves it.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing ends.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a part of the text may be replaced, as UTF-16 positions.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the user has moved the caret or the selection.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The area of a text; ignored in a terminal.
@MainActor @preconcurrency
public final class NSTextContainer {
    /// The value is kept, but has no effect.
    public var lineFragmentPadding: CGFloat = 5
    /// The value is kept, but has no effect.
    public var maximumNumberOfLines = 0
    /// The value is kept, but has no effect.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The value is kept, but has no effect.
    public var widthTracksTextView = true

    init() {}
}
