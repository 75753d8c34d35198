import Foundation

/// Saves and deletes records. It fails: nobody is signed in.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The rule for a record that has changed in the cloud.
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged, changedKeys, allKeys
    }

    /// The records to save.
    open var recordsToSave: [CKRecord]?
    /// The records to delete.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The rule for a record that has changed in the cloud.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Data for the operation.
    open var clientChangeTokenData: Data?
    /// Whether all records are changed or none.
    open var isAtomic = true
    /// Called while a record is sent: never.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// Called with the error of each record.
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    /// Called with the error of each record.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with the error of each record.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called with the error.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called with the error.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] {
            perRecordCompletionBlock?(record, error)
            perRecordSaveBlock?(record.recordID, .failure(error))
        }
        for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

/// Saves and deletes zones. It fails: nobody is signed in.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones to save.
    open var recordZonesToSave: [CKRecordZone]?
    /// The zones to delete.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called with the error.
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    /// Called with the error.
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifyRecordZonesCompletionBlock?(nil, nil, error)
        modifyRecordZonesResultBlock?(.failure(error))
    }
}

/// Saves and deletes subscriptions. It fails: nobody is signed in.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The subscriptions to save.
    open var subscriptionsToSave: [CKSubscription]?
    /// The subscriptions to delete.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called with the error.
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    /// Called with the error.
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifySubscriptionsCompletionBlock?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}
