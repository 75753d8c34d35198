import Foundation

/// The reason why a picture cannot be shown.
public enum PictureError: Error, Hashable, Sendable {
    /// The data is neither PNG nor JPEG.
    case unknownFormat
    /// The data is damaged or truncated.
    case damaged(String)
    /// The data has more bytes than ``PictureLimits/bytes``.
    case tooManyBytes(Int)
    /// The URL refers to a folder, a pipe or a device.
    case notAFile
    /// The width or the height of the picture is zero.
    case empty
    /// The server compresses the response, so the size of the data is unknown in advance.
    case encoded(String)
    /// The picture has more pixels than ``PictureLimits/pixels``.
    case tooManyPixels(width: Int, height: Int)
    /// There is not enough memory for the pixels.
    case outOfMemory
    /// The server responded with a status code that is not a success.
    case status(Int)
    /// Loading took longer than ``PictureLimits/time``.
    case tooSlow
}

extension PictureError: LocalizedError {
    public var errorDescription: String? { description }
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownFormat: "The picture is neither PNG nor JPEG."
        case .damaged(let reason): "The picture is damaged: \(reason)."
        case .tooManyBytes(let count): "The picture is too large: \(count) bytes."
        case .tooManyPixels(let width, let height):
            "The picture is too large: \(width) by \(height) pixels."
        case .notAFile: "The picture is not a file."
        case .empty: "The picture is empty."
        case .encoded(let encoding): "The server has compressed the picture (\(encoding)), which is not allowed."
        case .outOfMemory: "There is not enough memory for the picture."
        case .status(let code): "The server answered with the status \(code) instead of a picture."
        case .tooSlow: "The server takes too long to send the picture."
        }
    }
}
