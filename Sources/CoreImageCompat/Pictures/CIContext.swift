import CursesUIImage
import Foundation
import SwiftUICompat

/// Creates pictures from images.
public final class CIContext: NSObject, Sendable {
    /// Creates a context.
    ///
    /// - Parameter options: have no effect: images are computed on the processor.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Creates a picture from a rectangle of an image; `nil` if the rectangle is empty or infinite. Outside the image, the
    /// picture is transparent.
    ///
    /// The picture has the size of the rectangle, and at most 1024 pixels along its longer side.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.raster.picture(in: fromRect).flatMap { picture in
            CGImage(width: picture.width, height: picture.height, picture: picture.image)
        }
    }

    /// Creates a picture from a rectangle of an image; `nil` if the rectangle is empty or infinite.
    ///
    /// - Parameters:
    ///   - format: has no effect: a picture has a byte for each component.
    ///   - colorSpace: has no effect: all components are interpreted as sRGB.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Returns an image as the contents of a PNG file; `nil` if it has no pixels or no end.
    ///
    /// - Parameters:
    ///   - format: has no effect: a picture has a byte for each component.
    ///   - colorSpace: has no effect: all components are interpreted as sRGB.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        image.raster.picture(in: image.extent)?.image.pngData()
    }

    /// Has no effect: a context keeps no images.
    public func clearCaches() {}
}

/// Options of a context. They have no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether images are computed on the processor. They always are.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    /// The colour space in which filters compute.
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    /// The colour space of the pictures.
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
    /// The format in which filters compute.
    public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
    /// Whether results are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the work may wait.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

/// Options of a file. There are none.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The format of pixels. It has no effect.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32

    /// Creates a format from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A byte each for red, green, blue and the opacity.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// A byte each for blue, green, red and the opacity.
    public static let BGRA8 = CIFormat(rawValue: 9)
    /// A byte each for the opacity, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 23)
    /// A number of 16 bits each for red, green, blue and the opacity.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// A number of 32 bits each for red, green, blue and the opacity.
    public static let RGBAf = CIFormat(rawValue: 34)
}

extension Raster {
    /// Creates the picture of a rectangle; `nil` if the rectangle is empty or infinite.
    func picture(in rectangle: CGRect) -> (image: UIImage, width: Int, height: Int)? {
        guard !rectangle.isNull, !rectangle.isInfinite, columns > 0, rows > 0 else { return nil }
        let whole = rectangle.integral
        let limit: CGFloat = 1e6
        guard whole.width >= 1, whole.height >= 1, whole.width < limit, whole.height < limit else { return nil }
        // A picture with fewer pixels than its size, such as a code that has been enlarged, gets as many as it may have.
        let factor = min(1, CGFloat(PicturePixels.longestSide) / max(whole.width, whole.height))
        let size = Self.count(whole.size, (Float(factor), Float(factor)))
        let isOwn = whole == extent && (size.columns, size.rows) == (columns, rows)
        let drawn = isOwn ? self : drawn(in: whole, columns: size.columns, rows: size.rows)
        let (width, height) = (Int(whole.width), Int(whole.height))
        return (UIImage(pixels: drawn.picture, width: width, height: height), width, height)
    }
}
