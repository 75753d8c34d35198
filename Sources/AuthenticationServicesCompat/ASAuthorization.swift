import Foundation

/// A part of what an app wants to know about a user.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String

    /// Creates a part from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ASAuthorization {
    /// A part of what an app wants to know about a user.
    public typealias Scope = ASAuthorizationScope
}

extension ASAuthorizationScope {
    /// The name of the user.
    public static let fullName = ASAuthorizationScope(rawValue: "full_name")
    /// The address of the user's mail.
    public static let email = ASAuthorizationScope(rawValue: "email")
}

/// What an app wants to know about a user.
public final class ASAuthorizationAppleIDRequest {
    /// The parts.
    public var requestedScopes: [ASAuthorizationScope]?
    /// A number that is used once.
    public var nonce: String?
    /// A text for the answer.
    public var state: String?

    init() {}
}

/// The answer about a user; there is none.
public final class ASAuthorization: Sendable {
    /// The facts about the user.
    public let credential: any ASAuthorizationCredential

    init(credential: any ASAuthorizationCredential) {
        self.credential = credential
    }
}

/// Facts about a user.
public protocol ASAuthorizationCredential: Sendable {}

/// Facts about a user of Apple; there are none.
public struct ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
    /// The number of the user.
    public let user: String
    /// The name.
    public let fullName: PersonNameComponents?
    /// The address of the mail.
    public let email: String?
    /// A proof for a server.
    public let identityToken: Data?
    /// A word for a server.
    public let authorizationCode: Data?
}

/// The reason why a user cannot sign in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    /// The kind of the reason.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    /// The kind of the reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user has cancelled.
    public static let canceled = Code.canceled
    /// Nobody has answered.
    public static let notHandled = Code.notHandled
    /// The answer was no.
    public static let failed = Code.failed
}

/// Asks whether a user is still signed in.
public final class ASAuthorizationAppleIDProvider {
    /// The state of a user.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    /// Creates a provider, which knows nobody.
    public init() {}

    /// What an app wants to know.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Calls the closure: nobody is known.
    public func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
    /// Nobody is known.
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
