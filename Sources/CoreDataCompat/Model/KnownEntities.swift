import Synchronization

/// The entities of all models, by the class of their objects.
enum KnownEntities {
    private static let entities = Mutex<[ObjectIdentifier: NSEntityDescription]>([:])

    static func add(_ all: [NSEntityDescription]) {
        let found = all.map { (ObjectIdentifier($0.type), $0) }.filter {
            $0.0 != ObjectIdentifier(NSManagedObject.self)
        }
        entities.withLock { $0.merge(found) { _, new in new } }
    }

    /// Returns the entity of a class; one without attributes if no data model has the class.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let entity = entities.withLock({ $0[ObjectIdentifier(type)] }) { return entity }
        if let entity = ProgramModels.all.values.lazy.compactMap({ $0.entity(of: type) }).first { return entity }
        let entity = NSEntityDescription()
        entity.name = "\(type)"
        return entity
    }
}
