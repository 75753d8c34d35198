import Foundation

/// The reason why a user could not sign in.
public struct ASAuthorizationError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of the error.
    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the error.
    public var errorDescription: String? {
        switch code {
        case .canceled: "The sign-in was cancelled."
        case .notHandled, .notInteractive: "A terminal cannot sign in with Apple or with stored passwords."
        case .unknown, .invalidResponse, .failed: "The sign-in failed."
        }
    }

    /// The user cancelled.
    public static let canceled = Code.canceled
    /// The request was not handled.
    public static let notHandled = Code.notHandled
    /// The request was denied.
    public static let failed = Code.failed
    /// An unknown error.
    public static let unknown = Code.unknown
    /// The response is invalid.
    public static let invalidResponse = Code.invalidResponse
}
