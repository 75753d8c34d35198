import CursesUI
import Foundation

/// A filter that sharpens edges.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The standard deviation of the blur that is compared with the image.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// A filter that sharpens edges, and keeps the colours.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength.
    var sharpness: Float { get set }
    /// The standard deviation of the blur that is compared with the image.
    var radius: Float { get set }
}

extension CIFilter {
    /// Returns a filter that sharpens edges.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMask(.unsharpMask) }

    /// Returns a filter that sharpens edges, and keeps the colours.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { SharpenLuminance(.sharpenLuminance) }
}

final class UnsharpMask: BuiltinFilter, CIUnsharpMask {}
final class SharpenLuminance: BuiltinFilter, CISharpenLuminance {}
