import Foundation

/// The reason why a call is not shown.
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CXErrorCodeIncomingCallError

        /// There is no phone.
        case unknown = 0
        /// The app may not show calls.
        case unentitled
        /// The call is shown.
        case callUUIDAlreadyExists
        /// The user does not want calls.
        case filteredByDoNotDisturb
        /// The user does not want calls from there.
        case filteredByBlockList
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { "com.apple.CallKit.error.incomingcall" }

    /// There is no phone.
    public static var unknown: Code { .unknown }
    /// The app may not show calls.
    public static var unentitled: Code { .unentitled }
    /// The call is shown.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The user does not want calls.
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    /// The user does not want calls from there.
    public static var filteredByBlockList: Code { .filteredByBlockList }
}

/// The reason why nothing is done with a call.
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CXErrorCodeRequestTransactionError

        /// There is no phone.
        case unknown = 0
        /// The app may not call.
        case unentitled
        /// The app has no phone.
        case unknownCallProvider
        /// There are no actions.
        case emptyTransaction
        /// There is no such call.
        case unknownCallUUID
        /// There is such a call.
        case callUUIDAlreadyExists
        /// The action is not possible.
        case invalidAction
        /// There are too many calls.
        case maximumCallGroupsReached
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { "com.apple.CallKit.error.requesttransaction" }

    /// There is no phone.
    public static var unknown: Code { .unknown }
    /// The app may not call.
    public static var unentitled: Code { .unentitled }
    /// The app has no phone.
    public static var unknownCallProvider: Code { .unknownCallProvider }
    /// There are no actions.
    public static var emptyTransaction: Code { .emptyTransaction }
    /// There is no such call.
    public static var unknownCallUUID: Code { .unknownCallUUID }
    /// There is such a call.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The action is not possible.
    public static var invalidAction: Code { .invalidAction }
    /// There are too many calls.
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}
