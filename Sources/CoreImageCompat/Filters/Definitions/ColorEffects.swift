import Foundation

extension FilterDefinition {
    static let colorEffects = [
        sepiaTone, colorMonochrome, colorInvert, colorPosterize, falseColor, maskToAlpha, vignette, vignetteEffect,
    ]

    /// `sepia()` of the W3C's Filter Effects Module Level 1.
    static let sepiaTone = FilterDefinition(
        "CISepiaTone", "Sepia Tone", kCICategoryColorEffect, SepiaTone.self, [.number(kCIInputIntensityKey, 1, 0...1)]
    ) { image, inputs in
        let matrix = ColorMatrix.sepia(inputs.number(kCIInputIntensityKey))
        return image.recolored { $0.multiply(with: matrix) }
    }

    /// The luminance of ITU-R BT.709 times the colour, mixed with the image by the intensity.
    static let colorMonochrome = FilterDefinition(
        "CIColorMonochrome", "Color Monochrome", kCICategoryColorEffect, ColorMonochrome.self,
        [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
    ) { image, inputs in
        let (color, intensity) = (inputs.color(kCIInputColorKey).straight, inputs.number(kCIInputIntensityKey))
        return image.recolored { pixel in
            var shade = color.scaled(by: pixel.luminance)
            shade.alpha = pixel.alpha
            pixel = pixel.mixed(with: shade, intensity)
        }
    }

    /// `invert(1)` of the W3C's Filter Effects Module Level 1.
    static let colorInvert = FilterDefinition(
        "CIColorInvert", "Color Invert", kCICategoryColorEffect, ColorInvert.self, []
    ) { image, _ in
        image.recolored { pixel in pixel.change { 1 - $0 } }
    }

    /// Each component is rounded down to one of equally distant values from 0 to 1, as by `feFuncR` with `discrete` in the
    /// W3C's Filter Effects Module Level 1.
    static let colorPosterize = FilterDefinition(
        "CIColorPosterize", "Color Posterize", kCICategoryColorEffect, ColorPosterize.self,
        [.number("inputLevels", 6, 2...30)]
    ) { image, inputs in
        let levels = max(2, inputs.number("inputLevels").rounded())
        return image.recolored { pixel in
            pixel.change { min(max(($0 * levels).rounded(.down), 0), levels - 1) / (levels - 1) }
        }
    }

    /// The two colours, mixed by the luminance of ITU-R BT.709.
    static let falseColor = FilterDefinition(
        "CIFalseColor", "False Color", kCICategoryColorEffect, FalseColor.self,
        [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
    ) { image, inputs in
        let (dark, light) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
        return image.recolored { pixel in
            var mixed = dark.mixed(with: light, min(max(pixel.luminance, 0), 1))
            mixed.unpremultiply()
            mixed.alpha *= pixel.alpha
            pixel = mixed
        }
    }

    /// `luminanceToAlpha` of `feColorMatrix` in the W3C's Filter Effects Module Level 1, in white.
    static let maskToAlpha = FilterDefinition(
        "CIMaskToAlpha", "Mask To Alpha", kCICategoryColorEffect, MaskToAlpha.self, []
    ) { image, _ in
        image.recolored { pixel in
            pixel.alpha *= min(max(pixel.luminance, 0), 1)
            pixel.setGrey(1)
        }
    }

    /// Apple's reference gives no formula. Here the light falls off as that of a lens does, with the fourth power of the
    /// cosine (M. Reiss, "The cos⁴ law of illumination", Journal of the Optical Society of America 35, 1945). The radius
    /// makes the angle wider, up to a limit, so that the centre stays as it is.
    static let vignette = FilterDefinition(
        "CIVignette", "Vignette", kCICategoryColorEffect, Vignette.self,
        [.number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
    ) { image, inputs in
        let (intensity, radius) = (inputs.number(kCIInputIntensityKey), max(0, inputs.number(kCIInputRadiusKey)))
        let width = 2 * radius / (1 + radius)
        let (columns, rows) = (Float(image.columns), Float(image.rows))
        let square = (columns * columns + rows * rows) / 4
        return image.shaded { x, y in
            let (dx, dy) = (x - columns / 2, y - rows / 2)
            let tangent = 1 + width * (dx * dx + dy * dy) / square
            return 1 + intensity * (1 / (tangent * tangent) - 1)
        }
    }

    /// Apple's reference gives no formula. Here the light falls off from the edge of the circle on, over a part of the
    /// radius, along the curve 3t² - 2t³.
    static let vignetteEffect = FilterDefinition(
        "CIVignetteEffect", "Vignette Effect", kCICategoryColorEffect, VignetteEffect.self,
        [
            .center, .number(kCIInputRadiusKey, 150, 0...2000), .number(kCIInputIntensityKey, 1, -1...1),
            .number("inputFalloff", 0.5, 0...1),
        ]
    ) { image, inputs in
        let center = image.place(of: inputs.center)
        let (radius, intensity) = (max(0, inputs.number(kCIInputRadiusKey)), inputs.number(kCIInputIntensityKey))
        let width = max(1e-3, inputs.number("inputFalloff") * radius)
        return image.shaded { x, y in
            let (dx, dy) = ((x - center.x) / image.density.x, (y - center.y) / image.density.y)
            let part = min(max(((dx * dx + dy * dy).squareRoot() - radius) / width, 0), 1)
            return 1 - intensity * part * part * (3 - 2 * part)
        }
    }
}

extension Raster {
    /// Returns the raster with red, green and blue multiplied by a function of the place, in pixels from the top left
    /// corner.
    fileprivate func shaded(_ factor: (_ x: Float, _ y: Float) -> Float) -> Raster {
        replacing { sampler, target in
            for row in 0..<rows {
                for column in 0..<columns {
                    let pixel = sampler.pixel(column, row)
                    let factor = max(0, factor(Float(column) + 0.5, Float(row) + 0.5))
                    target[row * columns + column] = Pixel(
                        red: min(pixel.red * factor, pixel.alpha), green: min(pixel.green * factor, pixel.alpha),
                        blue: min(pixel.blue * factor, pixel.alpha), alpha: pixel.alpha)
                }
            }
        }
    }
}
