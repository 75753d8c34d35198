import CImageCodecs
import CursesUITerminal
import Foundation

extension Bitmap {
    /// Decodes PNG or JPEG.
    ///
    /// - Parameter enoughPixels: the number of pixels along the longer side that are enough; the result may
    ///   have more.
    init(_ data: Data, limits: PictureLimits, enoughPixels: Int) throws(PictureError) {
        guard data.count <= limits.bytes else { throw .tooManyBytes(data.count) }
        var result = image_result()
        defer { free(result.pixels) }
        let status = data.withUnsafeBytes { bytes in
            image_decode(
                bytes.bindMemory(to: UInt8.self).baseAddress,
                bytes.count,
                UInt64(max(0, limits.pixels)),
                UInt32(enoughPixels),
                &result
            )
        }
        if let error = PictureError(status, result) { throw error }
        self.init(result)
    }

    private init(_ result: image_result) {
        let count = Int(result.columns) * Int(result.rows)
        self.init(
            width: Int(result.columns),
            height: Int(result.rows),
            pixels: Array(unsafeUninitializedCapacity: count) { buffer, initialized in
                let bytes = UnsafeRawBufferPointer(start: result.pixels, count: count * 4)
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes)
                initialized = count
            }
        )
    }
}

/// The properties of a picture that are known before it is decoded.
struct PictureHeader: Equatable, Sendable {
    /// The size in pixels, after the orientation of the picture has been applied.
    let size: CellSize

    /// Reads the header of a PNG or JPEG, and checks that the file is complete and within the limits.
    init(_ data: Data, limits: PictureLimits) throws(PictureError) {
        guard data.count <= limits.bytes else { throw .tooManyBytes(data.count) }
        var result = image_result()
        let status = data.withUnsafeBytes { bytes in
            image_inspect(
                bytes.bindMemory(to: UInt8.self).baseAddress,
                bytes.count,
                UInt64(max(0, limits.pixels)),
                &result
            )
        }
        if let error = PictureError(status, result) { throw error }
        size = CellSize(width: Int(result.width), height: Int(result.height))
    }
}

extension PictureError {
    fileprivate init?(_ status: image_status, _ result: image_result) {
        switch status {
        case image_ok:
            return nil
        case image_damaged:
            let reason = withUnsafeBytes(of: result.message) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            self = .damaged(reason)
        case image_too_large:
            let (width, height) = (Int(result.width), Int(result.height))
            self = width == 0 || height == 0 ? .empty : .tooManyPixels(width: width, height: height)
        case image_out_of_memory:
            self = .outOfMemory
        default:
            self = .unknownFormat
        }
    }
}
