import Synchronization

/// A class of models, with its variables.
final class Entity: Sendable {
    let name: String
    let type: any PersistentModel.Type
    let properties: [ModelProperty]

    private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = "\(type)"
        properties = type.modelProperties
    }

    static func of(_ type: any PersistentModel.Type) -> Entity {
        known.withLock { known in
            let id = ObjectIdentifier(type)
            if let entity = known[id] { return entity }
            let entity = Entity(type)
            known[id] = entity
            return entity
        }
    }

    /// Returns the classes, and all those that they refer to.
    static func all(of types: [any PersistentModel.Type]) -> [Entity] {
        var found: [Entity] = []
        var rest = types[...]
        while let type = rest.popFirst() {
            let entity = of(type)
            guard !found.contains(where: { $0 === entity }) else { continue }
            found.append(entity)
            rest += entity.properties.compactMap(\.target)
        }
        return found
    }

    /// Returns the variable that refers back: the one that is given, or the only one that can.
    static func inverse(of property: ModelProperty, in type: any PersistentModel.Type) -> ModelProperty? {
        guard let target = property.target else { return nil }
        let candidates = of(target).properties.filter { $0.target == type }
        if let given = property.relationship?.inverse { return candidates.first { $0.keyPath == given } }
        if let given = candidates.first(where: { $0.relationship?.inverse == property.keyPath }) { return given }
        let same = of(type).properties.filter { $0.target == target }
        let isGiven = candidates.first?.relationship?.inverse != nil
        guard candidates.count == 1, same.count == 1, !isGiven, target != type else { return nil }
        return candidates.first
    }
}
