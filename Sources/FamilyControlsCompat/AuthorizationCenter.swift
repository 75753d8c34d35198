import CursesUICombine
import Foundation
@_exported import ManagedSettingsCompat
@_exported import SwiftUICompat

/// Whether the user lets the app limit other apps: no.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved

    /// The answer in English.
    public var description: String {
        switch self {
        case .notDetermined: "Not Determined"
        case .denied: "Denied"
        case .approved: "Approved"
        }
    }
}

/// Who is limited.
public enum FamilyControlsMember: Int, Sendable {
    case child, individual
}

/// The reason why apps cannot be limited.
public enum FamilyControlsError: Int, LocalizedError, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable

    /// The reason in words.
    public var errorDescription: String? { "Apps cannot be limited on Linux." }
}

/// Asks the user whether the app may limit other apps. Each request fails with `FamilyControlsError.unavailable`.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    // Sendable: the answer never changes.

    /// The center.
    public static let shared = AuthorizationCenter()

    /// The answer: always `denied`.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    private init() {}

    /// Fails with `FamilyControlsError.unavailable`.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }
    /// Calls the closure with an error.
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    /// Calls the closure with an error.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}
