import CursesUIImage
import SwiftUICompat

extension UIImage {
    /// Creates a picture from an image. It is empty if the image has no pixels or no end.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// Creates a picture from an image.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - orientation: has no effect: the picture is not turned.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        self.init(ciImage.raster.picture(in: ciImage.extent)?.image ?? UIImage(), scale: scale)
    }

    /// The image that the picture was created from. Always `nil`: a picture keeps its pixels.
    public var ciImage: CIImage? { nil }
}
