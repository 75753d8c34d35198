import Foundation

/// Tells what happens to the objects of a controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before the objects of the controller change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called after the objects of the controller, or their values, have changed; once for the changes of a moment.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that has come, gone, moved or changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
}

/// A change of an object of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It has come.
    case insert = 1
    /// It has gone.
    case delete = 2
    /// It has another place.
    case move = 3
    /// A value has changed.
    case update = 4
}

/// A section of a controller.
public protocol NSFetchedResultsSectionInfo {
    /// The value that the objects of the section have in common, as a text.
    var name: String { get }
    /// The title of the section in an index, which is its name.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Keeps the objects of a request, and tells its delegate when they change.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    private let core: FetchedResultsCore

    /// Creates a controller without objects.
    ///
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - managedObjectContext: the context.
    ///   - sectionNameKeyPath: the path of the values that divide the objects into sections; `nil` for one section.
    ///   - cacheName: has no effect.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) {
        self.fetchRequest = fetchRequest
        core = FetchedResultsCore(fetchRequest.copy(as: NSManagedObject.self), context, sectionNameKeyPath)
    }

    /// Creates another face of a controller.
    init(core: FetchedResultsCore) {
        fetchRequest = core.request.copy(as: ResultType.self)
        self.core = core
    }

    /// The context.
    public var managedObjectContext: NSManagedObjectContext { core.context }
    /// The path of the values that divide the objects into sections.
    public var sectionNameKeyPath: String? { core.sectionPath }

    /// The object that is told of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Fetches the objects, and follows them from now on. The request's condition and order are read anew.
    open func performFetch() throws {
        core.fetch(fetchRequest.copy(as: NSManagedObject.self))
    }

    /// The objects; `nil` before they have been fetched.
    open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

    /// The sections; `nil` before the objects have been fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }

    /// Returns the object at a section and row.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.sections?[indexPath[0]].members[indexPath[1]] as? ResultType else {
            fatalError("There is no object at \(indexPath).")
        }
        return object
    }

    /// Returns the section and row of an object; `nil` if it is not one of the controller.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { FetchedResultsCore.place(of: $0, in: core.sections ?? []) }
    }

    /// Returns whether two controllers are the same. The one that a delegate receives is equal to the one that it
    /// belongs to.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any FetchedResultsFace)?.face === core
    }

    /// The hash value.
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller with any kind of results.
private protocol FetchedResultsFace {
    var face: FetchedResultsCore { get }
}

extension NSFetchedResultsController: FetchedResultsFace {
    fileprivate var face: FetchedResultsCore { core }
}

/// The objects of a controller, whatever the type of its results.
final class FetchedResultsCore: @unchecked Sendable {
    // It is used only on the queue of its context.
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject]

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    private(set) var request: NSFetchRequest<NSManagedObject>
    let context: NSManagedObjectContext
    let sectionPath: String?
    private(set) var objects: [NSManagedObject]?
    private(set) var sections: [Section]?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?

    init(_ request: NSFetchRequest<NSManagedObject>, _ context: NSManagedObjectContext, _ sectionPath: String?) {
        self.request = request
        self.context = context
        self.sectionPath = sectionPath
    }

    func fetch(_ request: NSFetchRequest<NSManagedObject>) {
        self.request = request
        context.add(self)
        use(context.found(by: request))
    }

    private func use(_ found: [NSManagedObject]) {
        objects = found
        guard let sectionPath else {
            sections = [Section(name: "", members: found)]
            return
        }
        var sections: [Section] = []
        for object in found {
            let name = object.value(forKeyPath: sectionPath).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(Section(name: name, members: [object]))
            }
        }
        self.sections = sections
    }

    static func place(of object: NSManagedObject, in sections: [Section]) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.members.firstIndex(of: object) { return IndexPath(indexes: [number, row]) }
        }
        return nil
    }
}

extension FetchedResultsCore: PendingChangesObserver {
    func objectsDidChange(_ entities: Set<String>, isMembership: Bool) {}

    func objectsDidChange(_ changes: PendingChanges) {
        guard let old = objects else { return }
        let found = context.found(by: request)
        let (before, after) = (Set(old), Set(found))
        let updated = changes.updated.intersection(after).intersection(before)
        guard found != old || !updated.isEmpty else { return }
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(core: self)
        delegate?.controllerWillChangeContent(controller)
        let oldSections = sections ?? []
        use(found)
        let newSections = sections ?? []
        for object in old where !after.contains(object) {
            delegate?.controller(
                controller, didChange: object, at: Self.place(of: object, in: oldSections), for: .delete,
                newIndexPath: nil)
        }
        for object in found where !before.contains(object) {
            delegate?.controller(
                controller, didChange: object, at: nil, for: .insert,
                newIndexPath: Self.place(of: object, in: newSections))
        }
        for object in found where updated.contains(object) {
            let (from, to) = (Self.place(of: object, in: oldSections), Self.place(of: object, in: newSections))
            // Others that come or go move an object too, but that is no change of its own.
            let isMoved =
                old.filter(after.contains).firstIndex(of: object)
                != found.filter(before.contains).firstIndex(of: object)
            delegate?.controller(
                controller, didChange: object, at: from, for: isMoved ? .move : .update, newIndexPath: to)
        }
        delegate?.controllerDidChangeContent(controller)
    }
}
