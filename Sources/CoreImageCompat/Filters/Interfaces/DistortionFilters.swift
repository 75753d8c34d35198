import CursesUI
import Foundation

/// A filter that turns a circle, most of all its centre.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of the circle.
    var center: CGPoint { get set }
    /// The radius of the circle.
    var radius: Float { get set }
    /// The angle of the centre in radians.
    var angle: Float { get set }
}

/// A filter that makes a bump or a hollow.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of the bump.
    var center: CGPoint { get set }
    /// The radius of the bump.
    var radius: Float { get set }
    /// The height of the bump, from -1 to 1. Below 0 it is a hollow.
    var scale: Float { get set }
}

/// A filter that draws a circle together.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of the circle.
    var center: CGPoint { get set }
    /// The radius of the circle.
    var radius: Float { get set }
    /// The strength, from 0 to 2.
    var scale: Float { get set }
}

extension CIFilter {
    /// Returns a filter that turns a circle, most of all its centre.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { TwirlDistortion(.twirlDistortion) }

    /// Returns a filter that makes a bump or a hollow.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BumpDistortion(.bumpDistortion) }

    /// Returns a filter that draws a circle together.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { PinchDistortion(.pinchDistortion) }
}

final class TwirlDistortion: BuiltinFilter, CITwirlDistortion {}
final class BumpDistortion: BuiltinFilter, CIBumpDistortion {}
final class PinchDistortion: BuiltinFilter, CIPinchDistortion {}
