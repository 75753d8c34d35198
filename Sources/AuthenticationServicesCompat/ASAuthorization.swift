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
    /// The text of the request.
    public let state: String?
    /// The data items that the user has allowed.
    public let authorizedScopes: [ASAuthorizationScope]
    /// Whether the user seems to be a person.
    public let realUserStatus: ASUserDetectionStatus
}

/// Whether a user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported, unknown, likelyReal
}
