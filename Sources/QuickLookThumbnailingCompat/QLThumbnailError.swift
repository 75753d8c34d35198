import Foundation

/// The reason why there is no small picture of a file.
public struct QLThumbnailError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = QLThumbnailError

        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

    /// There is no picture of the file.
    public static var generationFailed: Code { .generationFailed }
    /// The picture cannot be written.
    public static var savingToURLFailed: Code { .savingToURLFailed }
    /// There is no picture in memory.
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    /// There is no picture in the cloud.
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    /// The request is not for a file.
    public static var requestInvalid: Code { .requestInvalid }
    /// The request has been cancelled.
    public static var requestCancelled: Code { .requestCancelled }

    static func failure(_ code: Code) -> QLThumbnailError {
        QLThumbnailError(code, userInfo: [NSLocalizedDescriptionKey: "There is no thumbnail of the file."])
    }
}

/// The domain of the errors.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
