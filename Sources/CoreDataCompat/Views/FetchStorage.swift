import CursesUI
import Foundation

/// The objects of a request in a view.
final class FetchStorage<Result: NSManagedObject>: @unchecked Sendable, Observable {
    // `isStale` is accessed only while `lock` is held, all else only on the main actor.
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var isStale = true
    private var context: NSManagedObjectContext?
    private var request: NSFetchRequest<Result>?
    /// The names of the entity and its subentities.
    private var entities: Set<String> = []
    private var found: [Result] = []
    /// The condition and the order that the view has set. They replace those of the request.
    private var ownPredicate: NSPredicate??
    private var ownOrder: [NSSortDescriptor]?
    var ownSwiftOrder: [SortDescriptor<Result>]?

    /// Fetches the objects if something has changed.
    ///
    /// It is called before the body of the view is evaluated. Until then, the results stay the same, so that an action
    /// that deletes the objects at some indices finds each at its index.
    func use(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>) {
        if self.context !== context || self.request !== request {
            if self.context !== context { context.add(self) }
            self.context = context
            self.request = request
            entities = Set(request.entity(in: context)?.names ?? [])
            lock.withLock { self.isStale = true }
        }
        let isStale = lock.withLock {
            defer { self.isStale = false }
            return self.isStale
        }
        guard isStale else { return }
        let current = request.copy(as: Result.self)
        current.predicate = predicate
        current.sortDescriptors = order
        found = context.found(by: current).compactMap { $0 as? Result }
    }

    var predicate: NSPredicate? { ownPredicate ?? request?.predicate }
    var order: [NSSortDescriptor] { ownOrder ?? request?.sortDescriptors ?? [] }

    func change(predicate: NSPredicate?) {
        ownPredicate = .some(predicate)
        invalidate()
    }

    func change(order: [NSSortDescriptor], _ swiftOrder: [SortDescriptor<Result>]? = nil) {
        ownOrder = order
        ownSwiftOrder = swiftOrder
        invalidate()
    }

    var objects: [Result] {
        registrar.access(self, keyPath: \.objects)
        return found
    }

    private func invalidate() {
        let isFirst = lock.withLock {
            defer { isStale = true }
            return !isStale
        }
        guard isFirst else { return }
        MainThread.run { self.registrar.withMutation(of: self, keyPath: \.objects) {} }
    }
}

extension FetchStorage: ManagedContextObserver {
    func objectsDidChange(_ entities: Set<String>, isMembership: Bool) {
        // The condition and the order may ask for values of related objects.
        let isOwn = !self.entities.isDisjoint(with: entities)
        guard isMembership && isOwn || predicate != nil || !isMembership && !order.isEmpty else { return }
        invalidate()
    }
}
