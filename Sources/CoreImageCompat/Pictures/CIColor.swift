import CursesUI
import Foundation
import SwiftUICompat

/// A colour for filters: components of sRGB from 0 to 1.
public final class CIColor: NSObject, Sendable {
    /// The red component.
    public let red: CGFloat
    /// The green component.
    public let green: CGFloat
    /// The blue component.
    public let blue: CGFloat
    /// The opacity.
    public let alpha: CGFloat

    /// Creates a colour from its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates an opaque colour from its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Creates a colour from a colour of Core Graphics.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a colour from a colour of UIKit, with the components that it has in a dark terminal.
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }

    /// Creates a colour from numbers that are separated by spaces: red, green, blue and, if there is a fourth one, the
    /// opacity. Numbers that are missing are 0.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func number(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }

    /// The components as numbers that are separated by spaces.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// The colour space of the components: sRGB.
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Grey.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns whether another object is the same colour.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    /// The hash value of the colour.
    public override var hash: Int { [red, green, blue, alpha].hashValue }

    /// The colour multiplied with its opacity.
    var pixel: Pixel {
        var pixel = straight
        pixel.premultiply()
        return pixel
    }

    /// The colour without that.
    var straight: Pixel {
        Pixel(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}

extension UIColor {
    /// Creates a colour from a colour of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour for filters, with the components that it has in a dark terminal.
    public var ciColor: CIColor { CIColor(color: self) }
}
