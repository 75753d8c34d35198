import CursesUI

/// The alignment of text in UIKit.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// A UIKit label. Its text is shown.
open class UILabel: UIView {
    private static let standIn = UILabel()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UILabel { standIn }

    /// The text.
    open var text: String? { didSet { show() } }
    /// The text with attributes. It is shown without them.
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    /// The colour of the text.
    open var textColor: UIColor? { didSet { show() } }
    /// The font of the text.
    open var font: UIFont? { didSet { show() } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { show() } }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { show() } }
    /// The value is kept, but has no effect.
    open var adjustsFontSizeToFitWidth = false
    /// The value is kept, but has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// The value is kept, but has no effect.
    open var minimumScaleFactor: CGFloat = 0
    /// The value is kept, but has no effect.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail

    private func show() {
        guard let text else { return standIn = nil }
        let alignment: TextAlignment =
            switch textAlignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        standIn = AnyView(
            Text(verbatim: text)
                .font(font.map { Font($0) })
                .foregroundColor(textColor.map { Color($0) })
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .multilineTextAlignment(alignment))
    }
}

/// How a line that is too long is wrapped or truncated; ignored in a terminal.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A UIKit text field. Its text is shown, but cannot be changed.
open class UITextField: UIControl {
    private static let standIn = UITextField()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UITextField { standIn }

    /// The border of a field; ignored in a terminal.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When the button that clears the field is shown; ignored in a terminal.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The text.
    open var text: String? { didSet { show() } }
    /// The placeholder of an empty field.
    open var placeholder: String? { didSet { show() } }
    /// The object is kept, but never called: the text cannot be changed.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The value is kept, but has no effect.
    open var textColor: UIColor?
    /// The value is kept, but has no effect.
    open var font: UIFont?
    /// The value is kept, but has no effect.
    open var textAlignment = NSTextAlignment.natural
    /// The value is kept, but has no effect.
    open var borderStyle = BorderStyle.none
    /// The value is kept, but has no effect.
    open var clearButtonMode = ViewMode.never
    /// The value is kept, but has no effect.
    open var keyboardType = UIKeyboardType.default
    /// The value is kept, but has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// The value is kept, but has no effect.
    open var isSecureTextEntry = false
    /// The value is kept, but has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The value is kept, but has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The value is kept, but has no effect.
    open var textContentType: UITextContentType?
    /// The value is kept, but has no effect.
    open var enablesReturnKeyAutomatically = false
    /// The value is kept, but has no effect.
    open var adjustsFontForContentSizeCategory = false

    private func show() {
        let isEmpty = (text ?? "").isEmpty
        standIn = AnyView(
            Text(verbatim: (isEmpty ? placeholder : text) ?? "").foregroundStyle(isEmpty ? Color.secondary : .primary))
    }
}

/// A UIKit text view. Its text is shown, but cannot be changed.
open class UITextView: UIScrollView {
    private static let standIn = UITextView()
    /// Returns an object whose properties have no effect.
    override public class func appearance() -> UITextView { standIn }

    /// The text.
    open var text: String! = "" { didSet { standIn = AnyView(Text(verbatim: text ?? "")) } }
    /// The text with attributes. It is shown without them.
    open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
        didSet { text = attributedText?.string }
    }
    /// The value is kept, but has no effect.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The value is kept, but has no effect.
    open var textColor: UIColor?
    /// The value is kept, but has no effect.
    open var font: UIFont?
    /// The value is kept, but has no effect.
    open var textAlignment = NSTextAlignment.natural
    /// The value is kept, but has no effect.
    open var isEditable = true
    /// The value is kept, but has no effect.
    open var isSelectable = true
    /// The value is kept, but has no effect.
    open var keyboardType = UIKeyboardType.default
    /// The value is kept, but has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// The value is kept, but has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The value is kept, but has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The value is kept, but has no effect.
    open var textContainerInset = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// The value is kept, but has no effect.
    open var dataDetectorTypes = UIDataDetectorTypes()
}

/// The kinds of data in a text that become links; ignored in a terminal.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The label of the Return key on a software keyboard; ignored in a terminal.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether typed words are corrected; ignored in a terminal.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Receives the events of a text field. No method is called, because the text cannot be changed.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}

/// Receives the events of a text view. No method is called, because the text cannot be changed.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {}
