import Foundation

/// An error of the connection to a watch. In a terminal it is ``Code/sessionNotSupported``.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp

        /// Whether an error has the reason.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WCError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { WCErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A sentence for the user.
    public var errorDescription: String? { "There is no watch." }

    /// The reason is unknown.
    public static var genericError: Code { .genericError }
    /// There can be no watch.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The connection cannot be used yet.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// There is no watch.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The app is not on the watch.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The watch cannot be reached.
    public static var notReachable: Code { .notReachable }
    /// A value is too large.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// A value cannot be sent.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// There is no answer.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// A transfer has failed.
    public static var deliveryFailed: Code { .deliveryFailed }
}

/// The domain of the errors of the connection to a watch.
public let WCErrorDomain = "WCErrorDomain"
