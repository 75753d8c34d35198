import CursesUI

/// An AppKit text field, shown as a text field in which the user types, or as a text if it is not editable.
///
/// It calls its delegate, and on Return the method of its target.
open class NSTextField: NSControl {
    let field = UITextField()
    private lazy var listener = Listener(self)

    /// The text.
    override open var stringValue: String {
        get { field.text ?? "" }
        set {
            field.text = newValue
            contentDidChange()
        }
    }
    /// The placeholder of an empty field.
    open var placeholderString: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The colour of the text.
    open var textColor: NSColor? {
        get { field.textColor }
        set { field.textColor = newValue }
    }
    /// The font of the text.
    override open var font: NSFont? {
        get { field.font }
        set { field.font = newValue }
    }
    /// The alignment of the text.
    override open var alignment: NSTextAlignment {
        get { field.textAlignment }
        set { field.textAlignment = newValue }
    }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { contentDidChange() } }
    /// Whether the user can change the text.
    override open var isEnabled: Bool { didSet { field.isEnabled = isEnabled } }
    /// Receives the events of editing.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// The maximum number of lines of a text that is not editable; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var isSelectable = true
    /// The value is kept, but has no effect.
    open var isBordered = false
    /// The value is kept, but has no effect.
    open var isBezeled = true
    /// The value is kept, but has no effect.
    open var bezelStyle = BezelStyle.squareBezel
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The placeholder with attributes. It is shown without them.
    open var placeholderAttributedString: NSAttributedString? {
        get { placeholderString.map { NSAttributedString(string: $0) } }
        set { placeholderString = newValue?.string }
    }
    /// What the text is, which has no effect: a terminal fills in nothing.
    open var contentType: NSTextContentType?
    /// The value is kept, but has no effect.
    open var allowsEditingTextAttributes = false
    /// The value is kept, but has no effect.
    open var importsGraphics = false
    /// The value is kept, but has no effect.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// The value is kept, but has no effect.
    open var isAutomaticTextCompletionEnabled = true
    /// The value is kept, but has no effect.
    open var allowsCharacterPickerTouchBarItem = false
    /// The value is kept, but has no effect.
    open var lineBreakStrategy = 0
    private lazy var editor = FieldEditor(self)

    override func makeCell() -> NSCell { NSTextFieldCell() }

    /// Returns a text view for the text of the field, while it has the focus.
    override open func currentEditor() -> NSText? { isFirstResponder ? editor : nil }
    /// Moves the focus to the field.
    open func selectText(_ sender: Any?) { _ = becomeFirstResponder() }

    /// The border of a field; ignored in a terminal.
    public enum BezelStyle: UInt, Sendable {
        case squareBezel, roundedBezel
    }

    /// Creates a field with a text.
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }

    /// Creates a text that is not editable. It is shown without its attributes.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: attributedStringValue.string)
    }

    /// Creates a text that is not editable.
    public convenience init(labelWithString string: String) {
        self.init(string: string)
        isEditable = false
        maximumNumberOfLines = 1
    }

    /// Creates a text that is not editable, in as many lines as it needs.
    public convenience init(wrappingLabelWithString string: String) {
        self.init(string: string)
        isEditable = false
    }

    /// Whether the field has the focus.
    override open var isFirstResponder: Bool { field.isFirstResponder }
    /// Whether the user can change the text.
    override open var canBecomeFirstResponder: Bool { isEditable }
    /// Moves the focus to the field as soon as it is shown; returns whether the user can change the text.
    @discardableResult
    override open func becomeFirstResponder() -> Bool { isEditable && field.becomeFirstResponder() }
    /// Removes the focus from the field, and returns true.
    @discardableResult
    override open func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    override var shown: AnyView? {
        field.delegate = listener
        return shown { view in
            if view.isEditable {
                view.field.shown
            } else {
                Text(verbatim: view.stringValue)
                    .lineLimit(view.maximumNumberOfLines == 0 ? nil : view.maximumNumberOfLines)
                    .modifier(TextLook(color: view.textColor, font: view.font, alignment: view.alignment))
            }
        }
    }

    /// Passes the events of the text field on to the delegate of AppKit's field.
    @MainActor @preconcurrency
    private final class Listener: UITextFieldDelegate {
        private unowned let field: NSTextField

        init(_ field: NSTextField) {
            self.field = field
        }

        private func notification(_ name: String) -> Notification {
            Notification(name: Notification.Name(name), object: field)
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            field.delegate?.controlTextDidBeginEditing(notification("NSControlTextDidBeginEditingNotification"))
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            field.delegate?.controlTextDidChange(notification("NSControlTextDidChangeNotification"))
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            field.delegate?.controlTextDidEndEditing(notification("NSControlTextDidEndEditingNotification"))
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let command = Selector("NSResponder.insertNewline(_:)")
            if field.delegate?.control(field, textView: NSTextView(), doCommandBy: command) == true { return false }
            field.sendOwnAction()
            return true
        }
    }
}

/// The text view of a field that has the focus.
private final class FieldEditor: NSText {
    private unowned let owner: NSTextField

    init(_ field: NSTextField) {
        owner = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var string: String {
        get { owner.stringValue }
        set { owner.stringValue = newValue }
    }

    override var hasContent: Bool { false }
}

/// Receives the events of editing a control.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
    /// Called when editing begins. The object of the notification is the control.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Called when the user has changed the text. The object of the notification is the control.
    func controlTextDidChange(_ obj: Notification)
    /// Called when editing ends. The object of the notification is the control.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Called on Return, with the selector of `NSResponder.insertNewline(_:)` and an empty text view; returns whether
    /// the delegate has done what Return does.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
    /// Does nothing.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// Does nothing.
    public func controlTextDidChange(_ obj: Notification) {}
    /// Does nothing.
    public func controlTextDidEndEditing(_ obj: Notification) {}
    /// Returns false.
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}

/// Receives the events of a text field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Receives the events of a search field.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
