import Foundation

extension NSManagedObject {
    /// Returns the objects of a relationship, without those that no longer exist.
    func related(_ key: String) -> [NSManagedObject] {
        guard let identities = values.relations[key] else { return [] }
        return identities.compactMap { loose[$0] ?? context?.relatedObject($0) }
    }

    /// Returns the identities of objects, whether their context keeps them.
    func identities(_ key: String) -> [NSManagedObjectID] { values.relations[key] ?? [] }

    /// Changes the objects of a relationship, and keeps those that refer back the same.
    func setRelated(_ objects: [NSManagedObject], _ key: String) {
        guard let relationship = entity.relationshipsByName[key] else { return }
        let all = objects.map(own)
        let new = relationship.isToMany ? all : Array(all.prefix(1))
        let old = related(key)
        guard new != old else { return }
        setIdentities(of: new, key)
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (Set(old), Set(new))
        for other in old where !after.contains(other) { other.remove(self, from: inverse) }
        for other in new where !before.contains(other) { other.add(self, to: inverse, of: relationship) }
    }

    /// Returns the object of this object's context with the identity of a given one.
    private func own(_ object: NSManagedObject) -> NSManagedObject {
        guard object.context !== context else { return object }
        if let context {
            if object.context == nil, !object.isDeleted {
                context.insert(object)
                return object
            }
            return context.object(with: object.objectID)
        }
        object.context?.insert(self)
        return object
    }

    private func setIdentities(of objects: [NSManagedObject], _ key: String) {
        willChangeValue(forKey: key)
        values.relations[key] = objects.map(\.objectID)
        if context == nil {
            for object in objects { loose[object.objectID] = object }
        }
        didChangeValue(forKey: key)
    }

    private func add(
        _ object: NSManagedObject, to inverse: NSRelationshipDescription, of relationship: NSRelationshipDescription
    ) {
        let old = related(inverse.name)
        guard !old.contains(object) else { return }
        if inverse.isToMany {
            setIdentities(of: old + [object], inverse.name)
        } else {
            // The object leaves the one that it belonged to.
            for previous in old { previous.remove(self, from: relationship) }
            setIdentities(of: [object], inverse.name)
        }
    }

    func remove(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        guard identities(relationship.name).contains(object.objectID) else { return }
        setIdentities(of: related(relationship.name).filter { $0 !== object }, relationship.name)
    }

    /// Takes the object out of the relationships of others, and returns those that are to be deleted with it.
    func leaveRelated() -> [NSManagedObject] {
        var together: [NSManagedObject] = []
        for relationship in entity.relationshipsByName.values {
            let others = related(relationship.name)
            if relationship.deleteRule == .cascadeDeleteRule { together += others }
            guard relationship.deleteRule == .nullifyDeleteRule || relationship.deleteRule == .cascadeDeleteRule,
                let inverse = relationship.inverseRelationship
            else { continue }
            for other in others { other.remove(self, from: inverse) }
        }
        return together
    }
}
