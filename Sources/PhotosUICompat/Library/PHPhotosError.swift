import Foundation

/// An error of the photo library.
public struct PHPhotosError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of the error.
    public static let errorDomain = "PHPhotosErrorDomain"
    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the error.
    public var errorDescription: String? {
        code == .accessUserDenied ? "A terminal has no photo library." : "An error of the photo library occurred."
    }

    /// Access is denied.
    public static let accessUserDenied = Code.accessUserDenied
    /// The user cancelled.
    public static let userCancelled = Code.userCancelled
}
