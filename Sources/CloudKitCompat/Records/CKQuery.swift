import Foundation

/// A question about records.
open class CKQuery: NSObject, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app sets the order before it shares the object.

    /// The type of the records.
    public let recordType: CKRecord.RecordType
    /// The condition for the records.
    public let predicate: NSPredicate
    /// The order of the records.
    open var sortDescriptors: [NSSortDescriptor]?

    /// Creates a question.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// A place in the history of a database. An app meets no such object.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    // Sendable: it has no values.

    /// Reads a place from an archive.
    public required init?(coder: NSCoder) {}
    /// Writes the place into an archive.
    open func encode(with coder: NSCoder) {}
    /// Whether the class can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }
}
