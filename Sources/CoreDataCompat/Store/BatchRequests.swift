import Foundation

/// The kinds of results of a batch request.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether the request has succeeded.
    case resultTypeStatusOnly
    /// The identities of the objects.
    case resultTypeObjectIDs
    /// The number of the objects.
    case resultTypeCount
}

/// Deletes objects from the file at once. Contexts follow without a call of
/// `mergeChanges(fromRemoteContextSave:into:)`.
///
/// The rules of relationships do not apply, as on Apple's platforms.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let identities: [NSManagedObjectID]?
    /// The kind of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Creates a request that deletes the objects of another.
    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetchRequest = fetchRequest
        identities = nil
    }

    /// Creates a request that deletes the objects with identities.
    public init(objectIDs: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entityName ?? "")
        identities = objectIDs
    }

    func run(_ context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        guard let coordinator = context.persistentStoreCoordinator else {
            return NSBatchDeleteResult(false, resultType)
        }
        let found =
            identities
            ?? context.found(by: fetchRequest.copy(as: NSManagedObject.self)).filter { !$0.isInserted }.map(\.objectID)
        let changes = ManagedChanges(deleted: found)
        try coordinator.commit(changes)
        coordinator.followers.merge(changes, from: nil, always: true)
        switch resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(found, resultType)
        case .resultTypeCount: return NSBatchDeleteResult(NSNumber(value: found.count), resultType)
        }
    }
}

/// A state of a store, which has no effect.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    // It has no state.
    /// The state of now.
    public static let current = NSQueryGenerationToken()
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a batch request.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result: a truth value, identities or a number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}

/// Inserts objects into the file at once. Contexts follow without a call of
/// `mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the objects by name.
    open var objectsToInsert: [[String: Any]]?

    /// Creates a request.
    public init(entityName: String, objects: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = objects
    }

    /// Creates a request.
    public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: objects)
    }

    func run(_ context: NSManagedObjectContext) throws {
        guard let coordinator = context.persistentStoreCoordinator,
            let entity = coordinator.managedObjectModel.entitiesByName[entityName]
        else { return }
        var changes = ManagedChanges()
        for values in objectsToInsert ?? [] {
            // The object gives its initial values, and has no context.
            let object = entity.type.init(entity: entity, insertInto: nil)
            for (key, value) in values where entity.attributesByName[key] != nil { object.setValue(value, forKey: key) }
            try object.validateForInsert()
            changes.inserted.append((object.objectID, object.values))
        }
        try coordinator.commit(changes)
        coordinator.followers.merge(changes, from: nil, always: true)
    }
}

/// Changes values of objects in the file at once. Contexts follow without a call of
/// `mergeChanges(fromRemoteContextSave:into:)`.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition for the objects; `nil` for all.
    open var predicate: NSPredicate?
    /// The new values by name.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Creates a request.
    public init(entityName: String) {
        self.entityName = entityName
    }

    /// Creates a request.
    public convenience init(entity: NSEntityDescription) {
        self.init(entityName: entity.name ?? "")
    }

    func run(_ context: NSManagedObjectContext) throws {
        guard let coordinator = context.persistentStoreCoordinator else { return }
        // A context of its own has the saved values, and no other changes.
        let own = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        own.persistentStoreCoordinator = coordinator
        let changes = try own.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
            request.predicate = predicate
            var changes = ManagedChanges()
            for object in own.found(by: request) {
                for (key, value) in propertiesToUpdate ?? [:] {
                    guard let key = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
                    object.setValue(value is NSNull ? nil : value, forKey: key)
                }
                changes.updated.append((object.objectID, object.changedKeys, object.values))
            }
            try coordinator.commit(changes)
            return changes
        }
        coordinator.followers.merge(changes, from: own, always: true)
    }
}

extension NSManagedObjectContext {
    /// Has no effect: a context has the objects of its last merge.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Runs a batch request, or a fetch request whose result is lost.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest { return try request.run(self) }
        if let request = request as? NSBatchInsertRequest { try request.run(self) }
        if let request = request as? NSBatchUpdateRequest { try request.run(self) }
        return NSPersistentStoreResult()
    }
}

extension NSPersistentStoreCoordinator {
    /// Runs a batch request.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}
