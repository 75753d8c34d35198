@_exported import Foundation

/// The machine, for a server that wants to know whether it is genuine. That cannot be proved.
open class DCDevice: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    private static let device = DCDevice()

    /// The machine.
    open class var current: DCDevice { device }
    /// Always false: the machine cannot prove anything.
    open var isSupported: Bool { false }
    /// Calls the closure with an error: the machine cannot prove anything.
    @preconcurrency
    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError.unsupported)
    }
    /// Fails: the machine cannot prove anything.
    open func generateToken() async throws -> Data { throw DCError.unsupported }
}

/// Proves to a server that the app is genuine, which is impossible here.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The service.
    public static let shared = DCAppAttestService()

    /// Always false: the app cannot prove anything.
    open var isSupported: Bool { false }
    /// Calls the closure with an error: the app cannot prove anything.
    @preconcurrency
    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError.unsupported)
    }
    /// Fails: the app cannot prove anything.
    open func generateKey() async throws -> String { throw DCError.unsupported }
    /// Calls the closure with an error: the app cannot prove anything.
    @preconcurrency
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError.unsupported) }
    /// Fails: the app cannot prove anything.
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError.unsupported }
    /// Calls the closure with an error: the app cannot prove anything.
    @preconcurrency
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError.unsupported) }
    /// Fails: the app cannot prove anything.
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported
    }
}

/// The reason why nothing can be proved.
public struct DCError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = DCError

        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { DCErrorDomain }

    /// Nothing can be proved here.
    public static var featureUnsupported: Code { .featureUnsupported }
    /// The key is not valid.
    public static var invalidKey: Code { .invalidKey }
    /// The values are not valid.
    public static var invalidInput: Code { .invalidInput }
    /// The server does not answer.
    public static var serverUnavailable: Code { .serverUnavailable }
    /// Any other reason.
    public static var unknownSystemFailure: Code { .unknownSystemFailure }

    static var unsupported: DCError {
        DCError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "This machine cannot prove what it is."])
    }
}

/// The domain of the errors.
public let DCErrorDomain = "com.apple.devicecheck.error"
