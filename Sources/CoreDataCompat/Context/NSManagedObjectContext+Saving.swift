import Foundation

extension NSManagedObjectContext {
    /// Saves the changes: in the container's file, or in the parent context.
    ///
    /// - Throws: an `NSError` with the name of the entity and the attribute if a required value is missing, or if the
    ///   file cannot be written. The changes stay, so that a later save can succeed.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in (insertedObjects.union(updatedObjects).union(deletedObjects)) { object.willSave() }
        if parent == nil { try mergeDuplicates() }
        try validate()
        let changes = changes
        guard let source else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134180,
                userInfo: [NSLocalizedDescriptionKey: "The context has no coordinator, so it cannot be saved."])
        }
        try source.commit(changes)
        let (new, changed, gone) = (insertedObjects, updatedObjects, deletedObjects)
        for object in new {
            object.isInserted = false
            object.changedKeys = []
        }
        for object in changed { object.changedKeys = [] }
        for object in gone {
            forget(object)
            object.isDeleted = false
        }
        inserted = []
        updated = []
        deleted = []
        announce()
        source.followers.merge(changes, from: self)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: gone])
        for object in new.union(changed).union(gone) { object.didSave() }
    }

    private var changes: ManagedChanges {
        ManagedChanges(
            inserted: inserted.compactMap { identity in registered[identity].map { (identity, $0.values) } },
            updated: updated.compactMap { identity in
                registered[identity].map { (identity, $0.changedKeys, $0.values) }
            },
            deleted: Array(deleted))
    }

    private func validate() throws {
        var errors: [NSError] = []
        func collect(_ objects: Set<NSManagedObject>, _ validate: (NSManagedObject) throws -> Void) {
            for object in objects {
                do {
                    try validate(object)
                } catch {
                    let error = error as NSError
                    errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
                }
            }
        }
        collect(insertedObjects) { try $0.validateForInsert() }
        collect(updatedObjects) { try $0.validateForUpdate() }
        collect(deletedObjects) { try $0.validateForDelete() }
        try NSManagedObject.fail(errors)
    }

    // MARK: - Going back

    /// Goes back to the values that were saved last.
    public func rollback() {
        let (new, changed, gone) = (insertedObjects, updatedObjects, deletedObjects)
        for object in new {
            forget(object)
            object.isDeleted = true
            object.objectWillChange.send()
        }
        updated = []
        deleted = []
        for object in changed.union(gone) {
            object.isDeleted = false
            object.changedKeys = []
            if let saved = source?.values(of: object.objectID) { object.refresh(with: saved) }
        }
        notify(Set(new.union(changed).union(gone).map(\.objectID.entityName)), isMembership: true)
    }

    /// Reads an object's saved values again.
    ///
    /// - Parameter mergesChanges: whether values that have changed in the context stay.
    public func refresh(_ object: NSManagedObject, mergeChanges mergesChanges: Bool) {
        guard registered[object.objectID] === object, !object.isInserted,
            let saved = source?.values(of: object.objectID)
        else { return }
        if !mergesChanges {
            object.changedKeys = []
            updated.remove(object.objectID)
        }
        object.refresh(with: saved)
        notify([object.objectID.entityName], isMembership: false)
    }

    /// Reads the saved values of all objects again. Values that have changed in the context stay.
    public func refreshAllObjects() {
        for object in registered.values { refresh(object, mergeChanges: true) }
        notify(Set(model?.entities.compactMap(\.name) ?? []), isMembership: true)
    }

    /// Forgets all objects and changes.
    public func reset() {
        for object in registered.values { object.context = nil }
        registered = [:]
        inserted = []
        updated = []
        deleted = []
        notify(Set(model?.entities.compactMap(\.name) ?? []), isMembership: true)
    }

    // MARK: - Following other contexts

    /// Takes the changes of another context that has been saved.
    func merge(_ changes: ManagedChanges) {
        for (identity, _, values) in changes.updated {
            guard let object = registered[identity], !object.isDeleted else { continue }
            object.refresh(with: source?.values(of: identity) ?? values)
            pending.updated.insert(object)
        }
        for identity in changes.deleted {
            guard let object = registered[identity] else { continue }
            forget(object)
            deleted.remove(identity)
            object.isDeleted = true
            object.objectWillChange.send()
            pending.deleted.insert(object)
        }
        for (identity, _) in changes.inserted {
            if let object = relatedObject(identity) { pending.inserted.insert(object) }
        }
        notifyAll(changes)
        followers.merge(changes, from: nil)
    }

    func notifyAll(_ changes: ManagedChanges) {
        let members = changes.inserted.map(\.identity) + changes.deleted
        if !members.isEmpty { notify(Set(members.map(\.entityName)), isMembership: true) }
        if !changes.updated.isEmpty { notify(Set(changes.updated.map(\.identity.entityName)), isMembership: false) }
        announceSoon()
    }

    /// Takes the changes that a notification of another context's save describes.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        guard let context = notification.object as? NSManagedObjectContext, context !== self else { return }
        func identities(_ key: String) -> [NSManagedObjectID] {
            (notification.userInfo?[key] as? Set<NSManagedObject>)?.map(\.objectID) ?? []
        }
        Self.merge(
            inserted: identities(NSInsertedObjectsKey), updated: identities(NSUpdatedObjectsKey),
            deleted: identities(NSDeletedObjectsKey), into: self)
    }

    /// Takes the changes of a batch request, given by the identities of objects.
    public class func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identities(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { changes[$0] as? [NSManagedObjectID] ?? [] }
        }
        for context in contexts {
            merge(
                inserted: identities(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                updated: identities(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: identities(NSDeletedObjectsKey, NSDeletedObjectIDsKey), into: context)
        }
    }

    private class func merge(
        inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID],
        into context: NSManagedObjectContext
    ) {
        context.onQueue { context in
            context.merge(
                ManagedChanges(
                    inserted: inserted.map { ($0, ManagedValues()) },
                    updated: updated.map { ($0, [], ManagedValues()) }, deleted: deleted))
        }
    }
}
