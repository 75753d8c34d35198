import Foundation

/// The name of the user who is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A part of a database. In a terminal it stays in memory.
open class CKRecordZone: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The identifier.
    public let zoneID: ID

    /// Creates a zone.
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// Creates a zone with a name.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    /// Returns the zone of records without another.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    /// What the zone can do: nothing.
    open var capabilities: Capabilities { [] }

    /// What a zone can do.
    public struct Capabilities: OptionSet, Sendable {
        /// The abilities as bits.
        public let rawValue: UInt

        /// Creates abilities from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It tells what has changed.
        public static let fetchChanges = Capabilities(rawValue: 1)
        /// It changes all records of a request or none.
        public static let atomic = Capabilities(rawValue: 2)
        /// Its records can be shared.
        public static let sharing = Capabilities(rawValue: 4)
        /// It can be shared.
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    /// The identifier of a zone.
    public typealias ID = CKRecordZoneID
}
