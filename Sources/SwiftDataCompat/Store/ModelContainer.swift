import CursesUIStorage
import Foundation
import Synchronization

/// Keeps models in a file, or in memory.
///
/// The file is JSON. All models of a container are in memory, and all of its contexts have the same ones: it suits the
/// thousands of models of an app, not the millions of a database.
public final class ModelContainer: Sendable {
    /// The classes of the models.
    public let schema: Schema
    /// Where the models are.
    public let configurations: Set<ModelConfiguration>
    let store: ModelStore

    private struct WeakStore {
        weak let store: ModelStore?
    }

    /// The stores by file, so that two containers of the same file have the same models.
    private static let stores = Mutex<[URL: WeakStore]>([:])

    /// Creates a container for the models of a schema.
    ///
    /// - Throws: an error if the file cannot be read or is not one of a store. The file is left as it is.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        let configuration = configurations.first ?? ModelConfiguration()
        self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
        guard !configuration.isStoredInMemoryOnly else {
            store = try ModelStore(schema.types, file: nil)
            return
        }
        let url = configuration.url.standardizedFileURL
        store = try Self.stores.withLock { stores in
            if let store = stores[url]?.store { return store }
            let store = try ModelStore(schema.types, file: ModelFile(url: url))
            store.isAutosaveEnabled = configuration.allowsSave
            store.allowsSave = configuration.allowsSave
            stores[url] = WeakStore(store: store)
            return store
        }
    }

    /// Creates a container that shares the models of an existing container.
    init(store: ModelStore) {
        schema = Schema(store.types)
        configurations = []
        self.store = store
    }

    /// Creates a container for the models of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container for the models of classes, and of those that they refer to.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context for views.
    @MainActor @preconcurrency
    public var mainContext: ModelContext { ModelContext(self) }

    /// Deletes all models.
    public func deleteAllData() { store.deleteAll() }
}
