import Foundation

extension FilterDefinition {
    static let sharpenings = [unsharpMask, sharpenLuminance]

    /// The image plus its difference from a Gaussian blur, times the intensity (R. C. Gonzalez and R. E. Woods, "Digital
    /// Image Processing", on unsharp masking).
    static let unsharpMask = FilterDefinition(
        "CIUnsharpMask", "Unsharp Mask", kCICategorySharpen, UnsharpMask.self,
        [.number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, inputs in
        let intensity = inputs.number(kCIInputIntensityKey)
        return image.comparedWithBlur(inputs.number(kCIInputRadiusKey)) { own, blurred in
            let (r, g, b) = (own.red - blurred.red, own.green - blurred.green, own.blue - blurred.blue)
            return Pixel(
                red: own.red + intensity * r, green: own.green + intensity * g, blue: own.blue + intensity * b,
                alpha: own.alpha)
        }
    }

    /// An unsharp mask of the luminance of ITU-R BT.709, which is added to all components.
    static let sharpenLuminance = FilterDefinition(
        "CISharpenLuminance", "Sharpen Luminance", kCICategorySharpen, SharpenLuminance.self,
        [.number(kCIInputRadiusKey, 1.69, 0...20), .number(kCIInputSharpnessKey, 0.4, 0...2)]
    ) { image, inputs in
        let sharpness = inputs.number(kCIInputSharpnessKey)
        return image.comparedWithBlur(inputs.number(kCIInputRadiusKey)) { own, blurred in
            let change = sharpness * (own.luminance - blurred.luminance)
            return Pixel(
                red: own.red + change, green: own.green + change, blue: own.blue + change, alpha: own.alpha)
        }
    }
}

extension Raster {
    /// Returns the raster with each pixel combined with that of a Gaussian blur, in the same rectangle. No component
    /// leaves the range from 0 to the opacity.
    func comparedWithBlur(_ radius: Float, _ combine: (_ own: Pixel, _ blurred: Pixel) -> Pixel) -> Raster {
        var source = self
        // The empty area around the picture must not darken its edges.
        source.isClamped = true
        return combined(with: source.gaussianBlurred(radius)) { own, blurred in
            var result = combine(own, blurred)
            result.change { min(max($0, 0), own.alpha) }
            return result
        }
    }
}
