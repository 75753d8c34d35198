import CursesUISupport
import Foundation

/// Keeps the records of an app and those in iCloud the same. In a terminal it keeps what waits to be sent, and sends
/// nothing.
public final class CKSyncEngine: Sendable {
    /// The settings of an engine.
    public struct Configuration: Sendable {
        /// The database.
        public var database: CKDatabase
        /// What an earlier engine has kept.
        public var stateSerialization: State.Serialization?
        /// The object that is asked for records; it is never called.
        public weak var delegate: (any CKSyncEngineDelegate)?
        /// The value is kept, but has no effect.
        public var automaticallySync = true
        /// The name of the subscription.
        public var subscriptionID: CKSubscription.ID?

        /// Creates settings.
        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    /// The database.
    public let database: CKDatabase
    /// What waits to be sent.
    public let state: State

    /// Creates an engine.
    public init(_ configuration: Configuration) {
        database = configuration.database
        state = State(configuration.stateSerialization)
    }

    /// Fails: nobody is signed in.
    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }

    /// Fails: nobody is signed in.
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
        throw CKError(.notAuthenticated)
    }

    /// Does nothing: nothing is being sent.
    public func cancelOperations() async {}

    /// Which changes are fetched.
    public struct FetchChangesOptions: Sendable {
        /// Zones.
        public enum Scope: Sendable {
            case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
        }

        /// The zones.
        public var scope: Scope

        /// Creates options.
        public init(scope: Scope = .all) { self.scope = scope }
    }

    /// Which changes are sent.
    public struct SendChangesOptions: Sendable {
        /// Zones or records.
        public enum Scope: Sendable {
            case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs([CKRecord.ID])

            /// Whether a change belongs to the zones or records.
            public func contains(_ change: PendingRecordZoneChange) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(change.recordID.zoneID)
                case .zoneIDs(let zones): zones.contains(change.recordID.zoneID)
                case .recordIDs(let records): records.contains(change.recordID)
                }
            }
        }

        /// The zones or records.
        public var scope: Scope

        /// Creates options.
        public init(scope: Scope = .all) { self.scope = scope }
    }

    /// The reason for which changes are sent or fetched.
    public enum SyncReason: Sendable {
        case scheduled, manual
    }

    /// The changes that are sent. An app meets no such value.
    public struct SendChangesContext: Sendable {
        /// The reason.
        public var reason: SyncReason
        /// Which changes are sent.
        public var options: SendChangesOptions
    }

    /// The changes that are fetched. An app meets no such value.
    public struct FetchChangesContext: Sendable {
        /// The reason.
        public var reason: SyncReason
        /// Which changes are fetched.
        public var options: FetchChangesOptions
    }

    /// A record that waits to be saved or deleted.
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)

        var recordID: CKRecord.ID {
            switch self {
            case .saveRecord(let id), .deleteRecord(let id): id
            }
        }
    }

    /// A zone that waits to be saved or deleted.
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
    }

    /// Records to send.
    public struct RecordZoneChangeBatch: Sendable {
        /// The records to save.
        public var recordsToSave: [CKRecord]
        /// The records to delete.
        public var recordIDsToDelete: [CKRecord.ID]
        /// Whether all records are changed or none.
        public var atomicByZone: Bool

        /// Creates records to send.
        public init(
            recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
        ) {
            (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
            self.atomicByZone = atomicByZone
        }

        /// Creates the records of what waits; `nil` if nothing does.
        public init?(
            pendingChanges: [PendingRecordZoneChange],
            recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            self.init()
            for change in pendingChanges {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { recordsToSave.append(record) }
                case .deleteRecord(let id): recordIDsToDelete.append(id)
                }
            }
            if recordsToSave.isEmpty && recordIDsToDelete.isEmpty { return nil }
        }
    }

    /// What waits to be sent.
    public final class State: Sendable {
        /// What is kept between two starts of an app.
        public struct Serialization: Codable, Sendable {}

        private struct Pending: Sendable {
            var records: [PendingRecordZoneChange] = []
            var zones: [PendingDatabaseChange] = []
            var isUntracked = false
        }

        private let pending = Locked(Pending())

        init(_ serialization: Serialization?) {}

        /// The records that wait.
        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { pending.withLock { $0.records } }
        /// The zones that wait.
        public var pendingDatabaseChanges: [PendingDatabaseChange] { pending.withLock { $0.zones } }
        /// The zones whose changes have not been fetched: none.
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
        /// Whether the app has further changes.
        public var hasPendingUntrackedChanges: Bool {
            get { pending.withLock { $0.isUntracked } }
            set { pending.withLock { $0.isUntracked = newValue } }
        }

        /// Adds records that wait.
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            pending.withLock { pending in
                pending.records.removeAll { old in changes.contains { $0.recordID == old.recordID } }
                pending.records += changes
            }
        }
        /// Removes records that wait.
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            pending.withLock { $0.records.removeAll(where: changes.contains) }
        }
        /// Adds zones that wait.
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            pending.withLock { pending in
                pending.zones.removeAll(where: changes.contains)
                pending.zones += changes
            }
        }
        /// Removes zones that wait.
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            pending.withLock { $0.zones.removeAll(where: changes.contains) }
        }
    }
}

/// Gives records to an engine, and is told what has happened; never called.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    /// Something has happened.
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    /// Returns records to send.
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    /// Returns which changes are fetched.
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    /// Returns the options of the context.
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions {
        context.options
    }
}
