import Foundation

/// The identity of a managed object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
    let entityName: String
    let key: UUID
    /// Whether the object has not been saved yet when it was asked for its identity. The identity of an object stays the
    /// same when it is saved, so it is never temporary.
    public let isTemporaryID = false

    init(entity: String, key: UUID = UUID()) {
        entityName = entity
        self.key = key
    }

    init?(_ url: URL) {
        guard url.scheme == "x-coredata", let entity = url.host(), let key = UUID(uuidString: url.lastPathComponent)
        else { return nil }
        entityName = entity
        self.key = key
    }

    /// Returns a URL from which a coordinator gets the identity again.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata://\(entityName)/\(key)") ?? URL(fileURLWithPath: "/")
    }

    /// Returns whether two identities are those of the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID).map { $0.key == key && $0.entityName == entityName } ?? false
    }

    /// The hash value.
    public override var hash: Int { key.hashValue }
}
