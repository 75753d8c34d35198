import CursesUI

/// A colour by UIKit's names, for files that make a `Color` of one.
///
/// The system's greys and fills are 24-bit colours that suit a light or a dark terminal; the named
/// colours are those of the terminal's palette, and the backgrounds and the label are the terminal's
/// own.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// The same colour.
    public init(_ color: Color) {
        self.color = color
    }

    /// - Parameters: from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// - Parameters: from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: white, opacity: alpha))
    }

    /// The same colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color.opacity(alpha))
    }

    /// Whether both are the same.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

extension UIColor {
    /// What stands for this colour of UIKit in a terminal.
    public static let black = UIColor(.black)
    /// What stands for this colour of UIKit in a terminal.
    public static let white = UIColor(.white)
    /// What stands for this colour of UIKit in a terminal.
    public static let clear = UIColor(.clear)
    /// What stands for this colour of UIKit in a terminal.
    public static let gray = UIColor(.gray)
    /// What stands for this colour of UIKit in a terminal.
    public static let darkGray = UIColor(.gray)
    /// What stands for this colour of UIKit in a terminal.
    public static let lightGray = UIColor(white: 0.667, alpha: 1)
    /// What stands for this colour of UIKit in a terminal.
    public static let red = UIColor(.red)
    /// What stands for this colour of UIKit in a terminal.
    public static let green = UIColor(.green)
    /// What stands for this colour of UIKit in a terminal.
    public static let blue = UIColor(.blue)
    /// What stands for this colour of UIKit in a terminal.
    public static let cyan = UIColor(.cyan)
    /// What stands for this colour of UIKit in a terminal.
    public static let yellow = UIColor(.yellow)
    /// What stands for this colour of UIKit in a terminal.
    public static let magenta = UIColor(.purple)
    /// What stands for this colour of UIKit in a terminal.
    public static let orange = UIColor(.orange)
    /// What stands for this colour of UIKit in a terminal.
    public static let purple = UIColor(.purple)
    /// What stands for this colour of UIKit in a terminal.
    public static let brown = UIColor(.brown)

    /// What stands for this colour of UIKit in a terminal.
    public static let systemRed = UIColor(.red)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGreen = UIColor(.green)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemBlue = UIColor(.blue)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemOrange = UIColor(.orange)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemYellow = UIColor(.yellow)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemPink = UIColor(.pink)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemPurple = UIColor(.purple)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemTeal = UIColor(.teal)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemCyan = UIColor(.cyan)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemMint = UIColor(.mint)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemIndigo = UIColor(.indigo)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemBrown = UIColor(.brown)
    /// What stands for this colour of UIKit in a terminal.
    public static let tintColor = UIColor(.accentColor)

    // The greys, as Apple's Human Interface Guidelines list them for light and dark.
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// What stands for this colour of UIKit in a terminal.
    public static let systemFill = systemGray4
    /// What stands for this colour of UIKit in a terminal.
    public static let secondarySystemFill = systemGray5
    /// What stands for this colour of UIKit in a terminal.
    public static let tertiarySystemFill = systemGray5
    /// What stands for this colour of UIKit in a terminal.
    public static let quaternarySystemFill = systemGray6

    /// What stands for this colour of UIKit in a terminal.
    public static let systemBackground = UIColor(.background)
    /// What stands for this colour of UIKit in a terminal.
    public static let secondarySystemBackground = systemGray6
    /// What stands for this colour of UIKit in a terminal.
    public static let tertiarySystemBackground = systemGray5
    /// A terminal's groups are set apart by lines: their ground is the terminal's own.
    public static let systemGroupedBackground = UIColor(.background)
    /// What stands for this colour of UIKit in a terminal.
    public static let secondarySystemGroupedBackground = UIColor(.background)
    /// What stands for this colour of UIKit in a terminal.
    public static let tertiarySystemGroupedBackground = systemGray6

    /// What stands for this colour of UIKit in a terminal.
    public static let label = UIColor(.primary)
    /// What stands for this colour of UIKit in a terminal.
    public static let secondaryLabel = UIColor(.secondary)
    /// What stands for this colour of UIKit in a terminal.
    public static let tertiaryLabel = UIColor(.secondary)
    /// What stands for this colour of UIKit in a terminal.
    public static let quaternaryLabel = UIColor(.secondary)
    /// What stands for this colour of UIKit in a terminal.
    public static let placeholderText = UIColor(.secondary)
    /// What stands for this colour of UIKit in a terminal.
    public static let separator = UIColor(.secondary)
    /// What stands for this colour of UIKit in a terminal.
    public static let opaqueSeparator = UIColor(.gray)
    /// What stands for this colour of UIKit in a terminal.
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
    /// The same colour.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// The same colour.
    public init(uiColor color: UIColor) {
        self = color.color
    }
}
