@_exported import Foundation

/// Asks the user whether an app may track what they do in other apps. In a terminal it must not: there is no identifier
/// of the user.
open class ATTrackingManager: NSObject {
    /// Whether an app may track the user.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    /// `.denied`: the app must not track the user.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Calls the closure with `.denied`, without a question to the user.
    @preconcurrency
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completion(.denied) }
    }

    /// Returns `.denied`, without a question to the user.
    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
