import Foundation

/// A set of objects that may be weak.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var references: [ObjectReference<ObjectType>] = []

    /// Creates a set.
    ///
    /// - Parameter capacity: has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
    }

    /// Creates a set.
    public convenience override init() {
        self.init(options: [], capacity: 0)
    }

    /// Creates a set.
    public convenience init(options: NSPointerFunctions.Options) {
        self.init(options: options, capacity: 0)
    }

    /// Returns a set that does not keep its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that still exist.
    open var allObjects: [ObjectType] { references.compactMap(\.object) }
    /// Some object; `nil` if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }

    /// Returns whether the set contains an object.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object of the set that equals an object.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { options.isSame($0, object) }
    }

    /// Adds an object, unless the set contains it.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.removeAll { $0.object == nil }
        references.append(ObjectReference(object, isWeak: options.isWeak))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        references.removeAll { reference in
            guard let kept = reference.object else { return true }
            return object.map { options.isSame(kept, $0) } ?? false
        }
    }

    /// Removes all objects.
    open func removeAllObjects() {
        references = []
    }
}
