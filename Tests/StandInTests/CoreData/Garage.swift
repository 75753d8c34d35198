import CoreDataCompat

/// A container with cars, their countries, and the continents of those. A country has a unique name.
@MainActor
struct Garage {
    let container: NSPersistentContainer
    var context: NSManagedObjectContext { container.viewContext }

    /// - Parameter rule: the rule of a country for its cars and flag.
    init(_ rule: NSDeleteRule = .nullifyDeleteRule) {
        let names = ["Car", "Country", "Continent", "Flag", "Ticket"]
        let entities = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.entity($0)) })
        func connect(_ name: String, _ inverse: String?, isToMany: Bool, of: String, to: String) {
            let there = Self.relationship(name, isToMany: isToMany, to: entities[to])
            entities[of]?.properties.append(there)
            guard let inverse else { return }
            let back = Self.relationship(inverse, isToMany: true, to: entities[of])
            // A flag belongs to one country, and all else to any number.
            if name == "flag" { back.maxCount = 1 }
            entities[to]?.properties.append(back)
            (there.inverseRelationship, back.inverseRelationship) = (back, there)
        }
        connect("origin", "cars", isToMany: false, of: "Car", to: "Country")
        connect("continent", "countries", isToMany: false, of: "Country", to: "Continent")
        connect("flag", "country", isToMany: false, of: "Country", to: "Flag")
        connect("visited", "visitors", isToMany: true, of: "Car", to: "Country")
        connect("destination", nil, isToMany: false, of: "Ticket", to: "Country")
        for key in ["cars", "flag"] { entities["Country"]?.relationshipsByName[key]?.deleteRule = rule }
        entities["Country"]?.uniquenessConstraints = [["name"]]
        let model = NSManagedObjectModel()
        model.entities = names.compactMap { entities[$0] }
        container = NSPersistentContainer(name: "Garage", managedObjectModel: model)
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { description, error in
            if let error { fatalError("\(description): \(error)") }
        }
    }

    private static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(NSManagedObject.self)
        entity.properties = ["name", "note"].map { key in
            let attribute = NSAttributeDescription()
            attribute.name = key
            attribute.attributeType = .stringAttributeType
            return attribute
        }
        return entity
    }

    private static func relationship(
        _ name: String, isToMany: Bool, to entity: NSEntityDescription?
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = isToMany ? 0 : 1
        return relationship
    }

    @discardableResult
    func add(_ entity: String, _ values: [String: Any]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValuesForKeys(values)
        return object
    }

    /// Returns what the objects of an entity have at a path, by their names: `nil` where there is nothing.
    func values(
        _ path: String, of entity: String, in other: NSManagedObjectContext? = nil
    ) throws -> [String: String?] {
        let objects = try (other ?? context).fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
        return Dictionary(
            uniqueKeysWithValues: objects.map { object in
                (object.value(forKey: "name") as? String ?? "", object.value(forKeyPath: path) as? String)
            })
    }

    /// Returns the names of the objects of a relationship, in order.
    func names(_ relationship: String, of object: NSManagedObject?) -> [String] {
        let related = (object?.value(forKey: relationship) as? NSSet)?.allObjects as? [NSManagedObject] ?? []
        return related.compactMap { $0.value(forKey: "name") as? String }.sorted()
    }

    func all(_ entity: String) throws -> [NSManagedObject] {
        try context.fetch(NSFetchRequest(entityName: entity))
    }
}
