import Foundation

extension NSManagedObjectContext {
    /// Returns the objects that a request describes, in its order.
    ///
    /// - Throws: nothing; an entity that the model does not have has no objects.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        switch request.resultType {
        case .managedObjectIDResultType: return found(by: request).compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: found(by: request).count)].compactMap { $0 as? T }
        case .dictionaryResultType:
            return dictionaries(by: request).compactMap { ($0 as NSDictionary) as? T ?? $0 as? T }
        default: return found(by: request).compactMap { $0 as? T }
        }
    }

    /// Returns the number of the objects that a request describes.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { found(by: request).count }

    func found<T>(by request: NSFetchRequest<T>) -> [NSManagedObject] { request.limited(sorted(by: request)) }

    /// The objects of a request in its order, without its limits.
    func sorted<T>(by request: NSFetchRequest<T>) -> [NSManagedObject] {
        guard let entity = request.entity(in: self) else { return [] }
        var objects = objects(of: request.includesSubentities ? entity.names : [entity.name ?? ""])
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty { objects = order.sorted(objects) }
        return objects
    }

    /// The objects of entities, in the order in which they were inserted.
    private func objects(of entities: [String]) -> [NSManagedObject] {
        let saved = source?.identities(of: entities) ?? []
        let new = inserted.filter { entities.contains($0.entityName) }
        return (saved + new).compactMap(relatedObject)
    }

    /// Returns the object with an identity; `nil` if there is none or it has been deleted.
    func relatedObject(_ identity: NSManagedObjectID) -> NSManagedObject? {
        if let object = registered[identity] { return object.isDeleted ? nil : object }
        guard let values = source?.values(of: identity), let entity = model?.entitiesByName[identity.entityName] else {
            return nil
        }
        return register(identity, entity, values)
    }

    private func register(
        _ identity: NSManagedObjectID, _ entity: NSEntityDescription, _ values: ManagedValues
    ) -> NSManagedObject {
        let object = entity.type.init(entity: entity, insertInto: nil)
        object.objectID = identity
        object.values = values
        object.changedKeys = []
        object.context = self
        registered[identity] = object
        object.awakeFromFetch()
        // Values that the class derives from the saved ones are not changes.
        object.changedKeys = []
        updated.remove(identity)
        return object
    }

    /// Returns the object with an identity if the context knows it.
    public func registeredObject(for identity: NSManagedObjectID) -> NSManagedObject? { registered[identity] }

    /// Returns the object with an identity. An object that does not exist has no values.
    public func object(with identity: NSManagedObjectID) -> NSManagedObject {
        if let object = registered[identity] ?? relatedObject(identity) { return object }
        let entity = model?.entitiesByName[identity.entityName] ?? NSEntityDescription()
        let object = entity.type.init(entity: entity, insertInto: nil)
        object.objectID = identity
        object.values = ManagedValues()
        return object
    }

    /// Returns the object with an identity.
    ///
    /// - Throws: an error if there is none.
    public func existingObject(with identity: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = relatedObject(identity) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 133000,
                userInfo: [NSLocalizedDescriptionKey: "There is no \(identity.entityName) of this identity."])
        }
        return object
    }

    /// Has no effect: identities are permanent from the beginning.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

// A context is what its child contexts read from and save into.
extension NSManagedObjectContext: ManagedSource {
    func identities(of entities: [String]) -> [NSManagedObjectID] {
        onQueueAndWait { objects(of: entities).map(\.objectID) }
    }

    func values(of identity: NSManagedObjectID) -> ManagedValues? {
        onQueueAndWait { relatedObject(identity)?.values }
    }

    func commit(_ changes: ManagedChanges) throws {
        onQueueAndWait {
            for (identity, values) in changes.inserted {
                guard let entity = model?.entitiesByName[identity.entityName] else { continue }
                let object = register(identity, entity, values)
                object.isInserted = true
                inserted.append(identity)
                pending.inserted.insert(object)
            }
            for (identity, keys, values) in changes.updated {
                guard let object = relatedObject(identity) else { continue }
                object.changedKeys.subtract(keys)
                object.refresh(with: object.values.replacing(keys, with: values))
                object.changedKeys.formUnion(keys)
                if !object.isInserted { updated.insert(identity) }
                pending.updated.insert(object)
            }
            for identity in changes.deleted {
                guard let object = relatedObject(identity) else { continue }
                object.isDeleted = true
                if object.isInserted { forget(object) } else { deleted.insert(identity) }
                updated.remove(identity)
                pending.deleted.insert(object)
                object.objectWillChange.send()
            }
            notifyAll(changes)
        }
    }
}

extension ManagedValues {
    /// The values with those of some names replaced.
    func replacing(_ keys: Set<String>, with other: ManagedValues) -> ManagedValues {
        var result = self
        for key in keys {
            result.attributes[key] = other.attributes[key]
            result.relations[key] = other.relations[key]
        }
        return result
    }
}
