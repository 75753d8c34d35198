import CursesUI

/// A UIKit text field, shown as a text field in which the user types.
///
/// It calls its delegate and performs the actions for the events of editing. The text, the placeholder, the colour, the
/// font and the alignment are shown; views beside the text are not.
open class UITextField: UIControl {
    private static let standIn = UITextField()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UITextField { standIn }

    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel
        /// A rounded border. The other borders are those of the theme.
        case roundedRect
    }

    /// When the button that clears the field is shown; ignored in a terminal.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The text.
    open var text: String? = "" { didSet { if text != oldValue { contentDidChange() } } }
    /// The text with attributes. It is shown without them.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The placeholder of an empty field.
    open var placeholder: String? { didSet { contentDidChange() } }
    /// The placeholder with attributes. It is shown without them.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// Receives the events of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The colour of the text.
    open var textColor: UIColor? { didSet { contentDidChange() } }
    /// The font of the text.
    open var font: UIFont? { didSet { contentDidChange() } }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    /// The border.
    open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
    /// Whether the characters are hidden.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// The letters that are capitalized while the user types: words or all letters. Without a software keyboard, the
    /// beginnings of sentences are not.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var clearButtonMode = ViewMode.never
    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false
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
    open var textContentType: UITextContentType?
    /// The value is kept, but has no effect.
    open var enablesReturnKeyAutomatically = false
    /// The value is kept, but has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// The value is kept, but has no effect.
    open var adjustsFontSizeToFitWidth = false
    /// The value is kept, but has no effect.
    open var minimumFontSize: CGFloat = 0
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
    /// The view is kept, but not shown.
    open var leftView: UIView?
    /// The value is kept, but has no effect.
    open var leftViewMode = ViewMode.never
    /// The view is kept, but not shown.
    open var rightView: UIView?
    /// The value is kept, but has no effect.
    open var rightViewMode = ViewMode.never
    /// Whether the field has the focus.
    public var isEditing: Bool { editing.isActive }
    private let editing = TextEditing()

    override var shown: AnyView? { AnyView(ShownTextField(field: self, editing: editing)) }

    /// Whether the field has the focus.
    override open var isFirstResponder: Bool { editing.isActive }
    /// True: a text field can have the focus.
    override open var canBecomeFirstResponder: Bool { true }

    /// Moves the focus to the field as soon as it is shown, and returns true.
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        editing.request(true, for: self)
        return true
    }

    /// Removes the focus from the field, and returns true.
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        editing.request(false, for: self)
        return true
    }

    /// Has no effect: Alt-A selects all characters.
    open func selectAll(_ sender: Any?) {}

    /// Changes the text as the user typed it, unless the delegate refuses.
    func userDidChange(to new: String) {
        let old = text ?? ""
        guard editing.isAllowed, new != old else { return }
        let change = TextReplacement(from: old, to: new)
        if let delegate,
            !delegate.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.text)
        {
            return
        }
        text = new
        textDidChange()
    }

    private func textDidChange() {
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func userDidFocus(_ isFocused: Bool) {
        guard isFocused != editing.isActive else { return }
        editing.isActive = isFocused
        if isFocused {
            editing.isAllowed = delegate?.textFieldShouldBeginEditing(self) ?? true
            guard editing.isAllowed else { return }
            if clearsOnBeginEditing { text = "" }
            sendActions(for: .editingDidBegin)
            delegate?.textFieldDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else if editing.isAllowed {
            _ = delegate?.textFieldShouldEndEditing(self)
            sendActions(for: .editingDidEnd)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    func userDidPressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    /// Announces that a text has been changed by the user.
    nonisolated public static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")
    /// Announces that editing has begun.
    nonisolated public static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Announces that editing has ended.
    nonisolated public static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }
}

/// Receives the events of a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether the text may be edited. A field that refuses keeps the focus, but not what is typed.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ends. The result has no effect: the focus moves wherever the user moves it.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether a part of the text may be replaced, as UTF-16 positions.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the text has changed. Movements of the caret alone do not call it.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Never called: the field has no button that clears it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called on Return; returns whether the field performs its actions for Return.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
