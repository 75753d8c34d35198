import CursesUITerminal
import Foundation

/// A colour. As a view, it fills the proposed size.
///
/// The named colours are the colours of the terminal's own palette, so they suit its background. `primary`, `secondary`
/// and `accentColor` are colours of the ``Theme``. A colour with given components has 24 bits, and is shown as the
/// terminal's nearest colour.
///
/// A translucent colour is blended in sRGB with the content beneath, and shown as the terminal's nearest colour.
/// Colours cannot be blended if the terminal does not report its own colours, or has fewer than 16. Then texts and
/// lines with an opacity below three quarters are dim, and areas with an opacity below a half are not drawn. With an
/// opacity of zero nothing is drawn.
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct Color: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case terminal(TerminalColor)
        case role(ColorRole)
        /// The terminal's own background.
        case background
        /// The content beneath, as seen through a translucent sheet of this opacity.
        case material(Double)
    }

    let source: Source
    private(set) var alpha: Double = 1

    /// Creates a colour from a colour of the terminal.
    @_disfavoredOverload
    public init(_ terminalColor: TerminalColor) {
        source = .terminal(terminalColor)
    }

    init(_ role: ColorRole) {
        source = .role(role)
    }

    private init(source: Source) {
        self.source = source
    }

    /// Whether an app's own style determines the colour.
    var isCustom: Bool {
        if case .role(.custom) = source { true } else { false }
    }

    /// The terminal's own background.
    package static let background = Color(source: .background)

    /// Returns a colour that shows the content beneath, blurred to one colour for each cell and tinted.
    static func material(_ opacity: Double) -> Color { Color(source: .material(opacity)) }

    /// Creates a colour with a light and a dark form. The `\.colorScheme` of the view decides which of them is shown.
    package init(light: TerminalColor, dark: TerminalColor) {
        self.init(ColorRole.scheme(light: light, dark: dark))
    }

    /// Creates a colour with a light and a dark form, each with its own opacity. The `\.colorScheme` of the view
    /// decides which of them is shown. If their opacities differ, the opacity of the light colour applies to both.
    package init(light: Color, dark: Color) {
        if light == dark {
            self = light
        } else {
            self.init(light: light.terminalColor, dark: dark.terminalColor)
            alpha = light.alpha
        }
    }

    /// A colour space of components; Display P3 is treated as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a colour from red, green and blue components, each from 0 to 1.
    ///
    /// - Parameter colorSpace: linear components are converted; Display P3 is treated as sRGB.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        func component(_ value: Double) -> UInt8 {
            let value = value.isNaN ? 0 : value.clamped(0, 1)
            return UInt8(((colorSpace == .sRGBLinear ? value.gammaEncoded : value) * 255).rounded())
        }
        source = .terminal(.rgb(component(red), component(green), component(blue)))
        alpha = opacity
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * min(sector, 4 - sector).clamped(0, 1)
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates the colour with a given name in an asset catalogue or, if there is none, this module's colour with that
    /// name. An unknown name gives the accent colour.
    ///
    /// Only apps with `CursesUIImage` read asset catalogues.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = NamedColors.color(name, in: bundle) ?? Self.named[name.lowercased()] ?? .accentColor
    }

    /// Returns the colour with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha = alpha * opacity.clamped(0, 1)
        return color
    }

    func withAlpha(_ alpha: Double) -> Color {
        var color = self
        color.alpha = alpha
        return color
    }
}

extension Color {
    /// Black, from the terminal's palette.
    public static let black = Color(.black)
    /// White: the bright white of the terminal's palette.
    public static let white = Color(.brightWhite)
    /// Red, from the terminal's palette.
    public static let red = Color(.red)
    /// Green, from the terminal's palette.
    public static let green = Color(.green)
    /// Yellow, from the terminal's palette.
    public static let yellow = Color(.yellow)
    /// Blue: the bright blue of the terminal's palette.
    public static let blue = Color(.brightBlue)
    /// Purple: the magenta of the terminal's palette.
    public static let purple = Color(.magenta)
    /// Cyan, from the terminal's palette.
    public static let cyan = Color(.cyan)
    /// The same as ``cyan``.
    public static let teal = Color(.cyan)
    /// Grey: the bright black of the terminal's palette.
    public static let gray = Color(.brightBlack)
    /// Orange, from the 256-colour palette.
    public static let orange = Color(.palette(208))
    /// Pink, from the 256-colour palette.
    public static let pink = Color(.palette(205))
    /// Mint, from the 256-colour palette.
    public static let mint = Color(.palette(79))
    /// Indigo, from the 256-colour palette.
    public static let indigo = Color(.palette(62))
    /// Brown, from the 256-colour palette.
    public static let brown = Color(.palette(137))
    /// The theme's text colour; in the standard theme, that is the terminal's own foreground.
    public static let primary = Color(ColorRole.primary)
    /// The theme's colour for less important content.
    public static let secondary = Color(ColorRole.secondary)
    /// The colour that `tint` or `accentColor` sets, or else the theme's accent colour.
    public static let accentColor = Color(ColorRole.accent)
    /// Transparent: the content beneath stays visible.
    public static let clear = Color(.default).opacity(0)

    private static let named: [String: Color] = [
        "black": .black, "white": .white, "red": .red, "green": .green, "yellow": .yellow,
        "blue": .blue, "purple": .purple, "cyan": .cyan, "teal": .teal, "gray": .gray,
        "grey": .gray, "orange": .orange, "pink": .pink, "mint": .mint, "indigo": .indigo,
        "brown": .brown, "primary": .primary, "secondary": .secondary, "clear": .clear,
    ]
}

extension Double {
    /// Encodes a linear component as in sRGB (IEC 61966-2-1).
    var gammaEncoded: Double {
        self <= 0.0031308 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055
    }
}
