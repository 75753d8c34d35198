import Foundation

extension CKDatabase {
    /// The results of a query, and where it continues.
    public typealias Matches = (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    )

    /// Fails: nobody is signed in.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> Matches {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) {
        throw CKError(.notAuthenticated)
    }

    /// Fails: nobody is signed in.
    @preconcurrency
    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) {
        reply { completionHandler(.failure(CKError(.notAuthenticated))) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    public func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
    ) {
        reply { completionHandler(.failure(CKError(.notAuthenticated))) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler:
            @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) {
        reply { completionHandler(.failure(CKError(.notAuthenticated))) }
    }

    /// Fails: nobody is signed in.
    public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult
    public func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) {
        throw CKError(.notAuthenticated)
    }

    /// Fails: nobody is signed in.
    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
    /// Fails: nobody is signed in.
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError(.notAuthenticated)
    }
    /// Fails: nobody is signed in.
    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CKError(.notAuthenticated)
    }
}
