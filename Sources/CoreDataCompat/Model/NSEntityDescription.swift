import Foundation
import Synchronization

/// A kind of objects, with its attributes and relationships.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // A description is set up before its model is used, and constant from then on.
    /// The name.
    open var name: String?
    /// The name of the class, with its module: `App.Item`. Without a module, it is searched in the program's.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are no objects of the entity itself.
    open var isAbstract = false
    /// The entities that have the attributes and relationships of this one too.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
        }
    }
    /// The entity whose attributes and relationships this one has too.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The names of attributes whose values, taken together, only one object may have.
    open var uniquenessConstraints: [[Any]] = []
    /// The attributes and relationships, without those of the superentity.
    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
            resolved.withLock { $0 = nil }
        }
    }

    private struct Resolved {
        var attributes: [String: NSAttributeDescription] = [:]
        var relationships: [String: NSRelationshipDescription] = [:]
    }

    private let resolved = Mutex<Resolved?>(nil)

    /// Creates a description without a name.
    public override init() {}

    private var all: Resolved {
        resolved.withLock { resolved in
            if let resolved { return resolved }
            var fresh = superentity?.all ?? Resolved()
            for property in properties {
                if let attribute = property as? NSAttributeDescription { fresh.attributes[property.name] = attribute }
                if let relationship = property as? NSRelationshipDescription {
                    fresh.relationships[property.name] = relationship
                }
            }
            resolved = fresh
            return fresh
        }
    }

    /// The attributes by name, with those of the superentity.
    open var attributesByName: [String: NSAttributeDescription] { all.attributes }
    /// The relationships by name, with those of the superentity.
    open var relationshipsByName: [String: NSRelationshipDescription] { all.relationships }
    /// The attributes and relationships by name, with those of the superentity.
    open var propertiesByName: [String: NSPropertyDescription] {
        let all = all
        let attributes: [String: NSPropertyDescription] = all.attributes
        return attributes.merging(all.relationships) { first, _ in first }
    }

    /// Returns whether the entity is the given one or one of its subentities.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        entity === self || superentity?.isKindOf(entity: entity) == true
    }

    /// The names of the entity and of its subentities.
    var names: [String] { [name ?? ""] + subentities.flatMap(\.names) }

    /// The sets of attributes whose values only one object may have, with those of the superentity.
    var constraints: [[String]] {
        (superentity?.constraints ?? []) + uniquenessConstraints.map { $0.map { "\($0)" } }
    }

    /// The class of the objects: `NSManagedObject` if there is none of its name.
    var type: NSManagedObject.Type {
        let name = managedObjectClassName ?? ""
        let program = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        let full = name.contains(".") ? name : "\(String(program)).\(name)"
        return NSClassFromString(full) as? NSManagedObject.Type ?? NSManagedObject.self
    }

    /// Inserts a new object of an entity into a context. A program that names an unknown entity ends.
    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            fatalError("The data model has no entity “\(name)”.")
        }
        return entity.type.init(entity: entity, insertInto: context)
    }

    /// Returns a new object of the class of an entity: what `NSManagedObject(entity:insertInto:)` returns on Apple's
    /// platforms. `cursesui` calls this method in its copies.
    public static func _newObject(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject {
        entity.type.init(entity: entity, insertInto: context)
    }

    /// Returns the description of an entity; `nil` if the context's model does not have it.
    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[name]
    }
}
