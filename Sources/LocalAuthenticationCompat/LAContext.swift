@_exported import Foundation

/// Asks for the user's finger, face or password. A terminal cannot: each question fails, so that an app shows its own
/// password.
open class LAContext {
    /// Creates a context.
    public init() {}

    /// Is kept, and has no effect.
    open var localizedReason = ""
    /// Is kept, and has no effect.
    open var localizedFallbackTitle: String?
    /// Is kept, and has no effect.
    open var localizedCancelTitle: String?
    /// Is kept, and has no effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Always `none`.
    open var biometryType: LABiometryType { .none }

    /// Always false, with the error `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }

    /// Calls the closure with the error `biometryNotAvailable`.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, LAError(.biometryNotAvailable))
    }

    /// Throws the error `biometryNotAvailable`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }

    /// Has no effect: nothing is asked.
    open func invalidate() {}
}

/// The way of asking.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// The part of the body that a device knows.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
}

/// The reason why a question failed.
public struct LAError: Error, Hashable, Sendable {
    /// The kind of the reason.
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

    /// The domain of the error as an `NSError`.
    public static let errorDomain = "com.apple.LocalAuthentication"

    /// The kind of the reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user was not known.
    public static let authenticationFailed = Code.authenticationFailed
    /// The user has cancelled.
    public static let userCancel = Code.userCancel
    /// The user wants to type a password.
    public static let userFallback = Code.userFallback
    /// The device cannot ask.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// The device knows nobody.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
}
