import Foundation

/// An attribute or relationship of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    // A description is set up before its model is used, and constant from then on.
    /// The name.
    open var name = ""
    /// Whether objects may lack the value.
    open var isOptional = true
    /// Whether the value is left out of the file.
    open var isTransient = false
    /// The name in older versions of the model; `nil` if it is the same.
    open var renamingIdentifier: String?
    /// The entity; `nil` before it has the property.
    open internal(set) weak var entity: NSEntityDescription?
    /// The value is kept, but has no effect.
    open var userInfo: [AnyHashable: Any]?

    /// Creates a description without a name.
    public override init() {}
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
    /// No type.
    case undefinedAttributeType = 0
    /// A whole number; the three types differ only on Apple's platforms.
    case integer16AttributeType = 100
    /// A whole number; the three types differ only on Apple's platforms.
    case integer32AttributeType = 200
    /// A whole number; the three types differ only on Apple's platforms.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number.
    case doubleAttributeType = 500
    /// A number.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// A value of any type that is `Codable`.
    case transformableAttributeType = 1800
    /// The identity of an object, which is not kept.
    case objectIDAttributeType = 2000

    /// The type with a name in a file of Xcode's.
    init(named name: String) {
        self =
            switch name {
            case "Integer 16": .integer16AttributeType
            case "Integer 32": .integer32AttributeType
            case "Integer 64": .integer64AttributeType
            case "Decimal": .decimalAttributeType
            case "Double": .doubleAttributeType
            case "Float": .floatAttributeType
            case "String": .stringAttributeType
            case "Boolean": .booleanAttributeType
            case "Date": .dateAttributeType
            case "Binary": .binaryDataAttributeType
            case "UUID": .UUIDAttributeType
            case "URI": .URIAttributeType
            case "Transformable": .transformableAttributeType
            default: .undefinedAttributeType
            }
    }
}

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of new objects.
    open var defaultValue: Any?
    /// The value is kept, but has no effect: all values are in the same file.
    open var allowsExternalBinaryDataStorage = false
    /// The value is kept, but has no effect: a transformable value is kept as its type encodes it.
    open var valueTransformerName: String?
    /// The value is kept, but has no effect: a transformable value is kept as its type encodes it.
    open var attributeValueClassName: String?
}

/// The effect on related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// They go on to refer to it.
    case noActionDeleteRule
    /// They no longer refer to it.
    case nullifyDeleteRule
    /// They are deleted too.
    case cascadeDeleteRule
    /// A context that deletes the object cannot be saved as long as there are any.
    case denyDeleteRule
}

/// A relationship of an entity's objects to others.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that refers back; `nil` if none does.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The smallest number of objects; it has no effect, but `isOptional` has.
    open var minCount = 0
    /// The largest number of objects: 1 for a relationship to one object, 0 for any number. Other numbers count as 0.
    open var maxCount = 0
    /// The effect on related objects when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects have an order.
    open var isOrdered = false

    /// Whether there may be more than one object.
    open var isToMany: Bool { maxCount != 1 }
}
