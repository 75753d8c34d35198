import Foundation

extension NSManagedObjectContext {
    /// Treats objects with the same values, of which the model allows only one, as the merge policy says.
    func mergeDuplicates() throws {
        let names = Set((inserted + updated).map(\.entityName))
        for entity in model?.entities.filter({ names.contains($0.name ?? "") }) ?? [] {
            for constraint in entity.constraints {
                var known: [[AnyHashable]: NSManagedObject] = [:]
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                for object in found(by: request) {
                    let values = constraint.compactMap { object.values.attributes[$0] as? AnyHashable }
                    guard values.count == constraint.count else { continue }
                    guard let older = known.updateValue(object, forKey: values) else { continue }
                    known[values] = older
                    try merge(object, into: older, constraint)
                }
            }
        }
    }

    private func merge(_ newer: NSManagedObject, into older: NSManagedObject, _ constraint: [String]) throws {
        // The older one stays, but the changes may be those of either.
        let isNewerChanged = newer.hasChanges || !older.hasChanges
        let isNewerPreferred: Bool
        switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType:
            let name = newer.entity.name ?? ""
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "There is already an object with the same \(name).\(constraint.joined(separator: ", "))."
                ])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: isNewerPreferred = isNewerChanged
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: isNewerPreferred = !isNewerChanged
        }
        if isNewerPreferred {
            for (key, value) in newer.values.attributes { older.setStored(value, key) }
        }
        moveRelated(of: newer, to: older, isPreferred: isNewerPreferred)
        // Without the rules of relationships: nothing belongs to the newer one any more.
        newer.values.relations = [:]
        newer.isDeleted = true
        if newer.isInserted { forget(newer) } else { deleted.insert(newer.objectID) }
        updated.remove(newer.objectID)
        // What has not been announced as new needs no announcement that it is gone.
        if pending.inserted.remove(newer) == nil { pending.deleted.insert(newer) }
        newer.objectWillChange.send()
        notify([newer.objectID.entityName], isMembership: true)
    }

    /// Gives the objects that are related to one object to another, which keeps its own.
    ///
    /// - Parameter isPreferred: whether the object's only related object replaces the other's.
    private func moveRelated(of newer: NSManagedObject, to older: NSManagedObject, isPreferred: Bool) {
        for (key, relationship) in newer.entity.relationshipsByName {
            let others = newer.related(key).filter { $0 !== older && $0 !== newer }
            let own = older.related(key).filter { $0 !== newer }
            if relationship.isToMany {
                older.setRelated(own + others.filter { !own.contains($0) }, key)
            } else {
                older.setRelated(own.isEmpty || isPreferred && !others.isEmpty ? others : own, key)
            }
            guard let inverse = relationship.inverseRelationship else { continue }
            for other in others { other.remove(newer, from: inverse) }
        }
        // Where there is no inverse, only those that refer to the object know it.
        for entity in model?.entities ?? [] {
            for case let relationship as NSRelationshipDescription in entity.properties
            where relationship.inverseRelationship == nil {
                guard let destination = relationship.destinationEntity, newer.entity.isKindOf(entity: destination)
                else { continue }
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                for other in found(by: request) { other.replace(newer, with: older, in: relationship.name) }
            }
        }
    }
}

extension NSManagedObject {
    /// Replaces an object of a relationship by another, which is in it once.
    fileprivate func replace(_ object: NSManagedObject, with other: NSManagedObject, in key: String) {
        var all = related(key)
        guard let place = all.firstIndex(of: object) else { return }
        all[place] = other
        setRelated(all.enumerated().filter { $0.offset == place || $0.element !== other }.map(\.element), key)
    }
}
