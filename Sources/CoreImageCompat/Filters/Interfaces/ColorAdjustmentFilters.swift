import CursesUI
import Foundation

/// A filter that changes the saturation, the brightness and the contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The saturation. 0 is grey, 1 the image itself.
    var saturation: Float { get set }
    /// The amount to add to each component, from -1 to 1.
    var brightness: Float { get set }
    /// The contrast. 0 is grey, 1 the image itself.
    var contrast: Float { get set }
}

/// A filter that changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exposure value: 1 doubles the light, -1 halves it.
    var ev: Float { get set }
}

/// A filter that raises each component to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exponent. Below 1 an image becomes lighter.
    var power: Float { get set }
}

/// A filter that turns the circle of colours.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A filter that changes the saturation, most of all that of pale colours.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength, from -1 to 1.
    var amount: Float { get set }
}

extension CIFilter {
    /// Returns a filter that changes the saturation, the brightness and the contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { ColorControls(.colorControls) }

    /// Returns a filter that changes the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { ExposureAdjust(.exposureAdjust) }

    /// Returns a filter that raises each component to a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { GammaAdjust(.gammaAdjust) }

    /// Returns a filter that turns the circle of colours.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjust(.hueAdjust) }

    /// Returns a filter that changes the saturation, most of all that of pale colours.
    public class func vibrance() -> any CIFilter & CIVibrance { Vibrance(.vibrance) }
}

final class ColorControls: BuiltinFilter, CIColorControls {}
final class ExposureAdjust: BuiltinFilter, CIExposureAdjust {}
final class GammaAdjust: BuiltinFilter, CIGammaAdjust {}
final class HueAdjust: BuiltinFilter, CIHueAdjust {}
final class Vibrance: BuiltinFilter, CIVibrance {}
