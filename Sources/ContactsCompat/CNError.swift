import Foundation

/// The reason why something of the user's contacts is impossible.
public struct CNError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CNError

        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessibleWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist = 601
        case vCardMalformed = 700
        case vCardSummarizationError = 701
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { CNErrorDomain }

    /// Access is denied.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The contacts cannot be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// The contacts cannot be reached.
    public static var communicationError: Code { .communicationError }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }

    static var denied: CNError {
        CNError(
            .authorizationDenied,
            userInfo: [NSLocalizedDescriptionKey: "Access to contacts is denied: a terminal has none."])
    }
}

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"
