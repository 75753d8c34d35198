/// The layout of a paragraph. Only the alignment of a label's first paragraph is visible.
open class NSParagraphStyle {
    /// The layout that texts have by default.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines.
    open var alignment = NSTextAlignment.natural
    /// The value is kept, but has no effect.
    open var lineSpacing: CGFloat = 0
    /// The value is kept, but has no effect.
    open var paragraphSpacing: CGFloat = 0
    /// The value is kept, but has no effect.
    open var paragraphSpacingBefore: CGFloat = 0
    /// The value is kept, but has no effect.
    open var firstLineHeadIndent: CGFloat = 0
    /// The value is kept, but has no effect.
    open var headIndent: CGFloat = 0
    /// The value is kept, but has no effect.
    open var tailIndent: CGFloat = 0
    /// The value is kept, but has no effect.
    open var minimumLineHeight: CGFloat = 0
    /// The value is kept, but has no effect.
    open var maximumLineHeight: CGFloat = 0
    /// The value is kept, but has no effect.
    open var lineHeightMultiple: CGFloat = 0
    /// The value is kept, but has no effect.
    open var hyphenationFactor: Float = 0
    /// The value is kept, but has no effect.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The value is kept, but has no effect.
    open var tabStops: [NSTextTab] = []
    /// The value is kept, but has no effect.
    open var defaultTabInterval: CGFloat = 0

    /// Creates the layout that texts have by default.
    public required init() {}

    /// Returns a layout with the same values that can be changed.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

/// A layout of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Takes the values of a layout.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        alignment = obj.alignment
        lineSpacing = obj.lineSpacing
        paragraphSpacing = obj.paragraphSpacing
        paragraphSpacingBefore = obj.paragraphSpacingBefore
        firstLineHeadIndent = obj.firstLineHeadIndent
        headIndent = obj.headIndent
        tailIndent = obj.tailIndent
        minimumLineHeight = obj.minimumLineHeight
        maximumLineHeight = obj.maximumLineHeight
        lineHeightMultiple = obj.lineHeightMultiple
        hyphenationFactor = obj.hyphenationFactor
        lineBreakMode = obj.lineBreakMode
        tabStops = obj.tabStops
        defaultTabInterval = obj.defaultTabInterval
    }
}

/// A place in a line to which a tabulator moves. It has no effect.
open class NSTextTab {
    /// The alignment of the text after the tabulator.
    public let alignment: NSTextAlignment
    /// The distance from the start of the line.
    public let location: CGFloat

    /// Creates a place.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
    }

    /// An option. It has no effect.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
