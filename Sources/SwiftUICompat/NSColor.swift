import CursesUI

/// A colour by AppKit's names, for files that make a `Color` of one.
public typealias NSColor = UIColor

extension UIColor {
    /// What stands for this colour of AppKit in a terminal.
    public static let windowBackgroundColor = UIColor.systemBackground
    /// What stands for this colour of AppKit in a terminal.
    public static let controlBackgroundColor = UIColor.systemBackground
    /// What stands for this colour of AppKit in a terminal.
    public static let textBackgroundColor = UIColor.systemBackground
    /// What stands for this colour of AppKit in a terminal.
    public static let underPageBackgroundColor = UIColor.systemGray6
    /// What stands for this colour of AppKit in a terminal.
    public static let controlColor = UIColor.systemGray5
    /// What stands for this colour of AppKit in a terminal.
    public static let labelColor = UIColor.label
    /// What stands for this colour of AppKit in a terminal.
    public static let secondaryLabelColor = UIColor.secondaryLabel
    /// What stands for this colour of AppKit in a terminal.
    public static let tertiaryLabelColor = UIColor.tertiaryLabel
    /// What stands for this colour of AppKit in a terminal.
    public static let textColor = UIColor.label
    /// What stands for this colour of AppKit in a terminal.
    public static let placeholderTextColor = UIColor.placeholderText
    /// What stands for this colour of AppKit in a terminal.
    public static let separatorColor = UIColor.separator
    /// What stands for this colour of AppKit in a terminal.
    public static let linkColor = UIColor.link
    /// What stands for this colour of AppKit in a terminal.
    public static let controlAccentColor = UIColor.tintColor
    /// What stands for this colour of AppKit in a terminal.
    public static let selectedContentBackgroundColor = UIColor.tintColor
}

extension Color {
    /// The same colour.
    public init(nsColor color: NSColor) {
        self.init(color)
    }
}
