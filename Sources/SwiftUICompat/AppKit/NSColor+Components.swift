import CursesUI

extension UIColor {
    /// Creates a colour from a Core Graphics colour, as in AppKit, where the result is optional. It is never `nil`.
    ///
    /// UIKit's initializer has the same name. The compiler chooses this one where code unwraps the result.
    ///
    /// - Parameter unwrapped: has no effect: it only distinguishes the two initializers.
    public convenience init?(cgColor: CGColor, unwrapped: Void = ()) {
        self.init(cgColor.color, cgColor.exact)
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from components between 0 and 1, which are interpreted as sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from components between 0 and 1, which are interpreted as sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a colour from a hue, a saturation and a brightness between 0 and 1.
    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a colour from a hue, a saturation and a brightness between 0 and 1.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a colour that differs between light and dark terminals.
    ///
    /// - Parameters:
    ///   - colorName: has no effect.
    ///   - dynamicProvider: returns the colour for an appearance. It is called at once, for a light and a dark one.
    public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { traits in
            let name: NSAppearance.Name = traits.userInterfaceStyle == .light ? .aqua : .darkAqua
            return dynamicProvider(NSAppearance(named: name) ?? .light)
        }
    }

    /// The name of a colour.
    public typealias Name = String

    /// Creates a colour of the asset catalogue of a bundle; `nil` if there is none.
    public convenience init?(named name: Name, bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates a colour from components between 0 and 1 of a colour space, which are interpreted as sRGB.
    public convenience init(
        colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a colour from the components of a colour space: red, green, blue and opacity, or white and opacity.
    public convenience init(
        colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int
    ) {
        if numberOfComponents < 4 {
            self.init(white: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// Creates a colour from components between 0 and 1, which are interpreted as sRGB.
    public convenience init(
        deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// The brightness of the grey with the same light, from 0 to 1.
    public var whiteComponent: CGFloat { 0.299 * redComponent + 0.587 * greenComponent + 0.114 * blueComponent }
    /// Returns the colour made lighter.
    public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }
    /// Returns the colour made darker.
    public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

    /// The state of a control for which a colour is used.
    public enum SystemEffect: Int, Sendable {
        case none, pressed, deepPressed, disabled, rollover
    }

    /// Returns the same colour: the theme determines how a pressed control looks.
    public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
    /// Has no effect: nothing but pictures is drawn.
    public func drawSwatch(in rect: CGRect) {}

    /// Returns the same colour, whatever the space is: all components are those of sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

    /// The colour space of the components: sRGB.
    public var colorSpace: NSColorSpace { .sRGB }
    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }

    /// The red component in a dark terminal, from 0 to 1.
    public var redComponent: CGFloat {
        var value: CGFloat = 0
        getRed(&value, green: nil, blue: nil, alpha: nil)
        return value
    }

    /// The green component in a dark terminal, from 0 to 1.
    public var greenComponent: CGFloat {
        var value: CGFloat = 0
        getRed(nil, green: &value, blue: nil, alpha: nil)
        return value
    }

    /// The blue component in a dark terminal, from 0 to 1.
    public var blueComponent: CGFloat {
        var value: CGFloat = 0
        getRed(nil, green: nil, blue: &value, alpha: nil)
        return value
    }

    /// The opacity, from 0 to 1.
    public var alphaComponent: CGFloat {
        var value: CGFloat = 0
        getRed(nil, green: nil, blue: nil, alpha: &value)
        return value
    }

    /// The hue in a dark terminal, from 0 to 1.
    public var hueComponent: CGFloat {
        var value: CGFloat = 0
        getHue(&value, saturation: nil, brightness: nil, alpha: nil)
        return value
    }

    /// The saturation in a dark terminal, from 0 to 1.
    public var saturationComponent: CGFloat {
        var value: CGFloat = 0
        getHue(nil, saturation: &value, brightness: nil, alpha: nil)
        return value
    }

    /// The brightness in a dark terminal, from 0 to 1.
    public var brightnessComponent: CGFloat {
        var value: CGFloat = 0
        getHue(nil, saturation: nil, brightness: &value, alpha: nil)
        return value
    }

    /// Returns a mixture of the colour and a fraction of a second colour, in sRGB.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let part = min(max(fraction, 0), 1)
        func mixed(_ component: KeyPath<UIColor, CGFloat>) -> CGFloat {
            self[keyPath: component] * (1 - part) + color[keyPath: component] * part
        }
        return NSColor(
            red: mixed(\.redComponent), green: mixed(\.greenComponent), blue: mixed(\.blueComponent),
            alpha: mixed(\.alphaComponent))
    }
}
