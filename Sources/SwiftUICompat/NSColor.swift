import CursesUI

/// A colour by AppKit's names, for files that make a `Color` of one.
public typealias NSColor = UIColor

extension UIColor {
    public static let windowBackgroundColor = UIColor.systemBackground
    public static let controlBackgroundColor = UIColor.systemBackground
    public static let textBackgroundColor = UIColor.systemBackground
    public static let underPageBackgroundColor = UIColor.systemGray6
    public static let controlColor = UIColor.systemGray5
    public static let labelColor = UIColor.label
    public static let secondaryLabelColor = UIColor.secondaryLabel
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    public static let textColor = UIColor.label
    public static let placeholderTextColor = UIColor.placeholderText
    public static let separatorColor = UIColor.separator
    public static let linkColor = UIColor.link
    public static let controlAccentColor = UIColor.tintColor
    public static let selectedContentBackgroundColor = UIColor.tintColor
}

extension Color {
    public init(nsColor color: NSColor) {
        self.init(color)
    }
}
