import Foundation

// The variables and methods of a class call these functions. In the copy of a project, `cursesui` writes the calls.
extension NSManagedObject {
    /// Returns the value of a variable. A variable that must have a value and has none is 0, an empty text, or the like.
    public func _value<Value>(_ key: String) -> Value {
        observation.read()
        if let relationship = entity.relationshipsByName[key] {
            if let value = Self.value(of: related(key), relationship, as: Value.self) { return value }
        } else if let value = ManagedValue.value(values.attributes[key], as: Value.self) {
            return value
        }
        fatalError("The object of the entity “\(entity.name ?? "")” has no value for “\(key)”.")
    }

    /// Changes the value of a variable.
    public func _setValue<Value>(_ value: Value, _ key: String) {
        if let optional = Value.self as? any OptionalValue.Type {
            setValue(optional.content(of: value), forKey: key)
        } else {
            setValue(value, forKey: key)
        }
    }

    /// Changes a to-many relationship as a method says that Xcode declares.
    ///
    /// - Parameters:
    ///   - method: the name: `addToNAME`, `removeFromNAME`, `insertIntoNAME` or `replaceNAME`.
    ///   - arguments: the arguments: objects, and for ordered relationships indices.
    public func _changeRelationship(_ method: String, _ arguments: Any...) {
        guard let prefix = ["addTo", "removeFrom", "insertInto", "replace"].first(where: method.hasPrefix) else {
            fatalError("The method “\(method)” of “\(entity.name ?? "")” has no code.")
        }
        let name = method.dropFirst(prefix.count)
        let names = [String(name), name.prefix(1).lowercased() + name.dropFirst()]
        guard let key = names.first(where: { entity.relationshipsByName[$0] != nil }) else {
            fatalError("The entity “\(entity.name ?? "")” has no relationship for the method “\(method)”.")
        }
        let objects = arguments.flatMap(Self.objects)
        let places = arguments.flatMap(Self.places)
        var all = related(key)
        switch prefix {
        case "addTo": all += objects.filter { !all.contains($0) }
        case "insertInto":
            all.removeAll(where: objects.contains)
            for (object, place) in zip(objects, places) { all.insert(object, at: min(max(place, 0), all.count)) }
        case "replace":
            for (object, place) in zip(objects, places) where all.indices.contains(place) { all[place] = object }
        default:
            for place in places.sorted(by: >) where all.indices.contains(place) { all.remove(at: place) }
            all.removeAll(where: objects.contains)
        }
        setRelated(all, key)
    }

    private static func places(in argument: Any) -> [Int] {
        switch argument {
        case let place as Int: [place]
        case let places as NSIndexSet: Array(places as IndexSet)
        case let places as IndexSet: Array(places)
        default: []
        }
    }

    /// Returns the objects in a value of a relationship.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
        default: []
        }
    }

    private static func value<Value>(
        of objects: [NSManagedObject], _ relationship: NSRelationshipDescription, as type: Value.Type
    ) -> Value? {
        guard relationship.isToMany else {
            return objects.first as? Value ?? (type as? any OptionalValue.Type)?.nothing as? Value
        }
        let isOrdered = type is NSOrderedSet.Type || type is NSOrderedSet?.Type
        if isOrdered { return NSOrderedSet(array: objects) as? Value }
        if let set = NSSet(array: objects) as? Value { return set }
        return objects as? Value ?? NSMutableSet(array: objects) as? Value
    }
}
