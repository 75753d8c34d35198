import Foundation

extension NSManagedObjectContext {
    /// Treats objects with the same values, of which the model allows only one, as the merge policy says.
    func mergeDuplicates() throws {
        let names = Set((inserted + updated).map(\.entityName))
        for entity in model?.entities.filter({ names.contains($0.name ?? "") }) ?? [] {
            for constraint in entity.constraints {
                var same: [[AnyHashable]: [NSManagedObject]] = [:]
                var order: [[AnyHashable]] = []
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                for object in found(by: request) {
                    let values = constraint.compactMap { object.values.attributes[$0] as? AnyHashable }
                    guard values.count == constraint.count else { continue }
                    if same[values] == nil { order.append(values) }
                    same[values, default: []].append(object)
                }
                for values in order {
                    guard let all = same[values], all.count > 1 else { continue }
                    try merge(Array(all.dropFirst()), into: all[0], constraint)
                }
            }
        }
    }

    /// Makes one object of several. All are merged at once, because each merge goes through all related objects.
    private func merge(_ newer: [NSManagedObject], into older: NSManagedObject, _ constraint: [String]) throws {
        var preferred: Set<NSManagedObject> = []
        for object in newer where try isPreferred(object, to: older, constraint) {
            preferred.insert(object)
            for (key, value) in object.values.attributes { older.setStored(value, key) }
        }
        moveRelated(of: newer, to: older, preferred)
        forget(newer.filter(\.isInserted))
        for object in newer {
            // Without the rules of relationships: nothing belongs to it any more.
            object.values.relations = [:]
            object.isDeleted = true
            if registered[object.objectID] === object { deleted.insert(object.objectID) }
            updated.remove(object.objectID)
            // An object that was never announced as new is not announced as deleted.
            if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
            object.objectWillChange.send()
        }
        notify(Set(newer.map(\.objectID.entityName)), isMembership: true)
    }

    /// Returns whether the policy prefers the values of the newer one of two objects; throws an error if it forbids two.
    private func isPreferred(
        _ newer: NSManagedObject, to older: NSManagedObject, _ constraint: [String]
    ) throws -> Bool {
        // The older one stays, but the changes may be those of either.
        let isNewerChanged = newer.hasChanges || !older.hasChanges
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType:
            let name = newer.entity.name ?? ""
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "There is already an object with the same \(name).\(constraint.joined(separator: ", "))."
                ])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: return isNewerChanged
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return !isNewerChanged
        }
    }

    /// Gives the objects that are related to some objects to another, which keeps its own.
    ///
    /// - Parameter preferred: those whose only related object replaces the other's.
    private func moveRelated(
        of newer: [NSManagedObject], to older: NSManagedObject, _ preferred: Set<NSManagedObject>
    ) {
        let merged = Set(newer).union([older])
        let relationships = newer.map(\.entity.relationshipsByName).reduce(older.entity.relationshipsByName) {
            $0.merging($1) { first, _ in first }
        }
        for (key, relationship) in relationships {
            var all = older.related(key).filter { !merged.contains($0) }
            var known = Set(all)
            for object in newer {
                let others = object.related(key).filter { !merged.contains($0) }
                if relationship.isToMany {
                    all += others.filter { known.insert($0).inserted }
                } else if !others.isEmpty, all.isEmpty || preferred.contains(object) {
                    all = others
                }
            }
            older.setRelated(all, key)
            guard let inverse = relationship.inverseRelationship else { continue }
            for object in newer {
                for other in object.related(key) { other.remove(object, from: inverse) }
            }
        }
        // Where there is no inverse, only those that refer to the object know it.
        for entity in model?.entities ?? [] {
            for case let relationship as NSRelationshipDescription in entity.properties
            where relationship.inverseRelationship == nil {
                guard let destination = relationship.destinationEntity, older.entity.isKindOf(entity: destination)
                else { continue }
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                for other in found(by: request) { other.replace(merged, with: older, in: relationship.name) }
            }
        }
    }
}

extension NSManagedObject {
    /// Replaces objects of a relationship by another, which is in it once.
    fileprivate func replace(_ objects: Set<NSManagedObject>, with other: NSManagedObject, in key: String) {
        let old = related(key)
        var known: Set<NSManagedObject> = []
        let new = old.map { objects.contains($0) ? other : $0 }.filter { known.insert($0).inserted }
        if new != old { setRelated(new, key) }
    }
}
