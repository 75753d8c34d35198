import CursesUICombine
import Foundation
import Observation

/// An object whose values a container keeps.
///
/// Its values have names. In the copy of a project, `cursesui` writes the classes of a data model, whose variables read
/// and write these values, and completes the variables that the app declares with `@NSManaged`. A view that reads a
/// variable is evaluated again when a value of the object changes.
///
/// As on Apple's platforms, an object is used only on the queue of its context. A subclass is not isolated, even in a
/// module whose declarations are isolated to the main actor by default.
nonisolated open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// Announces changes.
    public let objectWillChange = ObservableObjectPublisher()
    /// The description of the class.
    public let entity: NSEntityDescription
    /// The identity, which never changes.
    public internal(set) var objectID: NSManagedObjectID
    weak var context: NSManagedObjectContext?
    var values = ManagedValues()
    /// The names of the values that have changed since the context was saved.
    var changedKeys: Set<String> = []
    /// Related objects without a context, until this one gets a context.
    var loose: [NSManagedObjectID: NSManagedObject] = [:]
    let observation = ManagedObservation()
    /// Whether the object will be deleted when the context is saved.
    open internal(set) var isDeleted = false
    /// Whether the object has been inserted since the context was saved.
    open internal(set) var isInserted = false

    // `required`, because contexts create objects of classes that they find by their names.

    /// Creates an object of an entity, and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity.name ?? "")
        super.init()
        for attribute in entity.attributesByName.values {
            guard let value = attribute.defaultValue else { continue }
            values.attributes[attribute.name] = ManagedValue.stored(value, attribute.attributeType)
        }
        context?.insert(self)
    }

    /// Creates an object without a context.
    public override convenience init() {
        self.init(entity: Self.entity(), insertInto: nil)
    }

    /// Creates an object, and inserts it into a context.
    public convenience init(context: NSManagedObjectContext) {
        let type = Self.self
        self.init(entity: context.model?.entity(of: type) ?? type.entity(), insertInto: context)
    }

    /// The context of the object; `nil` if it has been deleted or has none.
    public var managedObjectContext: NSManagedObjectContext? { context }

    /// Whether the object has been inserted, changed or deleted since the context was saved.
    public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    /// Whether a value has changed since the context was saved.
    public var isUpdated: Bool { !changedKeys.isEmpty && !isInserted }
    /// Whether the object differs from the saved one.
    public var hasPersistentChangedValues: Bool {
        changedKeys.contains { entity.propertiesByName[$0]?.isTransient != true }
    }
    /// Always false: values are in memory.
    public var isFault: Bool { false }

    /// Returns the description of the class.
    open class func entity() -> NSEntityDescription { KnownEntities.entity(of: self) }

    // MARK: - Life

    /// Called after the object has been inserted; does nothing.
    open func awakeFromInsert() {}
    /// Called after the object has been read from the file; does nothing.
    open func awakeFromFetch() {}
    /// Called before the context is saved; does nothing.
    open func willSave() {}
    /// Called after the context has been saved; does nothing.
    open func didSave() {}
    /// Called before the object is deleted; does nothing.
    open func prepareForDeletion() {}
    /// Never called: values stay in memory.
    open func willTurnIntoFault() {}
    /// Never called: values stay in memory.
    open func didTurnIntoFault() {}

    // MARK: - Validation

    /// Throws an error if a value is missing. Called when a context with the new object is saved.
    open func validateForInsert() throws { try validateValues() }
    /// Throws an error if a value is missing. Called when a context with the changed object is saved.
    open func validateForUpdate() throws { try validateValues() }
    /// Throws an error if related objects deny the deletion. Called when a context with the deleted object is saved.
    open func validateForDelete() throws { try validateDenyRules() }

    // MARK: - Values

    /// Returns a value by its name: an `NSNumber` for a number; `nil` if there is none, or no such name.
    open func value(forKey key: String) -> Any? {
        if let relationship = entity.relationshipsByName[key] {
            observation.read()
            let objects = related(key)
            guard relationship.isToMany else { return objects.first }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
        return key == "objectID" ? objectID : primitiveValue(forKey: key)
    }

    /// Changes a value by its name. A program that uses a name that the entity does not have ends.
    open func setValue(_ value: Any?, forKey key: String) {
        if entity.relationshipsByName[key] != nil {
            setRelated(Self.objects(in: value), key)
        } else if let attribute = entity.attributesByName[key] {
            setStored(value.flatMap { ManagedValue.stored($0, attribute.attributeType) }, key)
        } else {
            fatalError("The entity “\(entity.name ?? "")” has no attribute “\(key)”.")
        }
    }

    /// Returns the value at a path of names, such as `list.name`.
    open func value(forKeyPath path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { object, key in
            (object as? NSManagedObject)?.value(forKey: String(key))
        }
    }

    /// Changes the value at a path of names, such as `list.name`.
    open func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.dropLast().reduce(self as NSManagedObject?) { $0?.value(forKey: $1) as? NSManagedObject }
        owner?.setValue(value, forKey: last)
    }

    /// Changes values by their names.
    open func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns values by their names. A missing one is `NSNull`.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the value of an attribute by its name.
    open func primitiveValue(forKey key: String) -> Any? {
        observation.read()
        return values.attributes[key].map(ManagedValue.object)
    }

    /// Changes a value by its name without an announcement.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let attribute = entity.attributesByName[key] else { return setValue(value, forKey: key) }
        values.attributes[key] = value.flatMap { ManagedValue.stored($0, attribute.attributeType) }
        changedKeys.insert(key)
        context?.noteChange(of: self)
    }

    /// Notes that a value is read.
    open func willAccessValue(forKey key: String?) { observation.read() }
    /// Has no effect.
    open func didAccessValue(forKey key: String?) {}

    /// Announces a change.
    open func willChangeValue(forKey key: String) {
        objectWillChange.send()
        observation.willChange()
    }

    /// Notes a change.
    open func didChangeValue(forKey key: String) {
        if entity.propertiesByName[key] != nil { changedKeys.insert(key) }
        observation.didChange()
        context?.noteChange(of: self)
    }

    /// Returns the values that have changed since the context was saved.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// Returns the values that were saved last.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let saved = context?.source?.values(of: objectID)?.attributes ?? [:]
        return saved.filter { keys?.contains($0.key) != false }.mapValues(ManagedValue.object)
    }

    func setStored(_ value: Any?, _ key: String) {
        let old = values.attributes[key]
        if old == nil, value == nil { return }
        if let old = old as? AnyHashable, let value = value as? AnyHashable, old == value { return }
        willChangeValue(forKey: key)
        values.attributes[key] = value
        didChangeValue(forKey: key)
    }

    /// Replaces the values by saved ones, except those that have changed here.
    func refresh(with saved: ManagedValues) {
        objectWillChange.send()
        observation.willChange()
        var fresh = saved
        for key in changedKeys {
            fresh.attributes[key] = values.attributes[key]
            fresh.relations[key] = values.relations[key]
        }
        for attribute in entity.attributesByName.values where attribute.isTransient {
            fresh.attributes[attribute.name] = values.attributes[attribute.name]
        }
        values = fresh
        observation.didChange()
    }
}

extension NSManagedObject: KeyedValues {}

/// The values of an object by name.
struct ManagedValues {
    var attributes: [String: Any] = [:]
    var relations: [String: [NSManagedObjectID]] = [:]
}

/// Tells views that have read an object's values when they change.
final class ManagedObservation: Observable {
    private let registrar = ObservationRegistrar()

    private var values: Void { () }

    func read() { registrar.access(self, keyPath: \.values) }
    func willChange() { registrar.willSet(self, keyPath: \.values) }
    func didChange() { registrar.didSet(self, keyPath: \.values) }
}
