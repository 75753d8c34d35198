import Foundation

extension CKSyncEngine {
    /// What has happened. An app meets no such value.
    public enum Event: Sendable {
        case stateUpdate(StateUpdate)
        case accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges)
        case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
        case didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges)
        case didSendChanges(DidSendChanges)

        /// What is kept between two starts of an app has changed.
        public struct StateUpdate: Sendable {
            /// What is kept.
            public let stateSerialization: State.Serialization
        }

        /// The user has signed in or out.
        public struct AccountChange: Sendable {
            /// The user, before and after.
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID)
                case signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }

            /// The user, before and after.
            public let changeType: ChangeType
        }

        /// Zones have changed in the cloud.
        public struct FetchedDatabaseChanges: Sendable {
            /// The zones that have changed.
            public let modifications: [DatabaseChange.Modification]
            /// The zones that have been deleted.
            public let deletions: [DatabaseChange.Deletion]
        }

        /// Records have changed in the cloud.
        public struct FetchedRecordZoneChanges: Sendable {
            /// The records that have changed.
            public let modifications: [RecordZoneChange.Modification]
            /// The records that have been deleted.
            public let deletions: [RecordZoneChange.Deletion]
        }

        /// Zones have been sent.
        public struct SentDatabaseChanges: Sendable {
            /// A zone that has not been saved.
            public struct FailedZoneSave: Sendable {
                /// The zone.
                public let zone: CKRecordZone
                /// The error.
                public let error: CKError
            }

            /// The zones that have been saved.
            public let savedZones: [CKRecordZone]
            /// The zones that have not been saved.
            public let failedZoneSaves: [FailedZoneSave]
            /// The zones that have been deleted.
            public let deletedZoneIDs: [CKRecordZone.ID]
            /// The zones that have not been deleted.
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }

        /// Records have been sent.
        public struct SentRecordZoneChanges: Sendable {
            /// A record that has not been saved.
            public struct FailedRecordSave: Sendable {
                /// The record.
                public let record: CKRecord
                /// The error.
                public let error: CKError
            }

            /// The records that have been saved.
            public let savedRecords: [CKRecord]
            /// The records that have not been saved.
            public let failedRecordSaves: [FailedRecordSave]
            /// The records that have been deleted.
            public let deletedRecordIDs: [CKRecord.ID]
            /// The records that have not been deleted.
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }

        /// Changes are about to be fetched.
        public struct WillFetchChanges: Sendable {
            /// Which changes are fetched.
            public let context: FetchChangesContext
        }

        /// The changes of a zone are about to be fetched.
        public struct WillFetchRecordZoneChanges: Sendable {
            /// The zone.
            public let zoneID: CKRecordZone.ID
        }

        /// The changes of a zone have been fetched.
        public struct DidFetchRecordZoneChanges: Sendable {
            /// The zone.
            public let zoneID: CKRecordZone.ID
            /// The error; `nil` without one.
            public let error: CKError?
        }

        /// Changes have been fetched.
        public struct DidFetchChanges: Sendable {
            /// Which changes have been fetched.
            public let context: FetchChangesContext
        }

        /// Changes are about to be sent.
        public struct WillSendChanges: Sendable {
            /// Which changes are sent.
            public let context: SendChangesContext
        }

        /// Changes have been sent.
        public struct DidSendChanges: Sendable {
            /// Which changes have been sent.
            public let context: SendChangesContext
        }
    }
}

extension CKDatabase {
    /// A change of a zone.
    public enum DatabaseChange {
        /// A zone that has changed.
        public struct Modification: Sendable {
            /// The zone.
            public let zoneID: CKRecordZone.ID
        }

        /// A zone that has been deleted.
        public struct Deletion: Sendable {
            /// Who has deleted it.
            public enum Reason: Sendable {
                case deleted, purged, encryptedDataReset
            }

            /// The zone.
            public let zoneID: CKRecordZone.ID
            /// Who has deleted it.
            public let reason: Reason
        }
    }

    /// A change of a record.
    public enum RecordZoneChange {
        /// A record that has changed.
        public struct Modification: Sendable {
            /// The record.
            public let record: CKRecord
        }

        /// A record that has been deleted.
        public struct Deletion: Sendable {
            /// The record.
            public let recordID: CKRecord.ID
            /// The type of the record.
            public let recordType: CKRecord.RecordType
        }
    }
}

extension CKSyncEngine {
    /// A change of a zone.
    public typealias DatabaseChange = CKDatabase.DatabaseChange
    /// A change of a record.
    public typealias RecordZoneChange = CKDatabase.RecordZoneChange
}
