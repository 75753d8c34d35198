import CursesUI
import Foundation

/// A filter that transforms the coordinates.
public protocol CIAffineTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that scales an image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factor of the height.
    var scale: Float { get set }
    /// The number by which the factor of the width is multiplied.
    var aspectRatio: Float { get set }
}

/// A filter that shows an image over a background.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The image behind it.
    var backgroundImage: CIImage? { get set }
}

extension CIFilter {
    /// Returns a filter that transforms the coordinates.
    public class func affineTransform() -> any CIFilter & CIAffineTransform { AffineTransform(.affineTransform) }

    /// Returns a filter that scales an image.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransform(.lanczosScaleTransform)
    }

    /// Returns a filter that shows an image over a background.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        SourceOverCompositing(.sourceOverCompositing)
    }
}

final class AffineTransform: BuiltinFilter, CIAffineTransform {}
final class LanczosScaleTransform: BuiltinFilter, CILanczosScaleTransform {}
final class SourceOverCompositing: BuiltinFilter, CICompositeOperation {}
