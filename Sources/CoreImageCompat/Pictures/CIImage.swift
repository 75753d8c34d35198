import CursesUIImage
import Foundation
import SwiftUICompat

/// An image for filters.
///
/// The pixels are computed on the processor when a filter is asked for its output: colours of sRGB, as numbers from 0 to
/// 1. The origin of the coordinates is the lower left corner, and a unit is a pixel. A picture of more than 1024 pixels
/// along its longer side keeps that many, because a terminal shows no more: its `extent` is that of the whole picture, and
/// filters convert their lengths.
public final class CIImage: NSObject, Sendable {
    let raster: Raster

    init(_ raster: Raster) {
        self.raster = raster
    }

    /// Creates an image from a picture of UIKit; `nil` if it is a symbol, empty or damaged.
    public convenience init?(image: UIImage) {
        guard let pixels = image.pixels else { return nil }
        let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
        self.init(Raster(pixels, in: CGRect(x: 0, y: 0, width: width.rounded(), height: height.rounded())))
    }

    /// Creates an image from a picture of UIKit; `nil` if it is a symbol, empty or damaged.
    ///
    /// - Parameter options: have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        self.init(image: image)
    }

    /// Creates an image from a picture of Core Graphics. It is empty if the picture has no pixels.
    ///
    /// - Parameter options: have no effect.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
        let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        let raster = (cgImage.picture as? UIImage)?.pixels.map { Raster($0, in: extent) }
        self.init(raster ?? .empty)
    }

    /// Creates an image from a PNG or JPEG file; `nil` if it cannot be read.
    ///
    /// - Parameter options: have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let picture = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: picture)
    }

    /// Creates an image from the contents of a PNG or JPEG file; `nil` if they have a different format or are damaged.
    ///
    /// - Parameter options: have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let picture = UIImage(data: data) else { return nil }
        self.init(image: picture)
    }

    /// Creates an image without end that has one colour.
    public convenience init(color: CIColor) {
        var raster = Raster(
            extent: CGRect(x: 0, y: 0, width: 1, height: 1), columns: 1, rows: 1, pixels: [color.pixel])
        raster.isClamped = true
        self.init(raster)
    }

    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage(.empty) }

    /// Black.
    public static let black = CIImage(color: .black)
    /// White.
    public static let white = CIImage(color: .white)
    /// Red.
    public static let red = CIImage(color: .red)
    /// Green.
    public static let green = CIImage(color: .green)
    /// Blue.
    public static let blue = CIImage(color: .blue)
    /// Transparent.
    public static let clear = CIImage(color: .clear)

    /// The rectangle of the image. It is `CGRect.infinite` if the image has no end, and `CGRect.null` if it has no pixels.
    public var extent: CGRect {
        if raster.columns == 0 || raster.rows == 0 { return .null }
        return raster.isClamped ? .infinite : raster.extent
    }

    /// The picture of Core Graphics that the image was created from. Always `nil`: a `CIContext` creates one.
    public var cgImage: CGImage? { nil }

    /// The colour space of the components: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Properties of the file. They are always empty.
    public var properties: [String: Any] { [:] }
}

/// Options of an image. They have no effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the image is turned as its file says. It always is.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// The colour space of the pixels.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    /// Properties of the file.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    /// Whether other pixels are mixed when the image is larger.
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

extension Raster {
    /// A raster without pixels.
    static let empty = Raster(extent: .null, columns: 0, rows: 0, pixels: [])

    /// Creates a raster from the pixels of a picture.
    init(_ picture: PicturePixels, in extent: CGRect) {
        self.init(extent: extent, columns: picture.columns, rows: picture.rows) { target in
            picture.bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                var index = 0
                while index < picture.columns * picture.rows {
                    let pixel = base + index * 4
                    target[index] = Pixel(
                        red: Float(pixel[0]) / 255, green: Float(pixel[1]) / 255, blue: Float(pixel[2]) / 255,
                        alpha: Float(pixel[3]) / 255)
                    index += 1
                }
            }
        }
    }

    /// The pixels as bytes.
    var picture: PicturePixels {
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, initialized in
            // A value that is not a number counts as 0.
            func byte(_ value: Float, _ limit: Float) -> UInt8 {
                value > 0 ? UInt8((value < limit ? value : limit) * 255 + 0.5) : 0
            }
            pixels.withUnsafeBufferPointer { pixels in
                guard let target = buffer.baseAddress, let source = pixels.baseAddress else { return }
                var index = 0
                while index < pixels.count {
                    let pixel = source[index]
                    let alpha = pixel.alpha > 0 ? min(pixel.alpha, 1) : 0
                    target[index * 4] = byte(pixel.red, alpha)
                    target[index * 4 + 1] = byte(pixel.green, alpha)
                    target[index * 4 + 2] = byte(pixel.blue, alpha)
                    target[index * 4 + 3] = byte(alpha, 1)
                    index += 1
                }
            }
            initialized = pixels.count * 4
        }
        return PicturePixels(columns: columns, rows: rows, bytes: bytes)
    }
}
