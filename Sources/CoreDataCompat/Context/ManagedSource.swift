import Foundation

/// The source of a context, into which it also saves: a coordinator or a parent context.
protocol ManagedSource: AnyObject {
    /// The contexts that read from this.
    var followers: ManagedFollowers { get }
    /// The identities of the objects of entities, in the order in which they were inserted.
    func identities(of entities: [String]) -> [NSManagedObjectID]
    /// The values of an object; `nil` if there is none.
    func values(of identity: NSManagedObjectID) -> ManagedValues?
    /// Takes the changes of a context.
    func commit(_ changes: ManagedChanges) throws
}

/// Changes of objects.
struct ManagedChanges: @unchecked Sendable {
    // The values of attributes are not changed once an object has them.
    var inserted: [(identity: NSManagedObjectID, values: ManagedValues)] = []
    var updated: [(identity: NSManagedObjectID, keys: Set<String>, values: ManagedValues)] = []
    var deleted: [NSManagedObjectID] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Contexts that are told of changes.
final class ManagedFollowers: @unchecked Sendable {
    // `list` is accessed only while `lock` is held.
    private struct Follower {
        weak var context: NSManagedObjectContext?
    }

    private let lock = NSLock()
    private var list: [Follower] = []

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            list.removeAll { $0.context == nil || $0.context === context }
            list.append(Follower(context: context))
        }
    }

    func remove(_ context: NSManagedObjectContext) {
        lock.withLock { list.removeAll { $0.context == nil || $0.context === context } }
    }

    var all: [NSManagedObjectContext] { lock.withLock { list.compactMap(\.context) } }

    /// Tells all contexts but one.
    func merge(_ changes: ManagedChanges, from origin: NSManagedObjectContext?, always: Bool = false) {
        for context in all where context !== origin && (always || context.automaticallyMergesChangesFromParent) {
            context.onQueue { $0.merge(changes) }
        }
    }
}

/// An object that is notified when the objects of a context change.
protocol ManagedContextObserver: AnyObject, Sendable {
    /// Called on the queue of the context.
    ///
    /// - Parameters:
    ///   - entities: the names of the entities of the objects.
    ///   - isMembership: whether objects have been inserted or deleted, rather than a value changed.
    func objectsDidChange(_ entities: Set<String>, isMembership: Bool)
}
