@_exported import Foundation

/// Authenticates the user by fingerprint, face or password. A terminal cannot do this: each request fails, so that an
/// app falls back to its own password.
open class LAContext {
    /// Creates a context.
    public init() {}

    /// The value is kept, but has no effect.
    open var localizedReason = ""
    /// The value is kept, but has no effect.
    open var localizedFallbackTitle: String?
    /// The value is kept, but has no effect.
    open var localizedCancelTitle: String?
    /// The value is kept, but has no effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Always `none`.
    open var biometryType: LABiometryType { .none }

    /// Returns false, and stores the error `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }

    /// Calls the closure with the error `biometryNotAvailable`.
    @preconcurrency
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, LAError(.biometryNotAvailable))
    }

    /// Throws the error `biometryNotAvailable`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }

    /// Has no effect: no request is in progress.
    open func invalidate() {}
}

/// The method of authentication.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// The biometric feature that a device supports.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
}

/// The reason why authentication failed.
public struct LAError: Error, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
    }

    /// The error domain of the corresponding `NSError`.
    public static let errorDomain = "com.apple.LocalAuthentication"

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user was not recognized.
    public static let authenticationFailed = Code.authenticationFailed
    /// The user cancelled.
    public static let userCancel = Code.userCancel
    /// The user prefers to type a password.
    public static let userFallback = Code.userFallback
    /// The device does not support biometric authentication.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// No user is enrolled on the device.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
}
