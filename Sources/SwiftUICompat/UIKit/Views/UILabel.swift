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
    open var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text with attributes: links, colours, weights, slants and lines are shown, and the alignment of the first
    /// paragraph.
    open var attributedText: NSAttributedString? { didSet { show() } }
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
        guard let attributedText else { return standIn = nil }
        let paragraph =
            attributedText.length == 0 ? nil : attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        let alignment = (paragraph as? NSParagraphStyle)?.alignment ?? textAlignment
        standIn = AnyView(
            Text(AttributedString(attributedText))
                .font(font.map { Font($0) })
                .foregroundColor(textColor.map { Color($0) })
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .multilineTextAlignment(alignment.textAlignment))
    }
}

/// How a line that is too long is wrapped or truncated; ignored in a terminal.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
