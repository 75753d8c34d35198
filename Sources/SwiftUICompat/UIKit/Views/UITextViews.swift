import CursesUI

/// The alignment of a text in UIKit.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// A text of UIKit, which is shown.
open class UILabel: UIView {
    private static let standIn = UILabel()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UILabel { standIn }

    /// The text.
    open var text: String? { didSet { show() } }
    /// The text with styles, which is shown without them.
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    /// The colour of the text.
    open var textColor: UIColor? { didSet { show() } }
    /// The font of the text.
    open var font: UIFont? { didSet { show() } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { show() } }
    /// The highest number of lines; 0 for any.
    open var numberOfLines = 1 { didSet { show() } }
    /// Is kept, and has no effect.
    open var adjustsFontSizeToFitWidth = false
    /// Is kept, and has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// Is kept, and has no effect.
    open var minimumScaleFactor: CGFloat = 0
    /// Is kept, and has no effect.
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

/// The end of a line that is too long, without effect.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A field for a line of text in UIKit. It is shown as its text, which cannot be changed.
open class UITextField: UIControl {
    private static let standIn = UITextField()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITextField { standIn }

    /// The frame of a field, without effect.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When the button that clears the field is shown, without effect.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The text.
    open var text: String? { didSet { show() } }
    /// The text while the field is empty.
    open var placeholder: String? { didSet { show() } }
    /// Is never told of anything: the text cannot be changed.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Is kept, and has no effect.
    open var textColor: UIColor?
    /// Is kept, and has no effect.
    open var font: UIFont?
    /// Is kept, and has no effect.
    open var textAlignment = NSTextAlignment.natural
    /// Is kept, and has no effect.
    open var borderStyle = BorderStyle.none
    /// Is kept, and has no effect.
    open var clearButtonMode = ViewMode.never
    /// Is kept, and has no effect.
    open var keyboardType = UIKeyboardType.default
    /// Is kept, and has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Is kept, and has no effect.
    open var isSecureTextEntry = false
    /// Is kept, and has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Is kept, and has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Is kept, and has no effect.
    open var textContentType: UITextContentType?
    /// Is kept, and has no effect.
    open var enablesReturnKeyAutomatically = false
    /// Is kept, and has no effect.
    open var adjustsFontForContentSizeCategory = false

    private func show() {
        let isEmpty = (text ?? "").isEmpty
        standIn = AnyView(
            Text(verbatim: (isEmpty ? placeholder : text) ?? "").foregroundStyle(isEmpty ? Color.secondary : .primary))
    }
}

/// A field for text of several lines in UIKit. It is shown as its text, which cannot be changed.
open class UITextView: UIScrollView {
    private static let standIn = UITextView()
    /// A stand-in, whose properties have no effect.
    override public class func appearance() -> UITextView { standIn }

    /// The text.
    open var text: String! = "" { didSet { standIn = AnyView(Text(verbatim: text ?? "")) } }
    /// The text with styles, which is shown without them.
    open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
        didSet { text = attributedText?.string }
    }
    /// Is kept, and has no effect.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Is kept, and has no effect.
    open var textColor: UIColor?
    /// Is kept, and has no effect.
    open var font: UIFont?
    /// Is kept, and has no effect.
    open var textAlignment = NSTextAlignment.natural
    /// Is kept, and has no effect.
    open var isEditable = true
    /// Is kept, and has no effect.
    open var isSelectable = true
    /// Is kept, and has no effect.
    open var keyboardType = UIKeyboardType.default
    /// Is kept, and has no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Is kept, and has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Is kept, and has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Is kept, and has no effect.
    open var textContainerInset = UIEdgeInsets.zero
    /// Is kept, and has no effect.
    open var adjustsFontForContentSizeCategory = false
    /// Is kept, and has no effect.
    open var dataDetectorTypes = UIDataDetectorTypes()
}

/// The parts of a text that become links, without effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// All parts.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The word on the Return key of a software keyboard, without effect.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The correction of typed words, without effect.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// A delegate of a field. Nothing is called: the text cannot be changed.
@MainActor
public protocol UITextFieldDelegate: AnyObject {}

/// A delegate of a field of several lines. Nothing is called: the text cannot be changed.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
