extension CKError {
    /// CloudKit has failed.
    public static var internalError: Code { .internalError }
    /// A part of a request has failed.
    public static var partialFailure: Code { .partialFailure }
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network has failed.
    public static var networkFailure: Code { .networkFailure }
    /// The container is unknown.
    public static var badContainer: Code { .badContainer }
    /// The cloud cannot be reached.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// There are too many requests.
    public static var requestRateLimited: Code { .requestRateLimited }
    /// The app has no entitlement.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// Nobody is signed in to iCloud.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The user may not do this.
    public static var permissionFailure: Code { .permissionFailure }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// An argument has no meaning.
    public static var invalidArguments: Code { .invalidArguments }
    /// Not all results were sent.
    public static var resultsTruncated: Code { .resultsTruncated }
    /// The record in the cloud has changed.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The cloud has refused a request.
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// There is no such file.
    public static var assetFileNotFound: Code { .assetFileNotFound }
    /// A file has changed.
    public static var assetFileModified: Code { .assetFileModified }
    /// The app is too old.
    public static var incompatibleVersion: Code { .incompatibleVersion }
    /// A value must be unique.
    public static var constraintViolation: Code { .constraintViolation }
    /// The operation was cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// A token is too old.
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// A different part of the request has failed.
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// A zone is busy.
    public static var zoneBusy: Code { .zoneBusy }
    /// The database cannot do this.
    public static var badDatabase: Code { .badDatabase }
    /// There is no space left.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// There is no such zone.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// A request is too large.
    public static var limitExceeded: Code { .limitExceeded }
    /// The user has deleted a zone.
    public static var userDeletedZone: Code { .userDeletedZone }
    /// Too many people share a record.
    public static var tooManyParticipants: Code { .tooManyParticipants }
    /// A record is shared.
    public static var alreadyShared: Code { .alreadyShared }
    /// A record refers to no other.
    public static var referenceViolation: Code { .referenceViolation }
    /// The account may not do this.
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// A person must be verified.
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    /// An answer was lost.
    public static var serverResponseLost: Code { .serverResponseLost }
    /// A file cannot be reached.
    public static var assetNotAvailable: Code { .assetNotAvailable }
    /// The account cannot be used now.
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
