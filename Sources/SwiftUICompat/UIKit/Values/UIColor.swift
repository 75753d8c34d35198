import CursesUI

/// A colour with UIKit's names, for code that creates a `Color` from a UIKit colour.
///
/// The system's greys and fills are 24-bit colours for light and dark terminals. The named colours, such as `red`, are
/// drawn in the colours of the terminal's palette, but have the components that UIKit documents. The backgrounds and the label colour are the terminal's default colours.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
    let color: Color
    /// The components that code has given, or that UIKit documents; `nil` for a colour that a terminal determines.
    private let exact: ExactComponents?
    /// The colours for light and for dark traits; `nil` if code has given one colour for both.
    private let variants: Variants?

    private struct Variants: Sendable {
        let light: UIColor
        let dark: UIColor
    }

    init(_ color: Color, _ exact: ExactComponents?) {
        self.color = color
        self.exact = exact
        variants = nil
    }

    private init(_ color: Color, _ variants: Variants) {
        self.color = color
        exact = nil
        self.variants = variants
    }

    /// Creates a UIKit colour from a SwiftUI colour.
    public convenience init(_ color: Color) {
        self.init(color, nil)
    }

    /// Creates a colour of the terminal's palette with the components that UIKit documents for its name.
    fileprivate convenience init(_ color: Color, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.init(color, ExactComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let exact = ExactComponents(red: red, green: green, blue: blue, alpha: alpha)
        self.init(exact.color, exact)
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from Display P3 components between 0 and 1, which are interpreted as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from a hue, a saturation and a brightness between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let exact = ExactComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        self.init(exact.color, exact)
    }

    /// Creates a UIKit colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color, cgColor.exact)
    }

    /// Creates a colour that differs between light and dark terminals.
    ///
    /// - Parameter dynamicProvider: returns the colour for traits. It is called at once, for light and for dark traits.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle) -> UIColor {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return dynamicProvider(traits).resolvedColor(with: traits)
        }
        let variants = Variants(light: color(.light), dark: color(.dark))
        self.init(Color(light: variants.light.color, dark: variants.dark.color), variants)
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
        if exact != nil { return self }
        if let variants { return traits.userInterfaceStyle == .light ? variants.light : variants.dark }
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .light ? .light : .dark
        return UIColor(color.fixed(in: environment))
    }

    /// The components that are known, or else those in a dark terminal.
    private var resolved: ExactComponents {
        variants?.dark.resolved ?? exact ?? ExactComponents(of: color)
    }

    /// Stores the components, each from 0 to 1, and returns true. A system colour has the components of xterm's palette,
    /// and a colour with a plain name, such as `red`, those that UIKit documents.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
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
        white?.pointee = color.red
        alpha?.pointee = color.alpha
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
        let sextant: CGFloat =
            range == 0
            ? 0
            : highest == color.red
                ? (color.green - color.blue) / range
                : highest == color.green
                    ? 2 + (color.blue - color.red) / range : 4 + (color.red - color.green) / range
        hue?.pointee = (sextant < 0 ? sextant + 6 : sextant) / 6
        saturation?.pointee = highest == 0 ? 0 : range / highest
        brightness?.pointee = highest
        alpha?.pointee = color.alpha
        return true
    }

    /// The colour as a Core Graphics colour.
    public var cgColor: CGColor { CGColor(color, exact: exact) }

    /// Has no effect: there is no graphics context.
    public func setFill() {}
    /// Has no effect: there is no graphics context.
    public func setStroke() {}
    /// Has no effect: there is no graphics context.
    public func set() {}

    /// Returns the same colour with a different opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard var exact else { return UIColor(color.opacity(alpha)) }
        let isOpaque = exact.alpha == 1
        exact.alpha = min(max(alpha, 0), 1)
        return UIColor(isOpaque ? color.opacity(alpha) : exact.color, exact)
    }

    /// Returns whether another object is a colour with equal components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other.exact == exact && (exact != nil || other.color == color)
    }

    /// The hash value of the colour.
    public override var hash: Int { exact?.hashValue ?? color.hashValue }

    /// Always true: a colour can be archived.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the components that the colour has in a dark terminal.
    public func encode(with coder: NSCoder) {
        let color = resolved
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
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
    public static let black = UIColor(.black, red: 0, green: 0, blue: 0)
    /// The counterpart of UIKit's `white`.
    public static let white = UIColor(.white, red: 1, green: 1, blue: 1)
    /// The counterpart of UIKit's `clear`.
    public static let clear = UIColor(.clear, red: 0, green: 0, blue: 0, alpha: 0)
    /// The counterpart of UIKit's `gray`.
    public static let gray = UIColor(.gray, red: 0.5, green: 0.5, blue: 0.5)
    /// The counterpart of UIKit's `darkGray`.
    public static let darkGray = UIColor(.gray, red: 1 / 3, green: 1 / 3, blue: 1 / 3)
    /// The counterpart of UIKit's `lightGray`.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The counterpart of UIKit's `red`.
    public static let red = UIColor(.red, red: 1, green: 0, blue: 0)
    /// The counterpart of UIKit's `green`.
    public static let green = UIColor(.green, red: 0, green: 1, blue: 0)
    /// The counterpart of UIKit's `blue`.
    public static let blue = UIColor(.blue, red: 0, green: 0, blue: 1)
    /// The counterpart of UIKit's `cyan`.
    public static let cyan = UIColor(.cyan, red: 0, green: 1, blue: 1)
    /// The counterpart of UIKit's `yellow`.
    public static let yellow = UIColor(.yellow, red: 1, green: 1, blue: 0)
    /// The counterpart of UIKit's `magenta`.
    public static let magenta = UIColor(.purple, red: 1, green: 0, blue: 1)
    /// The counterpart of UIKit's `orange`.
    public static let orange = UIColor(.orange, red: 1, green: 0.5, blue: 0)
    /// The counterpart of UIKit's `purple`.
    public static let purple = UIColor(.purple, red: 0.5, green: 0, blue: 0.5)
    /// The counterpart of UIKit's `brown`.
    public static let brown = UIColor(.brown, red: 0.6, green: 0.4, blue: 0.2)

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
