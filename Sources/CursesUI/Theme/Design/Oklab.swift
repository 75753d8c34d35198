import CursesUITerminal
import Foundation

/// A 24-bit colour.
typealias RGB = XtermPalette.RGB

/// A colour in Oklab, in which equal steps look equally large: B. Ottosson, "A perceptual color space for image
/// processing" (2020), https://bottosson.github.io/posts/oklab/.
struct Oklab: Equatable {
    /// The lightness, from 0 for black to 1 for white.
    var lightness: Double
    /// The position between green and red.
    var a: Double
    /// The position between blue and yellow.
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: RGB) {
        let (red, green, blue) = (color.red.linearLight, color.green.linearLight, color.blue.linearLight)
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let middle = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
        a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
        b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
    }

    /// The colourfulness; 0 for greys.
    var chroma: Double { hypot(a, b) }

    /// The nearest sRGB colour with the same lightness and hue. The chroma is reduced until the colour is within sRGB.
    var rgb: RGB {
        let inside = Oklab(lightness: lightness.clamped(0, 1), a: a, b: b)
        if let color = inside.shown { return color }
        var (none, all) = (0.0, 1.0)
        var best = RGB(grey: inside.lightness)
        for _ in 0..<8 {
            let part = (none + all) / 2
            if let color = Oklab(lightness: inside.lightness, a: a * part, b: b * part).shown {
                best = color
                none = part
            } else {
                all = part
            }
        }
        return best
    }

    /// The colour in sRGB; `nil` if it is outside of sRGB.
    private var shown: RGB? {
        let (red, green, blue) = linear
        let slack = 0.002
        guard [red, green, blue].allSatisfy({ $0 >= -slack && $0 <= 1 + slack }) else { return nil }
        return RGB(red: UInt8(linearLight: red), green: UInt8(linearLight: green), blue: UInt8(linearLight: blue))
    }

    private var linear: (red: Double, green: Double, blue: Double) {
        let long = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
        let middle = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
        let short = lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b
        let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
        return (
            4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
        )
    }

    /// Returns a colour between this colour and another, interpolated linearly.
    ///
    /// - Parameter amount: 0 for this colour, 1 for the other.
    func mixed(with other: Oklab, by amount: Double) -> Oklab {
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
        return Oklab(
            lightness: between(lightness, other.lightness), a: between(a, other.a), b: between(b, other.b))
    }
}

extension RGB {
    static let black = RGB(red: 0, green: 0, blue: 0)
    static let white = RGB(red: 255, green: 255, blue: 255)

    /// Creates a grey with a lightness in Oklab.
    fileprivate init(grey lightness: Double) {
        let level = UInt8(linearLight: lightness * lightness * lightness)
        self.init(red: level, green: level, blue: level)
    }

    /// The colour as a terminal colour.
    var terminalColor: TerminalColor { .rgb(red, green, blue) }

    /// Returns a colour between this colour and another, interpolated in Oklab.
    ///
    /// - Parameter amount: 0 for this colour, 1 for the other.
    func mixed(with other: RGB, by amount: Double) -> RGB {
        Oklab(self).mixed(with: Oklab(other), by: amount).rgb
    }
}

extension UInt8 {
    /// The linear-light value of an sRGB component, from 0 to 1 (IEC 61966-2-1).
    var linearLight: Double {
        let value = Double(self) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    fileprivate init(linearLight: Double) {
        let value = linearLight.clamped(0, 1)
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        self.init((encoded * 255).rounded().clamped(0, 255))
    }
}
