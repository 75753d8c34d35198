import CursesUI

/// A colour with AppKit's names, for code that creates a `Color` from an AppKit colour.
public typealias NSColor = UIColor

extension UIColor {
    /// The counterpart of AppKit's `windowBackgroundColor`.
    public static let windowBackgroundColor = UIColor.systemBackground
    /// The counterpart of AppKit's `controlBackgroundColor`.
    public static let controlBackgroundColor = UIColor.systemBackground
    /// The counterpart of AppKit's `textBackgroundColor`.
    public static let textBackgroundColor = UIColor.systemBackground
    /// The counterpart of AppKit's `underPageBackgroundColor`.
    public static let underPageBackgroundColor = UIColor.systemGray6
    /// The counterpart of AppKit's `controlColor`.
    public static let controlColor = UIColor.systemGray5
    /// The counterpart of AppKit's `labelColor`.
    public static let labelColor = UIColor.label
    /// The counterpart of AppKit's `secondaryLabelColor`.
    public static let secondaryLabelColor = UIColor.secondaryLabel
    /// The counterpart of AppKit's `tertiaryLabelColor`.
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    /// The counterpart of AppKit's `textColor`.
    public static let textColor = UIColor.label
    /// The counterpart of AppKit's `placeholderTextColor`.
    public static let placeholderTextColor = UIColor.placeholderText
    /// The counterpart of AppKit's `separatorColor`.
    public static let separatorColor = UIColor.separator
    /// The counterpart of AppKit's `linkColor`.
    public static let linkColor = UIColor.link
    /// The counterpart of AppKit's `controlAccentColor`.
    public static let controlAccentColor = UIColor.tintColor
    /// The counterpart of AppKit's `selectedContentBackgroundColor`.
    public static let selectedContentBackgroundColor = UIColor.tintColor
}

extension Color {
    /// Creates a SwiftUI colour from an AppKit colour.
    public init(nsColor color: NSColor) {
        self.init(color)
    }
}
