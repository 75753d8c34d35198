import Foundation

/// An error of CloudKit. In a terminal it is ``notAuthenticated``: nobody is signed in to iCloud.
public struct CKError: CustomNSError, LocalizedError, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
        case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
        case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable

        /// Whether an error has the reason.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { CKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// Further values: the sentence about the error.
    public var userInfo: [String: Any] { errorUserInfo }
    /// A sentence for the user.
    public var errorDescription: String? {
        code == .notAuthenticated
            ? "Nobody is signed in to iCloud: a terminal has no CloudKit." : "CloudKit has failed."
    }

    /// The errors of parts of a request: none.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The seconds until a request can be repeated: it cannot.
    public var retryAfterSeconds: Double? { nil }
    /// The record in the cloud: none.
    public var serverRecord: CKRecord? { nil }
    /// The record of the app: none.
    public var clientRecord: CKRecord? { nil }
    /// The record before the changes: none.
    public var ancestorRecord: CKRecord? { nil }
}

/// The domain of the errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"
/// The name of the seconds until a request can be repeated.
public let CKErrorRetryAfterKey = "CKErrorRetryAfter"
/// The name of the errors of parts of a request.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The name of the record in the cloud.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The name of the record of the app.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The name of the record before the changes.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
