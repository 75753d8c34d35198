import CursesUI
import CursesUITerminal
import Foundation

/// The pixels of a picture, for modules that compute pictures.
package struct PicturePixels: Sendable {
    /// The number of pixels in a row.
    package let columns: Int
    /// The number of rows.
    package let rows: Int
    /// The rows from the top. A pixel has four bytes: red, green and blue, multiplied with the opacity, and the opacity.
    package let bytes: [UInt8]

    /// The maximum number of pixels along the longer side that a picture keeps.
    package static let longestSide = Mipmap.largest

    /// Creates pixels from four bytes for each of them.
    package init(columns: Int, rows: Int, bytes: [UInt8]) {
        precondition(bytes.count == columns * rows * 4, "not four bytes for each pixel")
        self.columns = columns
        self.rows = rows
        self.bytes = bytes
    }
}

extension UIImage {
    /// The pixels, which may be fewer than the size of the picture tells: at most ``PicturePixels/longestSide`` along the
    /// longer side. `nil` for a symbol, and for a picture that is empty or damaged. The picture is decoded on the calling
    /// thread.
    package var pixels: PicturePixels? {
        guard let bitmap = picture?.bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
        let bytes = bitmap.pixels.withUnsafeBytes { Array($0) }
        return PicturePixels(columns: bitmap.width, rows: bitmap.height, bytes: bytes)
    }

    /// Creates a picture from its pixels.
    ///
    /// - Parameters:
    ///   - width: the width that the picture has for the app, in pixels. There may be fewer of them.
    ///   - height: the height that the picture has for the app, in pixels.
    package convenience init(pixels: PicturePixels, width: Int, height: Int) {
        let count = pixels.columns * pixels.rows
        let bitmap = Bitmap(
            width: pixels.columns, height: pixels.rows,
            pixels: Array(unsafeUninitializedCapacity: count) { buffer, initialized in
                pixels.bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
                initialized = count
            })
        self.init(DecodedPicture(bitmap, size: CellSize(width: width, height: height)))
    }
}
