import Foundation

/// The identifier of a record: ``CKRecord/ID``. It is not nested in the class of records, because Foundation on Linux
/// archives no nested classes.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Sendable: the values never change.

    /// The name of the record.
    public let recordName: String
    /// The zone of the record.
    public let zoneID: CKRecordZone.ID

    /// Creates an identifier.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    /// Writes the identifier into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(recordName as NSString, forKey: "recordName")
        coder.encode(zoneID, forKey: "zoneID")
    }

    /// Reads an identifier from an archive.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "recordName"),
            let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "zoneID")
        else { return nil }
        (recordName, zoneID) = ("\(name)", zone)
    }

    /// Whether the class can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }
    /// Returns the identifier itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object is the same identifier.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordID else { return false }
        return other.recordName == recordName && other.zoneID.isEqual(zoneID)
    }
    /// A hash value of the name.
    override open var hash: Int { recordName.hashValue }
    /// The name.
    override open var description: String { recordName }
}

/// A value that refers to a different record: ``CKRecord/Reference``.
open class CKReference: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the values never change.

    /// The other record.
    public let recordID: CKRecord.ID
    /// What happens if the other record is deleted.
    public let action: CKRecord.ReferenceAction

    /// Creates a reference.
    public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
        (self.recordID, self.action) = (recordID, action)
    }

    /// Creates a reference.
    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
        self.init(recordID: record.recordID, action: action)
    }

    /// Returns the reference itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object refers to the same record.
    override open func isEqual(_ object: Any?) -> Bool { (object as? CKReference)?.recordID == recordID }
    /// A hash value of the identifier.
    override open var hash: Int { recordID.hash }
}
