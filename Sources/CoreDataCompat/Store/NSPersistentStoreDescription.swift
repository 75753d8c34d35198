import Foundation

/// Where a container keeps its objects.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    // A description is set up before its container loads the store.
    /// The file; `nil` or `/dev/null` for objects in memory.
    open var url: URL?
    /// The type; each file is JSON.
    open var type = NSSQLiteStoreType
    /// The value is kept, but has no effect: a file has all entities.
    open var configuration: String?
    /// The value is kept, but has no effect: a file is read by the names of its values.
    open var shouldMigrateStoreAutomatically = true
    /// The value is kept, but has no effect: a file is read by the names of its values.
    open var shouldInferMappingModelAutomatically = true
    /// The value is kept, but has no effect: a file is read at once.
    open var shouldAddStoreAsynchronously = false
    /// The value is kept, but has no effect.
    open var isReadOnly = false
    /// The value is kept, but has no effect: there is no cloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// The options, which have no effect.
    open private(set) var options: [String: NSObject] = [:]

    /// Creates a description of objects in memory.
    public override init() {}

    /// Creates a description of a file.
    public init(url: URL) {
        self.url = url
    }

    /// Keeps an option, which has no effect.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The cloud's part of a description, which has no effect.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    // The only property is constant.
    /// The name of the cloud's container.
    public let containerIdentifier: String

    /// Creates options.
    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}
