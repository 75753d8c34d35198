import Foundation

/// A request to sign in.
open class ASAuthorizationRequest {
    init() {}
}

/// A request to sign in with an account of a server.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The data items that the app requests.
    public var requestedScopes: [ASAuthorizationScope]?
    /// A number that is used only once.
    public var nonce: String?
    /// A text that the response repeats.
    public var state: String?
    /// The purpose of the request.
    public var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
}

extension ASAuthorization {
    /// The purpose of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name of the purpose.
        public let rawValue: String

        /// Creates a purpose from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Any purpose.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// Signing in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// Signing in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// Signing out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// A request to sign in with Apple.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user who signs in; `nil` for any user.
    public var user: String?
}

/// Makes requests for passwords that the system has stored. A terminal has no such passwords.
public final class ASAuthorizationPasswordProvider {
    /// Creates a provider.
    public init() {}

    /// Creates a request, which fails.
    public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A request for a password that the system has stored.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
public final class ASPasswordCredential: ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a pair of a name and a password.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
    }
}
