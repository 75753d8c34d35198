import Foundation

/// The records in iCloud of the user, or of all users. A terminal has none: each request fails.
open class CKDatabase: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// Whose records a database has.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }

    /// Whose records the database has.
    public let databaseScope: Scope

    init(_ scope: Scope) { databaseScope = scope }

    /// Runs an operation, which fails: there is no CloudKit on Linux.
    open func add(_ operation: CKDatabaseOperation) { CKOperation.queue.addOperation(operation) }

    // The closures of records

    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }

    // The closures of zones

    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetchAllRecordZones(
        completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID,
        completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }

    // The closures of subscriptions

    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: nobody is signed in.
    @preconcurrency
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, CKError(.notAuthenticated)) }
    }
}
