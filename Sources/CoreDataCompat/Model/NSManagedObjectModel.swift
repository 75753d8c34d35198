import CursesUIStorage
import Foundation

/// The entities of a data model.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // A model is set up before it is used, and constant from then on.
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { KnownEntities.add(entities) }
    }
    /// The value is kept, but has no effect: a file is read by the names of its values.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Creates a model without entities.
    public override init() {}

    /// Reads the file that `cursesui` writes for a data model of Xcode's: `NAME.momd`. Returns `nil` if the file is not
    /// one of a data model.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let model = try? JSONDecoder().decode(DataModel.self, from: data)
        else { return nil }
        self.init(model)
    }

    convenience init(_ model: DataModel) {
        self.init()
        let entities = Dictionary(
            model.entities.map { ($0.name, NSEntityDescription($0)) }, uniquingKeysWith: { first, _ in first })
        for described in model.entities {
            guard let entity = entities[described.name] else { continue }
            if let parent = described.parent.flatMap({ entities[$0] }) { parent.subentities.append(entity) }
            for relationship in described.relationships {
                let found = entity.properties.first { $0.name == relationship.name } as? NSRelationshipDescription
                let destination = entities[relationship.destination]
                found?.destinationEntity = destination
                let inverse = destination?.properties.first { $0.name == relationship.inverse }
                found?.inverseRelationship = inverse as? NSRelationshipDescription
            }
        }
        self.entities = model.entities.compactMap { entities[$0.name] }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(
            entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a model with the entities of all data models of the program; `nil` if there are none.
    ///
    /// - Parameter bundles: has no effect: the models are those of the program and its modules.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        ProgramModels.merged.entities.isEmpty ? nil : ProgramModels.merged
    }

    /// Returns the entity whose objects are of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.type == type }
    }
}

extension NSEntityDescription {
    fileprivate convenience init(_ entity: DataModel.Entity) {
        self.init()
        name = entity.name
        managedObjectClassName = entity.module.map { "\($0).\(entity.className)" } ?? entity.className
        isAbstract = entity.isAbstract
        uniquenessConstraints = entity.uniquenessConstraints
        properties =
            entity.attributes.map(NSAttributeDescription.init)
            + entity.relationships.map(NSRelationshipDescription.init)
    }
}

extension NSAttributeDescription {
    fileprivate convenience init(_ attribute: DataModel.Attribute) {
        self.init()
        name = attribute.name
        attributeType = NSAttributeType(named: attribute.type)
        isOptional = attribute.isOptional
        isTransient = attribute.isTransient
        renamingIdentifier = attribute.oldName
        defaultValue = attribute.defaultValue.flatMap { ManagedValue.initial($0, attributeType) }
    }
}

extension NSRelationshipDescription {
    fileprivate convenience init(_ relationship: DataModel.Relationship) {
        self.init()
        name = relationship.name
        isOptional = relationship.isOptional
        maxCount = relationship.isToMany ? 0 : 1
        isOrdered = relationship.isOrdered
        renamingIdentifier = relationship.oldName
        deleteRule =
            switch relationship.deleteRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}
