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
