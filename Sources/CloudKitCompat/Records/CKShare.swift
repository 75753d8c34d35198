import Foundation

/// A record that shares others with people. In a terminal it stays in memory.
open class CKShare: CKRecord, @unchecked Sendable {
    /// Creates a share of a record and those that belong to it.
    public convenience init(rootRecord: CKRecord) {
        self.init(
            rootRecord: rootRecord,
            shareID: ID(recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID))
    }
    /// Creates a share of a record and those that belong to it.
    public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        self.init(recordType: SystemType.share, recordID: shareID)
    }
    /// Creates a share of a zone.
    public convenience init(recordZoneID: CKRecordZone.ID) {
        self.init(recordType: SystemType.share, recordID: ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
    }

    /// What everybody may do. The value is kept, but has no effect.
    open var publicPermission = ParticipantPermission.none
    /// The address of the share: none.
    open var url: URL? { nil }
    /// The people.
    open private(set) var participants: [Participant] = []
    /// The person who shares: this one.
    open var owner: Participant { Participant() }
    /// The user, if they take part.
    open var currentUserParticipant: Participant? { nil }

    /// Adds a person.
    open func addParticipant(_ participant: Participant) { participants.append(participant) }
    /// Removes a person.
    open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }

    /// The names of values of a share.
    public enum SystemFieldKey {
        /// The title.
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        /// The picture.
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
        /// The type.
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    }

    /// What people may do.
    public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
    }

    /// The part that a person has.
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner, privateUser = 3, publicUser
    }

    /// Whether a person has accepted.
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
    }

    /// A person who takes part.
    open class Participant: NSObject, @unchecked Sendable {
        // Sendable as on Apple's platforms: an app sets the values before it shares the object.

        /// The person.
        open var userIdentity: CKUserIdentity { CKUserIdentity() }
        /// The part that the person has.
        open var role = ParticipantRole.privateUser
        /// What the person may do.
        open var permission = ParticipantPermission.readOnly
        /// Whether the person has accepted.
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    }

    /// What is known of a share by its address. An app meets no such object.
    open class Metadata: NSObject, @unchecked Sendable {
        // Sendable: the values never change.

        /// The share.
        public let share: CKShare
        /// The name of the container.
        open var containerIdentifier: String { "" }
        /// The identifier of the record.
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        /// Whether the user has accepted.
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }

        init(share: CKShare) { self.share = share }
    }
}
