import CursesUI
import Foundation

/// Inserts, deletes and finds the models of a container.
public final class ModelContext: Equatable {
    let store: ModelStore
    /// The container.
    public let container: ModelContainer

    /// Creates a context of a container. All contexts of a container have the same models.
    public init(_ container: ModelContainer) {
        store = container.store
        self.container = container
    }

    init(store: ModelStore) {
        self.store = store
        container = ModelContainer(store: store)
    }

    /// Returns whether two contexts have the same models.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs.store === rhs.store }

    // MARK: - Changes

    /// Inserts a model, and the models that it refers to.
    public func insert<T: PersistentModel>(_ model: T) { store.insert(model) }

    /// Deletes a model.
    public func delete<T: PersistentModel>(_ model: T) { store.delete(model) }

    /// Deletes the models of a class that fulfil a condition.
    public func delete<T: PersistentModel>(
        model type: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { store.delete(model) }
    }

    /// Runs changes, and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    // MARK: - Saving

    /// Writes all models to the container's file.
    public func save() throws { try store.save() }

    /// Goes back to the values that were saved last.
    public func rollback() { store.rollback() }

    /// Whether there are changes that have not been saved.
    public var hasChanges: Bool { store.hasChanges }

    /// Whether changes are saved by themselves, which happens soon after them. It is one setting for all contexts of a
    /// container.
    public var autosaveEnabled: Bool {
        get { store.isAutosaveEnabled }
        set { store.isAutosaveEnabled = newValue }
    }

    /// The value is kept, but has no effect: changes of models cannot be undone.
    public var undoManager: UndoManager?

    /// Has no effect: there are no pending changes to process.
    public func processPendingChanges() {}

    // MARK: - Models

    /// Returns the models that a descriptor describes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var models = store.models(of: Entity.of(T.self)).compactMap { $0 as? T }
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { models.removeFirst(min(max(offset, 0), models.count)) }
        if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
        return models
    }

    /// Returns the number of the models that a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the identities of the models that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Runs a closure for each model that a descriptor describes.
    public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    /// Returns the model with an identity. A program that asks for a model that does not exist ends.
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let model = store.model(for: id) else {
            fatalError("There is no model \(id.entityName) of this identity.")
        }
        return model
    }

    /// Returns the model with an identity; `nil` if there is none.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? { store.model(for: id) as? T }
}
