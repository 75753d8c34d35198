import CursesUI

/// A colour with UIKit's names, for code that creates a `Color` from one.
///
/// The system's greys and fills are 24-bit colours for light and dark terminals. The named colours are those
/// of the terminal's palette. The backgrounds and the label are the terminal's own colours.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// Creates a UIKit colour from a SwiftUI colour.
    public init(_ color: Color) {
        self.color = color
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: white, opacity: alpha))
    }

    /// The same colour with a different opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color.opacity(alpha))
    }

    /// Whether two colours are equal.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

extension UIColor {
    /// The counterpart of UIKit's `black`.
    public static let black = UIColor(.black)
    /// The counterpart of UIKit's `white`.
    public static let white = UIColor(.white)
    /// The counterpart of UIKit's `clear`.
    public static let clear = UIColor(.clear)
    /// The counterpart of UIKit's `gray`.
    public static let gray = UIColor(.gray)
    /// The counterpart of UIKit's `darkGray`.
    public static let darkGray = UIColor(.gray)
    /// The counterpart of UIKit's `lightGray`.
    public static let lightGray = UIColor(white: 0.667, alpha: 1)
    /// The counterpart of UIKit's `red`.
    public static let red = UIColor(.red)
    /// The counterpart of UIKit's `green`.
    public static let green = UIColor(.green)
    /// The counterpart of UIKit's `blue`.
    public static let blue = UIColor(.blue)
    /// The counterpart of UIKit's `cyan`.
    public static let cyan = UIColor(.cyan)
    /// The counterpart of UIKit's `yellow`.
    public static let yellow = UIColor(.yellow)
    /// The counterpart of UIKit's `magenta`.
    public static let magenta = UIColor(.purple)
    /// The counterpart of UIKit's `orange`.
    public static let orange = UIColor(.orange)
    /// The counterpart of UIKit's `purple`.
    public static let purple = UIColor(.purple)
    /// The counterpart of UIKit's `brown`.
    public static let brown = UIColor(.brown)

    /// The counterpart of UIKit's `systemRed`.
    public static let systemRed = UIColor(.red)
    /// The counterpart of UIKit's `systemGreen`.
    public static let systemGreen = UIColor(.green)
    /// The counterpart of UIKit's `systemBlue`.
    public static let systemBlue = UIColor(.blue)
    /// The counterpart of UIKit's `systemOrange`.
    public static let systemOrange = UIColor(.orange)
    /// The counterpart of UIKit's `systemYellow`.
    public static let systemYellow = UIColor(.yellow)
    /// The counterpart of UIKit's `systemPink`.
    public static let systemPink = UIColor(.pink)
    /// The counterpart of UIKit's `systemPurple`.
    public static let systemPurple = UIColor(.purple)
    /// The counterpart of UIKit's `systemTeal`.
    public static let systemTeal = UIColor(.teal)
    /// The counterpart of UIKit's `systemCyan`.
    public static let systemCyan = UIColor(.cyan)
    /// The counterpart of UIKit's `systemMint`.
    public static let systemMint = UIColor(.mint)
    /// The counterpart of UIKit's `systemIndigo`.
    public static let systemIndigo = UIColor(.indigo)
    /// The counterpart of UIKit's `systemBrown`.
    public static let systemBrown = UIColor(.brown)
    /// The counterpart of UIKit's `tintColor`.
    public static let tintColor = UIColor(.accentColor)

    // The greys are those of Apple's Human Interface Guidelines for light and dark.
    /// The counterpart of UIKit's `systemGray`.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// The counterpart of UIKit's `systemGray2`.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// The counterpart of UIKit's `systemGray3`.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// The counterpart of UIKit's `systemGray4`.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// The counterpart of UIKit's `systemGray5`.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// The counterpart of UIKit's `systemGray6`.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The counterpart of UIKit's `systemFill`.
    public static let systemFill = systemGray4
    /// The counterpart of UIKit's `secondarySystemFill`.
    public static let secondarySystemFill = systemGray5
    /// The counterpart of UIKit's `tertiarySystemFill`.
    public static let tertiarySystemFill = systemGray5
    /// The counterpart of UIKit's `quaternarySystemFill`.
    public static let quaternarySystemFill = systemGray6

    /// The counterpart of UIKit's `systemBackground`.
    public static let systemBackground = UIColor(.background)
    /// The counterpart of UIKit's `secondarySystemBackground`.
    public static let secondarySystemBackground = systemGray6
    /// The counterpart of UIKit's `tertiarySystemBackground`.
    public static let tertiarySystemBackground = systemGray5
    /// The terminal's own background, because groups are separated by lines.
    public static let systemGroupedBackground = UIColor(.background)
    /// The counterpart of UIKit's `secondarySystemGroupedBackground`.
    public static let secondarySystemGroupedBackground = UIColor(.background)
    /// The counterpart of UIKit's `tertiarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = systemGray6

    /// The counterpart of UIKit's `label`.
    public static let label = UIColor(.primary)
    /// The counterpart of UIKit's `secondaryLabel`.
    public static let secondaryLabel = UIColor(.secondary)
    /// The counterpart of UIKit's `tertiaryLabel`.
    public static let tertiaryLabel = UIColor(.secondary)
    /// The counterpart of UIKit's `quaternaryLabel`.
    public static let quaternaryLabel = UIColor(.secondary)
    /// The counterpart of UIKit's `placeholderText`.
    public static let placeholderText = UIColor(.secondary)
    /// The counterpart of UIKit's `separator`.
    public static let separator = UIColor(.secondary)
    /// The counterpart of UIKit's `opaqueSeparator`.
    public static let opaqueSeparator = UIColor(.gray)
    /// The counterpart of UIKit's `link`.
    public static let link = UIColor(.accentColor)

    private convenience init(light: Int, dark: Int) {
        self.init(Color(light: .hex(light), dark: .hex(dark)))
    }
}

extension TerminalColor {
    fileprivate static func hex(_ value: Int) -> TerminalColor {
        .rgb(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
    }
}

extension Color {
    /// Creates a SwiftUI colour from a UIKit colour.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// Creates a SwiftUI colour from a UIKit colour.
    public init(uiColor color: UIColor) {
        self = color.color
    }
}
