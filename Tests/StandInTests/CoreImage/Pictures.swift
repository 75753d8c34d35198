import CursesUIImage
import SwiftUICompat
import Testing

@testable import CoreImageCompat

extension UIImage {
    /// Creates a picture from opaque pixels: numbers of red, green and blue from 0 to 255, row by row from the top.
    convenience init(width: Int, _ colors: [(UInt8, UInt8, UInt8)]) {
        let bytes = colors.flatMap { color -> [UInt8] in [color.0, color.1, color.2, 255] }
        let rows = colors.count / width
        self.init(pixels: PicturePixels(columns: width, rows: rows, bytes: bytes), width: width, height: rows)
    }

    /// Creates a grey picture from numbers from 0 to 255, row by row from the top.
    convenience init(width: Int, greys: [UInt8]) {
        self.init(width: width, greys.map { ($0, $0, $0) })
    }

    /// The red components, row by row from the top.
    var reds: [UInt8]? { bytes(at: 0) }

    /// The opacities, row by row from the top.
    var opacities: [UInt8]? { bytes(at: 3) }

    private func bytes(at offset: Int) -> [UInt8]? {
        pixels.map { pixels in stride(from: offset, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] } }
    }
}

extension CIImage {
    /// Creates an image from a picture that has pixels.
    convenience init(of picture: UIImage) throws {
        self.init(try #require(CIImage(image: picture)).raster)
    }

    /// The picture of the image, as an app gets it.
    func picture(from rectangle: CGRect? = nil) throws -> UIImage {
        UIImage(cgImage: try #require(CIContext().createCGImage(self, from: rectangle ?? extent)))
    }

    /// The first pixel in the picture of the image: red, green, blue and the opacity.
    func firstPixel() throws -> [UInt8] {
        Array(try #require(picture().pixels).bytes.prefix(4))
    }
}
