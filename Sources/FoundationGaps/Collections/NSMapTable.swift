import Foundation

/// A dictionary whose keys and values may be weak.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: ObjectReference<KeyType>
        let value: ObjectReference<ObjectType>
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Entry] = []

    /// Creates a dictionary.
    ///
    /// - Parameter capacity: has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Returns a dictionary that keeps its keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a dictionary that keeps its values.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a dictionary that keeps its keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns a dictionary that keeps neither its keys nor its values.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    /// The number of values that still exist.
    open var count: Int { live.count }
    /// The keys that still exist.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    /// The values that still exist.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }
    /// The keys and values that still exist.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in live {
            if let key = key as? AnyHashable { result[key] = value }
        }
        return result
    }

    /// Returns the value of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return live.first { keyOptions.isSame($0.key, aKey) }?.value
    }

    /// Sets the value of a key. `nil` removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append(
            Entry(
                key: ObjectReference(aKey, isWeak: keyOptions.isWeak),
                value: ObjectReference(anObject, isWeak: valueOptions.isWeak)))
    }

    /// Removes the value of a key.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            guard let key = entry.key.object, entry.value.object != nil else { return true }
            return aKey.map { keyOptions.isSame(key, $0) } ?? false
        }
    }

    /// Removes all values.
    open func removeAllObjects() {
        entries = []
    }
}
