import CursesUI

/// A colour with UIKit's names, for code that creates a `Color` from a UIKit colour.
///
/// The system's greys and fills are 24-bit colours for light and dark terminals. The named colours, such as `red`, are
/// the colours of the terminal's palette. The backgrounds and the label colour are the terminal's default colours.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
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

    /// Creates a colour from Display P3 components between 0 and 1, which are interpreted as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from a hue, a saturation and a brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a UIKit colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// Creates a colour that differs between light and dark terminals.
    ///
    /// - Parameter dynamicProvider: returns the colour for traits. It is called at once, for light and for dark traits.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(
            Color(
                light: light.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).color,
                dark: dark.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).color))
    }

    /// Creates the colour with a name in an asset catalogue; `nil` if no catalogue contains the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour with a name in an asset catalogue; `nil` if no catalogue contains the name.
    ///
    /// - Parameter traitCollection: has no effect: the terminal determines the variant.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = NamedColors.color(name, in: bundle) else { return nil }
        self.init(color)
    }

    /// Returns the colour for the given traits.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .light ? .light : .dark
        return UIColor(color.fixed(in: environment))
    }

    /// The components in a dark terminal.
    private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

    /// Stores the components, each from 0 to 1, and returns true. The palette colours of the terminal have xterm's
    /// components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Stores the grey value and the opacity, each from 0 to 1, and returns true. For a colour that is not grey, stores
    /// nothing and returns false.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Stores the hue, the saturation, the brightness and the opacity, each from 0 to 1, and returns true.
    ///
    /// The conversion uses the hexcone model (A. R. Smith, "Color Gamut Transform Pairs", 1978).
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        let highest = max(color.red, color.green, color.blue)
        let range = highest - min(color.red, color.green, color.blue)
        let sextant: Float =
            range == 0
            ? 0
            : highest == color.red
                ? (color.green - color.blue) / range
                : highest == color.green
                    ? 2 + (color.blue - color.red) / range : 4 + (color.red - color.green) / range
        hue?.pointee = CGFloat((sextant < 0 ? sextant + 6 : sextant) / 6)
        saturation?.pointee = highest == 0 ? 0 : CGFloat(range / highest)
        brightness?.pointee = CGFloat(highest)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// The colour as a Core Graphics colour.
    public var cgColor: CGColor { CGColor(color) }

    /// Has no effect: there is no graphics context.
    public func setFill() {}
    /// Has no effect: there is no graphics context.
    public func setStroke() {}
    /// Has no effect: there is no graphics context.
    public func set() {}

    /// Returns the same colour with a different opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color.opacity(alpha))
    }

    /// Returns whether another object is an equal colour.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// The hash value of the colour.
    public override var hash: Int { color.hashValue }

    /// Always true: a colour can be archived.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the components that the colour has in a dark terminal.
    public func encode(with coder: NSCoder) {
        let color = resolved
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        coder.encode(Double(color.opacity), forKey: "UIAlpha")
    }

    /// Creates a colour from an archive; `nil` if it has no components.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        self.init(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
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
    /// The counterpart of UIKit's `darkText`.
    public static let darkText = UIColor(.black)
    /// The counterpart of UIKit's `lightText`.
    public static let lightText = UIColor(.white)
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

    // The greys have the light and dark values of Apple's Human Interface Guidelines.
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
    /// The terminal's default background, because CursesUI separates groups by lines.
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
