import Foundation

/// The identifier of a zone: ``CKRecordZone/ID``. It is not nested in the class of zones, because Foundation on Linux
/// archives no nested classes.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Sendable: the values never change.

    /// The zone of records without another.
    public static let `default` = CKRecordZoneID(zoneName: defaultZoneName)
    /// The name of the zone of records without another.
    public static let defaultZoneName = "_defaultZone"

    /// The name of the zone.
    public let zoneName: String
    /// The name of the user.
    public let ownerName: String

    /// Creates an identifier.
    public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    /// Writes the identifier into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(zoneName as NSString, forKey: "zoneName")
        coder.encode(ownerName as NSString, forKey: "ownerName")
    }

    /// Reads an identifier from an archive.
    public required init?(coder: NSCoder) {
        guard let zone = coder.decodeObject(of: NSString.self, forKey: "zoneName"),
            let owner = coder.decodeObject(of: NSString.self, forKey: "ownerName")
        else { return nil }
        (zoneName, ownerName) = ("\(zone)", "\(owner)")
    }

    /// Whether the class can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }
    /// Returns the identifier itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object is the same identifier.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordZoneID else { return false }
        return other.zoneName == zoneName && other.ownerName == ownerName
    }
    /// A hash value of the name.
    override open var hash: Int { zoneName.hashValue }
}
