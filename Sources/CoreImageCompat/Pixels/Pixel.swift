import Foundation

/// A colour of sRGB, as numbers from 0 to 1. In a `Raster`, red, green and blue are multiplied with the opacity, so that
/// pixels can be averaged.
///
/// The four numbers are separate properties, because vectors are slow in apps that are built for debugging.
struct Pixel: Hashable, Sendable {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// Divides red, green and blue by the opacity.
    mutating func unpremultiply() {
        guard alpha > 0, alpha != 1 else { return }
        red /= alpha
        green /= alpha
        blue /= alpha
    }

    /// Multiplies red, green and blue with the opacity.
    mutating func premultiply() {
        guard alpha != 1 else { return }
        red *= alpha
        green *= alpha
        blue *= alpha
    }

    /// Adds a multiple of another pixel.
    mutating func add(_ other: Pixel, times weight: Float = 1) {
        red += other.red * weight
        green += other.green * weight
        blue += other.blue * weight
        alpha += other.alpha * weight
    }

    /// Returns the pixel with all numbers multiplied with a factor.
    func scaled(by factor: Float) -> Pixel {
        Pixel(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
    }

    /// Returns a mixture of two pixels, which is the second one at 1.
    func mixed(with other: Pixel, _ part: Float) -> Pixel {
        var result = scaled(by: 1 - part)
        result.add(other, times: part)
        return result
    }

    /// The brightness, with the weights of ITU-R BT.709, which sRGB uses.
    var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Sets red, green and blue to one value.
    mutating func setGrey(_ value: Float) {
        red = value
        green = value
        blue = value
    }

    /// Replaces each of red, green and blue by the result of a function.
    mutating func change(_ function: (Float) -> Float) {
        red = function(red)
        green = function(green)
        blue = function(blue)
    }

    /// Multiplies red, green and blue with a matrix of three rows.
    mutating func multiply(with matrix: ColorMatrix) {
        let (r, g, b) = (red, green, blue)
        red = matrix.red.0 * r + matrix.red.1 * g + matrix.red.2 * b
        green = matrix.green.0 * r + matrix.green.1 * g + matrix.green.2 * b
        blue = matrix.blue.0 * r + matrix.blue.1 * g + matrix.blue.2 * b
    }
}

/// A matrix for red, green and blue: for each of the results, the weights of the three.
struct ColorMatrix: Sendable {
    let red: (Float, Float, Float)
    let green: (Float, Float, Float)
    let blue: (Float, Float, Float)
}
