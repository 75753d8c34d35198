import CursesUIStorage
import Foundation

/// A store in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// An option without effect: there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option without effect: no other program changes the file.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// An option without effect: a file is read by the names of its values.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option without effect: a file is read by the names of its values.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// The file of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // All properties are constant.
    /// The file; `nil` for a store in memory.
    public let url: URL?
    /// The type.
    public let type: String
    let rows: ManagedRows

    /// The kinds of stores.
    public struct StoreType: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A store in a file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in a file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    init(url: URL?, type: String) throws {
        self.url = url
        self.type = type
        let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        rows = try ManagedRows.rows(in: isInMemory ? nil : url)
    }
}

/// Connects the contexts of a data model with a file.
///
/// The file is JSON, whatever its type. All saved objects are in memory: this suits the thousands of objects of an app,
/// not the millions of a database. The first store that is added counts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // `stores` is accessed only while `lock` is held.
    /// The data model.
    public let managedObjectModel: NSManagedObjectModel
    let followers = ManagedFollowers()
    private let lock = NSLock()
    private var stores: [NSPersistentStore] = []

    /// Creates a coordinator without a store.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    var rows: ManagedRows? { lock.withLock { stores.first?.rows } }

    /// Adds a store.
    ///
    /// - Throws: an error if the file cannot be read or is not one of a store, such as a database of Apple's. The file is
    ///   left as it is.
    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        do {
            let store = try NSPersistentStore(url: url, type: type)
            lock.withLock { stores.append(store) }
            return store
        } catch {
            let message = (error as? StoreError)?.description ?? error.localizedDescription
            throw NSError(
                domain: NSCocoaErrorDomain, code: 259,
                userInfo: [NSLocalizedDescriptionKey: message, "NSFilePath": url?.path ?? ""])
        }
    }

    /// Adds a store.
    ///
    /// - Throws: an error if the file cannot be read or is not one of a store. The file is left as it is.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }

    /// Takes a store away. Its file stays.
    open func remove(_ store: NSPersistentStore) throws { lock.withLock { stores.removeAll { $0 === store } } }

    /// Deletes the file of a store.
    open func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {
        let file = url.standardizedFileURL
        lock.withLock { stores.removeAll { $0.url?.standardizedFileURL == file } }
        guard FileManager.default.fileExists(atPath: file.path), file.path != "/dev/null" else { return }
        try FileManager.default.removeItem(at: file)
    }

    /// Returns the store with a file; `nil` if there is none.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    /// Returns the identity that a URL stands for; `nil` if the model does not have its entity.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        NSManagedObjectID(url).flatMap { managedObjectModel.entitiesByName[$0.entityName] == nil ? nil : $0 }
    }
}

extension NSPersistentStoreCoordinator: ManagedSource {
    func identities(of entities: [String]) -> [NSManagedObjectID] { rows?.identities(of: entities) ?? [] }

    func values(of identity: NSManagedObjectID) -> ManagedValues? {
        managedObjectModel.entitiesByName[identity.entityName].flatMap { rows?.values(of: identity, $0) }
    }

    func commit(_ changes: ManagedChanges) throws {
        guard let rows else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134180,
                userInfo: [NSLocalizedDescriptionKey: "No store has been loaded, so nothing can be saved."])
        }
        do {
            try rows.commit(changes, managedObjectModel)
        } catch {
            let path = rows.file?.url.path ?? ""
            throw NSError(
                domain: NSCocoaErrorDomain, code: 512,
                userInfo: [
                    NSLocalizedDescriptionKey: "The objects cannot be saved in \(path): \(error.localizedDescription)",
                    "NSFilePath": path, NSUnderlyingErrorKey: error,
                ])
        }
    }
}
