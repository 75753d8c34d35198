import Foundation

/// An error of a map service.
public struct MKError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The error code.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of the error.
    public static let errorDomain = "MKErrorDomain"
    /// The number of the code.
    public var errorCode: Int { Int(code.rawValue) }

    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the error.
    public var errorDescription: String? {
        switch code {
        case .directionsNotFound: "A terminal has no service that finds routes."
        case .placemarkNotFound: "The place was not found."
        case .unknown, .serverFailure, .loadingThrottled, .decodingFailed: "The map service failed."
        }
    }

    /// No route was found.
    public static let directionsNotFound = Code.directionsNotFound
    /// No place was found.
    public static let placemarkNotFound = Code.placemarkNotFound
}
