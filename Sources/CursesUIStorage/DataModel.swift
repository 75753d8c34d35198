/// A data model: what a file of Xcode's says, for the stand-in of Core Data to read when the app runs.
///
/// It has Codable values only, because it is written as JSON.
package struct DataModel: Codable, Equatable, Sendable {
    /// A class of objects.
    package struct Entity: Codable, Equatable, Sendable {
        package var name: String
        /// The name of the class.
        package var className: String
        /// The module of the class; `nil` if the class has no code.
        package var module: String?
        /// The entity whose attributes and relationships this one has too.
        package var parent: String?
        package var isAbstract = false
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        /// The attributes whose values, taken together, only one object may have.
        package var uniquenessConstraints: [[String]] = []

        package init(name: String, className: String, module: String? = nil, parent: String? = nil) {
            self.name = name
            self.className = className
            self.module = module
            self.parent = parent
        }
    }

    /// A value of objects.
    package struct Attribute: Codable, Equatable, Sendable {
        package var name: String
        /// The type, in the words of Xcode's file: `Integer 64`.
        package var type: String
        package var isOptional: Bool
        package var isTransient = false
        /// The initial value, as the file writes it; a date in seconds since the reference date.
        package var defaultValue: String?
        /// The name in older versions of the model.
        package var oldName: String?

        package init(name: String, type: String, isOptional: Bool) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
        }
    }

    /// A relationship of objects to others.
    package struct Relationship: Codable, Equatable, Sendable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isToMany: Bool
        package var isOrdered = false
        package var isOptional: Bool
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deleteRule: String
        /// The name in older versions of the model.
        package var oldName: String?

        package init(
            name: String, destination: String, inverse: String?, isToMany: Bool, isOptional: Bool, deleteRule: String
        ) {
            self.name = name
            self.destination = destination
            self.inverse = inverse
            self.isToMany = isToMany
            self.isOptional = isOptional
            self.deleteRule = deleteRule
        }
    }

    package var name: String
    package var entities: [Entity]

    package init(name: String, entities: [Entity]) {
        self.name = name
        self.entities = entities
    }
}
