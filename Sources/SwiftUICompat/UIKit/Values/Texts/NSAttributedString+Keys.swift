extension NSAttributedString.Key {
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The layout of a paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The style of the underline.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the underline.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The style of the strikethrough.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the strikethrough.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The space between the characters. It has no effect.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The space between the characters. It has no effect.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The URL that the text links to.
    public static let link = NSAttributedString.Key("NSLink")
    /// The picture in the place of the text. It is not shown.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The distance from the line. It has no effect.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The colour of the outline of the characters. It has no effect.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline of the characters. It has no effect.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow of the characters. It has no effect.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// Whether characters are joined. It has no effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The slant of the characters. It has no effect.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The width of the characters. It has no effect.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The direction of the text. It has no effect.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The style of an underline. Each style but the empty one is a line.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the style.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// No line between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of characters. It has no effect.
open class NSShadow {
    /// The value is kept, but has no effect.
    open var shadowOffset = CGSize.zero
    /// The value is kept, but has no effect.
    open var shadowBlurRadius: CGFloat = 0
    /// The value is kept, but has no effect.
    open var shadowColor: Any?

    /// Creates a shadow.
    public init() {}
}

/// A picture in a text. The text shows a space in its place.
open class NSTextAttachment {
    /// The picture.
    open var image: UIImage?
    /// The value is kept, but has no effect.
    open var bounds = CGRect.zero

    /// Creates an attachment without a picture.
    public init() {}

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a text with a space in the place of a picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: " ", attributes: [.attachment: attachment])
    }
}
