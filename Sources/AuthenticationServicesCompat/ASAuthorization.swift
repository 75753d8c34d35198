import Foundation

/// An item of data that an app requests about a user.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
    /// The name of the item.
    public let rawValue: String

    /// Creates an item from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ASAuthorization {
    /// An item of data that an app requests about a user.
    public typealias Scope = ASAuthorizationScope
}

extension ASAuthorizationScope {
    /// The name of the user.
    public static let fullName = ASAuthorizationScope(rawValue: "full_name")
    /// The user's email address.
    public static let email = ASAuthorizationScope(rawValue: "email")
}

/// An app's request for data about a user.
public final class ASAuthorizationAppleIDRequest {
    /// The data items that the app requests.
    public var requestedScopes: [ASAuthorizationScope]?
    /// A number that is used only once.
    public var nonce: String?
    /// A text that the response repeats.
    public var state: String?

    init() {}
}

/// The response to a request for user data. It is never created.
public final class ASAuthorization: Sendable {
    /// The data about the user.
    public let credential: any ASAuthorizationCredential

    init(credential: any ASAuthorizationCredential) {
        self.credential = credential
    }
}

/// Data about a user.
public protocol ASAuthorizationCredential: Sendable {}

/// Data about a user who signed in with Apple. It is never created.
public struct ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
    /// The user's identifier.
    public let user: String
    /// The user's full name.
    public let fullName: PersonNameComponents?
    /// The user's email address.
    public let email: String?
    /// A token for a server.
    public let identityToken: Data?
    /// A code for a server.
    public let authorizationCode: Data?
}

/// The reason why a user could not sign in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
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

    /// The user cancelled.
    public static let canceled = Code.canceled
    /// The request was not handled.
    public static let notHandled = Code.notHandled
    /// The request was denied.
    public static let failed = Code.failed
}

/// Checks whether a user is still signed in.
public final class ASAuthorizationAppleIDProvider {
    /// The sign-in state of a user.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    /// Creates a provider. It knows no users.
    public init() {}

    /// Creates a request for user data.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Calls the closure with `notFound`: no user is known.
    public func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
    /// Returns `notFound`: no user is known.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
