import CursesUI
import Foundation

/// A filter that makes an image look like an old photograph.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength, from 0 to 1.
    var intensity: Float { get set }
}

/// A filter that shows the brightness in the shades of a colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The strength, from 0 to 1.
    var intensity: Float { get set }
}

/// A filter that shows the negative.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// A filter that reduces the number of values of each component.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The number of values.
    var levels: Float { get set }
}

/// A filter that shows the brightness as mixtures of two colours.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour of black.
    var color0: CIColor { get set }
    /// The colour of white.
    var color1: CIColor { get set }
}

/// A filter that makes white with the brightness as its opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// A filter that darkens an image towards its corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength. Below 0, the corners become lighter.
    var intensity: Float { get set }
    /// How far the darkness reaches. 0 has no effect.
    var radius: Float { get set }
}

/// A filter that darkens an image outside a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of the circle.
    var center: CGPoint { get set }
    /// The radius of the circle.
    var radius: Float { get set }
    /// The strength. Below 0, the outside becomes lighter.
    var intensity: Float { get set }
    /// The width of the transition, as a part of the radius.
    var falloff: Float { get set }
}

extension CIFilter {
    /// Returns a filter that makes an image look like an old photograph.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaTone(.sepiaTone) }

    /// Returns a filter that shows the brightness in the shades of a colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { ColorMonochrome(.colorMonochrome) }

    /// Returns a filter that shows the negative.
    public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvert(.colorInvert) }

    /// Returns a filter that reduces the number of values of each component.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { ColorPosterize(.colorPosterize) }

    /// Returns a filter that shows the brightness as mixtures of two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColor(.falseColor) }

    /// Returns a filter that makes white with the brightness as its opacity.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlpha(.maskToAlpha) }

    /// Returns a filter that darkens an image towards its corners.
    public class func vignette() -> any CIFilter & CIVignette { Vignette(.vignette) }

    /// Returns a filter that darkens an image outside a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { VignetteEffect(.vignetteEffect) }
}

final class SepiaTone: BuiltinFilter, CISepiaTone {}
final class ColorMonochrome: BuiltinFilter, CIColorMonochrome {}
final class ColorInvert: BuiltinFilter, CIColorInvert {}
final class ColorPosterize: BuiltinFilter, CIColorPosterize {}
final class FalseColor: BuiltinFilter, CIFalseColor {}
final class MaskToAlpha: BuiltinFilter, CIMaskToAlpha {}
final class Vignette: BuiltinFilter, CIVignette {}
final class VignetteEffect: BuiltinFilter, CIVignetteEffect {}
