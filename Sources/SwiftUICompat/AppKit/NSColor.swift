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
    /// The counterpart of AppKit's `disabledControlTextColor`.
    public static let disabledControlTextColor = UIColor.systemGray
    /// The counterpart of AppKit's `controlTextColor`.
    public static let controlTextColor = UIColor.label
    /// The counterpart of AppKit's `selectedControlTextColor`.
    public static let selectedControlTextColor = UIColor.label
    /// The counterpart of AppKit's `alternateSelectedControlTextColor`.
    public static let alternateSelectedControlTextColor = UIColor.white
    /// The counterpart of AppKit's `selectedControlColor`.
    public static let selectedControlColor = UIColor.tintColor
    /// The counterpart of AppKit's `selectedTextColor`.
    public static let selectedTextColor = UIColor.label
    /// The counterpart of AppKit's `selectedTextBackgroundColor`.
    public static let selectedTextBackgroundColor = UIColor.tintColor
    /// The counterpart of AppKit's `unemphasizedSelectedTextBackgroundColor`.
    public static let unemphasizedSelectedTextBackgroundColor = UIColor.systemGray4
    /// The counterpart of AppKit's `unemphasizedSelectedTextColor`.
    public static let unemphasizedSelectedTextColor = UIColor.label
    /// The counterpart of AppKit's `unemphasizedSelectedContentBackgroundColor`.
    public static let unemphasizedSelectedContentBackgroundColor = UIColor.systemGray4
    /// The counterpart of AppKit's `quaternaryLabelColor`.
    public static let quaternaryLabelColor = UIColor.quaternaryLabel
    /// The counterpart of AppKit's `quinaryLabel`.
    public static let quinaryLabel = UIColor.quaternaryLabel
    /// The counterpart of AppKit's `windowFrameTextColor`.
    public static let windowFrameTextColor = UIColor.label
    /// The counterpart of AppKit's `windowFrameColor`.
    public static let windowFrameColor = UIColor.systemGray
    /// The counterpart of AppKit's `headerTextColor`.
    public static let headerTextColor = UIColor.label
    /// The counterpart of AppKit's `gridColor`.
    public static let gridColor = UIColor.separator
    /// The counterpart of AppKit's `keyboardFocusIndicatorColor`.
    public static let keyboardFocusIndicatorColor = UIColor.tintColor
    /// The counterpart of AppKit's `selectedMenuItemTextColor`.
    public static let selectedMenuItemTextColor = UIColor.white
    /// The counterpart of AppKit's `selectedMenuItemColor`.
    public static let selectedMenuItemColor = UIColor.tintColor
    /// The counterpart of AppKit's `highlightColor`.
    public static let highlightColor = UIColor.white
    /// The counterpart of AppKit's `shadowColor`.
    public static let shadowColor = UIColor.black
    /// The counterpart of AppKit's `findHighlightColor`.
    public static let findHighlightColor = UIColor.systemYellow
    /// The counterpart of AppKit's `textInsertionPointColor`.
    public static let textInsertionPointColor = UIColor.tintColor
    /// The counterpart of AppKit's `scrubberTexturedBackground`.
    public static let scrubberTexturedBackground = UIColor.systemGray5
    /// The counterpart of AppKit's `secondarySelectedControlColor`.
    public static let secondarySelectedControlColor = UIColor.systemGray4
    /// The counterpart of AppKit's `controlShadowColor`.
    public static let controlShadowColor = UIColor.systemGray
    /// The counterpart of AppKit's `controlHighlightColor`.
    public static let controlHighlightColor = UIColor.systemGray5
    /// The counterpart of AppKit's `controlLightHighlightColor`.
    public static let controlLightHighlightColor = UIColor.systemGray6
    /// The counterpart of AppKit's `controlDarkShadowColor`.
    public static let controlDarkShadowColor = UIColor.systemGray2
    /// The counterpart of AppKit's `headerColor`.
    public static let headerColor = UIColor.systemGray6
    /// The counterpart of AppKit's `scrollBarColor`.
    public static let scrollBarColor = UIColor.systemGray
    /// The counterpart of AppKit's `knobColor`.
    public static let knobColor = UIColor.systemGray2
    /// The counterpart of AppKit's `alternatingContentBackgroundColors`.
    public static let alternatingContentBackgroundColors = [UIColor.systemBackground, .systemGray6]
    /// The counterpart of AppKit's `controlAlternatingRowBackgroundColors`.
    public static let controlAlternatingRowBackgroundColors = alternatingContentBackgroundColors
    /// The tint that the user has chosen: that of the theme.
    public static var currentControlTint: NSControlTint { .defaultControlTint }
    /// Announces that the system's colours have changed. It is never posted.
    nonisolated public static let systemColorsDidChangeNotification =
        Notification.Name("NSSystemColorsDidChangeNotification")
    /// Announces that the tint has changed. It is never posted.
    nonisolated public static let currentControlTintDidChangeNotification =
        Notification.Name("NSControlTintDidChangeNotification")
}

extension Color {
    /// Creates a SwiftUI colour from an AppKit colour.
    public init(nsColor color: NSColor) {
        self.init(color)
    }
}

/// The tint of controls; ignored in a terminal.
public enum NSControlTint: UInt, Sendable {
    case defaultControlTint = 0
    case blueControlTint = 1
    case graphiteControlTint = 6
    case clearControlTint = 7
}
