import CursesUITerminal
import Foundation

/// A change of the colours in which a view is drawn.
enum ColorEffect: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    /// A rotation of the hue, in radians.
    case hueRotation(Double)
    case multiplication(Color)
    case inversion
    /// Black, with the luma as the opacity.
    case luminanceToAlpha
    case matrix(ColorMatrix)
    case blending(BlendMode)

    /// Whether the effect changes nothing.
    var isIdentity: Bool {
        switch self {
        case .brightness(let amount), .hueRotation(let amount): amount == 0
        case .contrast(let amount), .saturation(let amount): amount == 1
        case .matrix(let matrix): matrix == ColorMatrix()
        case .blending(let mode): mode == .normal
        case .multiplication, .inversion, .luminanceToAlpha: false
        }
    }

    /// Whether the effect can make what is opaque translucent.
    var changesOpacity: Bool {
        switch self {
        case .luminanceToAlpha: true
        case .multiplication(let color): color.alpha < 1
        case .matrix(let matrix): matrix.changesOpacity
        default: false
        }
    }

    /// Returns the colour, and the factor of its opacity, that an opaque colour has with the effect.
    ///
    /// - Parameter below: the colour of the content beneath; `nil` if it is unknown.
    func changed(
        _ color: ColorComponents, over below: ColorComponents?, _ mixer: ColorMixer
    ) -> (color: ColorComponents, opacity: Double) {
        switch self {
        case .brightness(let amount): (color.map { $0 + amount }, 1)
        case .contrast(let amount): (color.map { 0.5 + ($0 - 0.5) * amount }, 1)
        case .saturation(let amount): (ColorComponents(gray: color.luma).moved(towards: color, by: amount), 1)
        case .hueRotation(let angle): (color.hueRotated(by: angle), 1)
        case .multiplication(let factor):
            (mixer.rgb(factor).map { color.combined(with: ColorComponents($0), *) } ?? color, factor.alpha)
        case .inversion: (color.map { 1 - $0 }, 1)
        case .luminanceToAlpha: (.black, color.luma)
        case .matrix(let matrix): matrix.changed(color)
        case .blending(let mode): (below.map { mode.blended(color, over: $0) } ?? color, 1)
        }
    }

    /// Returns an intermediate state of an animated change; `nil` if the effects are of different kinds.
    func interpolated(towards other: ColorEffect, by amount: Double) -> ColorEffect? {
        switch (self, other) {
        case (.brightness(let old), .brightness(let new)): .brightness(old.interpolated(towards: new, by: amount))
        case (.contrast(let old), .contrast(let new)): .contrast(old.interpolated(towards: new, by: amount))
        case (.saturation(let old), .saturation(let new)): .saturation(old.interpolated(towards: new, by: amount))
        case (.hueRotation(let old), .hueRotation(let new)):
            .hueRotation(old.interpolated(towards: new, by: amount))
        case (.multiplication(let old), .multiplication(let new)):
            .multiplication(old.mixed(with: new, by: amount))
        default: self == other ? self : nil
        }
    }
}

extension ColorComponents {
    /// Returns the colour with its hue rotated, by the matrix of "Filter Effects Module Level 1" (W3C), which keeps the
    /// luma.
    fileprivate func hueRotated(by angle: Double) -> ColorComponents {
        let (cosine, sine) = (cos(angle), sin(angle))
        let luma = luma
        func component(_ value: Double, _ red: Double, _ green: Double, _ blue: Double) -> Double {
            luma + cosine * (value - luma) + sine * (red * self.red + green * self.green + blue * self.blue)
        }
        return ColorComponents(
            red: component(red, -0.213, -0.715, 0.928),
            green: component(green, 0.143, 0.140, -0.283),
            blue: component(blue, -0.787, 0.715, 0.072))
    }
}
