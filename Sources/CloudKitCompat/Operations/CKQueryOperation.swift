import Foundation

/// Finds records. It fails: nobody is signed in.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a query continues. An app meets no such object.
    open class Cursor: NSObject, @unchecked Sendable {
        // Sendable: it has no values.
        override init() {}
    }

    /// The number of results that the cloud chooses.
    public static let maximumResults = 0

    /// The question.
    open var query: CKQuery?
    /// Where the query continues.
    open var cursor: Cursor?
    /// The zone.
    open var zoneID: CKRecordZone.ID?
    /// The greatest number of results.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The names of the values; `nil` for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called with a record: never.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Called with a record: never.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with the error.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    /// Called with the error.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    /// Creates an operation.
    override public init() {}
    /// Creates an operation with a question.
    public init(query: CKQuery) { self.query = query }
    /// Creates an operation that continues a query.
    public init(cursor: Cursor) { self.cursor = cursor }

    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Gets records by their identifiers. It fails: nobody is signed in.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records.
    open var recordIDs: [CKRecord.ID]?
    /// The names of the values; `nil` for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called while a record is received: never.
    open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    /// Called with the error of each record.
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    /// Called with the error of each record.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with the error.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called with the error.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    override public init() {}
    /// Creates an operation for records.
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    /// Creates an operation for the record of the user.
    open class func fetchCurrentUserRecord() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func fail(_ error: CKError) {
        for id in recordIDs ?? [] {
            perRecordCompletionBlock?(nil, id, error)
            perRecordResultBlock?(id, .failure(error))
        }
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

/// Gets zones. It fails: nobody is signed in.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The zones; `nil` for all.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// Called with the error.
    open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    /// Called with the error.
    open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates an operation.
    override public init() {}
    /// Creates an operation for zones.
    public init(recordZoneIDs: [CKRecordZone.ID]) { self.recordZoneIDs = recordZoneIDs }
    /// Creates an operation for all zones.
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

    override func fail(_ error: CKError) {
        fetchRecordZonesCompletionBlock?(nil, error)
        fetchRecordZonesResultBlock?(.failure(error))
    }
}
