import CursesUI
import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// A queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Inserts, deletes and finds the objects of a container.
///
/// Each context has its own objects. Their changes reach the container's file, or the parent context, when the context
/// is saved. As on Apple's platforms, a context and its objects are used only on the context's queue.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Only the context's queue uses it and its objects; what other threads use has a lock.
    /// The queue of a context.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType

        /// A queue of the context's own.
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        /// The main queue.
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    }

    /// The queue.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: DispatchQueue
    let followers = ManagedFollowers()
    /// The objects that the context knows.
    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    /// The new objects, in order.
    var inserted: [NSManagedObjectID] = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []
    var observers: [WeakObserver] = []
    var pending = PendingChanges()
    /// Whether a pending announcement has been scheduled.
    var isAnnouncementUnderWay = false

    struct WeakObserver {
        weak var observer: (any ManagedContextObserver)?
    }

    /// Creates a context without objects. It gets those of its parent or coordinator.
    public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
        concurrencyType = type
        queue = type == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "CoreData context")
        super.init()
        if type == .privateQueueConcurrencyType { queue.setSpecific(key: Self.owner, value: ObjectIdentifier(self)) }
    }

    /// Creates a context without objects. It gets those of its parent or coordinator.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type.type)
    }

    static let owner = DispatchSpecificKey<ObjectIdentifier>()

    /// The context that this one reads from and saves into; `nil` if it has a coordinator.
    open var parent: NSManagedObjectContext? {
        willSet { leaveSource() }
        didSet { parent?.followers.add(self) }
    }

    /// The coordinator that this context reads from and saves into. A context with a parent has that of the parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            leaveSource()
            coordinator = newValue
            newValue?.followers.add(self)
        }
    }

    private var coordinator: NSPersistentStoreCoordinator?

    var source: (any ManagedSource)? { parent ?? coordinator }
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    private func leaveSource() { source?.followers.remove(self) }

    /// Whether the objects of the context follow when another context is saved into its parent or coordinator.
    ///
    /// A value that has changed in both keeps the value of this context.
    open var automaticallyMergesChangesFromParent = false
    /// Decides a save with two objects that have the same values, although the model allows only one such object: the
    /// save fails, or one object takes the values of the other. If two contexts have changed the same value, the one that
    /// is saved last stays, under every policy.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The value is kept, but has no effect: changes of objects cannot be undone.
    open var undoManager: UndoManager?
    /// The name; it has no effect.
    open var name: String?
    /// The author; it has no effect, because there is no history.
    open var transactionAuthor: String?
    /// The value is kept, but has no effect: deleted objects keep their values.
    open var shouldDeleteInaccessibleFaults = true
    /// The value is kept, but has no effect: a context keeps all objects that it knows.
    open var retainsRegisteredObjects = false
    /// The value is kept, but has no effect: all values are in memory.
    open var stalenessInterval: TimeInterval = -1
    /// The value is kept, but has no effect.
    open var userInfo = NSMutableDictionary()

    // MARK: - Changes

    /// Whether there are changes that have not been saved.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    /// The objects that have been inserted since the context was saved.
    open var insertedObjects: Set<NSManagedObject> { objects(inserted) }
    /// The objects with values that have changed since the context was saved.
    open var updatedObjects: Set<NSManagedObject> { objects(updated) }
    /// The objects that have been deleted since the context was saved.
    open var deletedObjects: Set<NSManagedObject> { objects(deleted) }
    /// The objects that the context knows: those that have been fetched or inserted.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

    private func objects(_ identities: some Sequence<NSManagedObjectID>) -> Set<NSManagedObject> {
        Set(identities.compactMap { registered[$0] })
    }

    /// Inserts an object. An object that has been inserted before is left as it is.
    open func insert(_ object: NSManagedObject) {
        guard object.context == nil else { return }
        object.context = self
        object.isDeleted = false
        object.isInserted = true
        registered[object.objectID] = object
        inserted.append(object.objectID)
        for other in object.loose.values { insert(other) }
        object.loose = [:]
        object.awakeFromInsert()
        noteMembership(object, \.inserted)
    }

    /// Deletes an object, and others as the rules of its relationships say.
    open func delete(_ object: NSManagedObject) {
        guard object.context === self, !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        let together = object.leaveRelated()
        updated.remove(object.objectID)
        if object.isInserted {
            forget(object)
        } else {
            deleted.insert(object.objectID)
        }
        for other in together { delete(other) }
        object.objectWillChange.send()
        noteMembership(object, \.deleted)
    }

    /// Takes an object out of the context.
    func forget(_ object: NSManagedObject) { forget([object]) }

    /// Takes objects out of the context.
    func forget(_ objects: [NSManagedObject]) {
        let identities = Set(objects.map(\.objectID))
        inserted.removeAll(where: identities.contains)
        updated.subtract(identities)
        for object in objects {
            registered[object.objectID] = nil
            object.context = nil
            object.isInserted = false
            object.changedKeys = []
        }
    }

    /// Notes a change of an object's values.
    func noteChange(of object: NSManagedObject) {
        guard registered[object.objectID] === object, !object.isDeleted else { return }
        if !object.isInserted { updated.insert(object.objectID) }
        notify([object.objectID.entityName], isMembership: false)
        pending.updated.insert(object)
        announceSoon()
    }

    private func noteMembership(
        _ object: NSManagedObject, _ kind: WritableKeyPath<PendingChanges, Set<NSManagedObject>>
    ) {
        notify([object.objectID.entityName], isMembership: true)
        pending[keyPath: kind].insert(object)
        announceSoon()
    }

    // MARK: - Observers

    func add(_ observer: any ManagedContextObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    func notify(_ entities: Set<String>, isMembership: Bool) {
        for observer in observers.compactMap(\.observer) {
            observer.objectsDidChange(entities, isMembership: isMembership)
        }
    }
}
