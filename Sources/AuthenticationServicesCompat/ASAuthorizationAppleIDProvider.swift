import Foundation

/// Checks whether a user is still signed in.
public final class ASAuthorizationAppleIDProvider {
    /// The sign-in state of a user.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    /// Announces that a user is no longer signed in. It is never posted.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

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
