import CursesUI
import Foundation

/// The key of new objects in a notification's information.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in a notification's information.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a notification's information.
public let NSDeletedObjectsKey = "deleted"
/// The key of refreshed objects in a notification's information; no notification has it.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identities of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Posted after a context has been saved, with sets of the objects.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted after objects of a context have changed, with sets of the objects; once for the changes of a moment.
    public static let NSManagedObjectContextObjectsDidChange =
        Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// Never posted: no other program changes the file.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// The changes of a context that have not been announced.
struct PendingChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension NSManagedObjectContext {
    /// Posted before a context is saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Posted after a context has been saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Posted after objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

    /// Announces the changes now, rather than soon.
    public func processPendingChanges() { announce() }

    /// Announces the changes of this moment, once for all of them.
    func announceSoon() {
        guard !isAnnouncementUnderWay else { return }
        isAnnouncementUnderWay = true
        guard concurrencyType == .mainQueueConcurrencyType else {
            queue.async { [weak self] in self?.announce() }
            return
        }
        MainThread.async(after: 0) { [weak self] in self?.announce() }
    }

    func announce() {
        isAnnouncementUnderWay = false
        guard !pending.isEmpty else { return }
        var changes = pending
        pending = PendingChanges()
        changes.updated.subtract(changes.inserted.union(changes.deleted))
        for observer in observers.compactMap({ $0.observer as? any PendingChangesObserver }) {
            observer.objectsDidChange(changes)
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [
                NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
                NSDeletedObjectsKey: changes.deleted,
            ])
    }
}

/// An object that is notified of the changes of a moment, once for all of them.
protocol PendingChangesObserver: ManagedContextObserver {
    /// Called on the queue of the context.
    func objectsDidChange(_ changes: PendingChanges)
}
