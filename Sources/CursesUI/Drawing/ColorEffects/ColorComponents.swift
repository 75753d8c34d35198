import CursesUITerminal

/// The encoded sRGB components of a colour, each from 0 to 1, for calculations.
struct ColorComponents: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    static let black = ColorComponents(gray: 0)

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(gray: Double) {
        self.init(red: gray, green: gray, blue: gray)
    }

    init(_ rgb: RGB) {
        self.init(red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
    }

    /// The colour in whole components; components outside of 0 to 1 are clamped.
    var rgb: RGB {
        func byte(_ value: Double) -> UInt8 { UInt8((value.clamped(0, 1) * 255).rounded()) }
        return RGB(red: byte(red), green: byte(green), blue: byte(blue))
    }

    /// The luma, by the weights of ITU-R BT.709, which CSS filters use as well.
    var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Returns the colour with each component changed.
    func map(_ change: (Double) -> Double) -> ColorComponents {
        ColorComponents(red: change(red), green: change(green), blue: change(blue))
    }

    /// Returns the colour whose components are those of two colours, combined.
    func combined(with other: ColorComponents, _ combine: (Double, Double) -> Double) -> ColorComponents {
        ColorComponents(
            red: combine(red, other.red), green: combine(green, other.green), blue: combine(blue, other.blue))
    }

    /// Returns the colour that lies on the way to a second colour.
    ///
    /// - Parameter amount: 0 for this colour, 1 for the second one; other values lie beyond the two.
    func moved(towards other: ColorComponents, by amount: Double) -> ColorComponents {
        combined(with: other) { $0 + ($1 - $0) * amount }
    }
}
