import CursesUI
import Foundation

/// A filter that blurs an image by a Gaussian function.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The standard deviation.
    var radius: Float { get set }
}

/// A filter that shows the mean of the square around each pixel.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Half the length of a side of the square.
    var radius: Float { get set }
}

extension CIFilter {
    /// Returns a filter that blurs an image by a Gaussian function.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlur(.gaussianBlur) }

    /// Returns a filter that shows the mean of the square around each pixel.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlur(.boxBlur) }
}

final class GaussianBlur: BuiltinFilter, CIGaussianBlur {}
final class BoxBlur: BuiltinFilter, CIBoxBlur {}
