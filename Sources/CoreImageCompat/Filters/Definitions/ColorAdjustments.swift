import Foundation

extension FilterDefinition {
    static let colorAdjustments = [colorControls, exposureAdjust, gammaAdjust, hueAdjust, vibrance]

    /// The saturation is `feColorMatrix` with `saturate`, the contrast `contrast()` of the W3C's Filter Effects Module
    /// Level 1. The brightness is added, as Apple's reference gives its range from -1 to 1.
    static let colorControls = FilterDefinition(
        "CIColorControls", "Color Controls", kCICategoryColorAdjustment, ColorControls.self,
        [
            .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
            .number(kCIInputContrastKey, 1, 0.25...4),
        ]
    ) { image, inputs in
        let matrix = ColorMatrix.saturation(inputs.number(kCIInputSaturationKey))
        let (brightness, contrast) = (inputs.number(kCIInputBrightnessKey), inputs.number(kCIInputContrastKey))
        return image.recolored { pixel in
            pixel.multiply(with: matrix)
            pixel.change { ($0 + brightness - 0.5) * contrast + 0.5 }
        }
    }

    /// The light, which is linear, is multiplied with 2 to the power of the exposure value, as Apple's reference says. The
    /// light of a component is that of IEC 61966-2-1.
    static let exposureAdjust = FilterDefinition(
        "CIExposureAdjust", "Exposure Adjust", kCICategoryColorAdjustment, ExposureAdjust.self,
        [.number(kCIInputEVKey, 0, -10...10)]
    ) { image, inputs in
        let factor = exp2(inputs.number(kCIInputEVKey))
        return image.recolored { pixel in pixel.change { component(ofLight: light(of: $0) * factor) } }
    }

    /// Each component is raised to the power, as Apple's reference says.
    static let gammaAdjust = FilterDefinition(
        "CIGammaAdjust", "Gamma Adjust", kCICategoryColorAdjustment, GammaAdjust.self,
        [.number("inputPower", 1, 0.25...4)]
    ) { image, inputs in
        let power = inputs.number("inputPower")
        return image.recolored { pixel in pixel.change { pow(max($0, 0), power) } }
    }

    /// `feColorMatrix` with `hueRotate` of the W3C's Filter Effects Module Level 1.
    static let hueAdjust = FilterDefinition(
        "CIHueAdjust", "Hue Adjust", kCICategoryColorAdjustment, HueAdjust.self,
        [.number(kCIInputAngleKey, 0, -Double.pi...Double.pi)]
    ) { image, inputs in
        let matrix = ColorMatrix.hueRotation(inputs.number(kCIInputAngleKey))
        return image.recolored { $0.multiply(with: matrix) }
    }

    /// Apple's reference gives no formula. Here the change of the saturation is the smaller the more saturated a colour
    /// is, by the saturation of the hexcone model (A. R. Smith, "Color Gamut Transform Pairs", 1978).
    static let vibrance = FilterDefinition(
        "CIVibrance", "Vibrance", kCICategoryColorAdjustment, Vibrance.self,
        [.number(kCIInputAmountKey, 0, -1...1)]
    ) { image, inputs in
        let amount = inputs.number(kCIInputAmountKey)
        return image.recolored { pixel in
            let highest = max(pixel.red, pixel.green, pixel.blue)
            let lowest = min(pixel.red, pixel.green, pixel.blue)
            let saturation = highest > 0 ? (highest - lowest) / highest : 0
            pixel.multiply(with: .saturation(1 + amount * (1 - saturation)))
        }
    }

    /// Returns the light of a component, by IEC 61966-2-1 (sRGB).
    private static func light(of component: Float) -> Float {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the component of a light, by IEC 61966-2-1 (sRGB).
    private static func component(ofLight light: Float) -> Float {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}

extension ColorMatrix {
    /// The matrix of `saturate` in the W3C's Filter Effects Module Level 1: 0 is grey, 1 changes nothing.
    static func saturation(_ s: Float) -> ColorMatrix {
        ColorMatrix(
            red: (0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s),
            green: (0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s),
            blue: (0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s))
    }

    /// The matrix of `hueRotate` in the W3C's Filter Effects Module Level 1.
    static func hueRotation(_ angle: Float) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            red: (0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
            green: (0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
            blue: (0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072))
    }

    /// The matrix of `sepia()` in the W3C's Filter Effects Module Level 1: 0 changes nothing, 1 is brown.
    static func sepia(_ amount: Float) -> ColorMatrix {
        let rest = 1 - amount
        return ColorMatrix(
            red: (0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest),
            green: (0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest),
            blue: (0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest))
    }
}
