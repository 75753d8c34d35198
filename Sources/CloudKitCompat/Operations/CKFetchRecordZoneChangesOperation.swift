import Foundation

/// Gets the changes of zones. It fails: nobody is signed in.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Which changes of a zone are fetched.
    open class ZoneConfiguration: NSObject {
        /// The place in the history.
        open var previousServerChangeToken: CKServerChangeToken?
        /// The greatest number of results.
        open var resultsLimit: Int?
        /// The names of the values; `nil` for all.
        open var desiredKeys: [CKRecord.FieldKey]?

        /// Creates settings.
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.previousServerChangeToken = previousServerChangeToken
            (self.resultsLimit, self.desiredKeys) = (resultsLimit, desiredKeys)
        }
    }

    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// Which changes of each zone are fetched.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether all changes are fetched.
    open var fetchAllChanges = true
    /// Called with a record: never.
    open var recordChangedBlock: ((CKRecord) -> Void)?
    /// Called with a record: never.
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with a record: never.
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called with a place in the history: never.
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// Called with the error of each zone.
    open var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    /// Called with the error of each zone.
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            ) -> Void
        )?
    /// Called with the error.
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    /// Called with the error.
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }

    override func fail(_ error: CKError) {
        for id in recordZoneIDs ?? [] {
            recordZoneFetchCompletionBlock?(id, nil, nil, false, error)
            recordZoneFetchResultBlock?(id, .failure(error))
        }
        fetchRecordZoneChangesCompletionBlock?(error)
        fetchRecordZoneChangesResultBlock?(.failure(error))
    }
}

/// Gets the zones that have changed. It fails: nobody is signed in.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place in the history.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The greatest number of results.
    open var resultsLimit = 0
    /// Whether all changes are fetched.
    open var fetchAllChanges = true
    /// Called with a zone: never.
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called with a zone: never.
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called with a zone: never.
    open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
    /// Called with a place in the history: never.
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    /// Called with the error.
    open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    /// Called with the error.
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

    /// Creates an operation.
    public init(previousServerChangeToken: CKServerChangeToken? = nil) {
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func fail(_ error: CKError) {
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
        fetchDatabaseChangesResultBlock?(.failure(error))
    }
}
