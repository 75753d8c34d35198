import Foundation

/// The reason why nothing is known about a link.
public struct LPError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = LPError

        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { LPErrorDomain }

    /// The page cannot be read.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The request was cancelled.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// The page took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// The page must not be read.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
    /// Any other reason.
    public static var unknown: Code { .unknown }

    static func failure(_ code: Code) -> LPError {
        LPError(code, userInfo: [NSLocalizedDescriptionKey: "The page cannot be read."])
    }
}

/// The domain of the errors.
public let LPErrorDomain = "LPErrorDomain"
