import CursesUISupport
import Foundation

/// Keeps the objects of a data model in a file, or in memory.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // `persistentStoreDescriptions` is set up before the container is used, all else is constant.
    /// The name, which is that of the file.
    public let name: String
    /// The context for views, on the main queue.
    public let viewContext: NSManagedObjectContext
    /// The coordinator of all contexts.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// Where the objects are. Without a change, it is `NAME.coredata` in the app's folder in `~/.local/share`.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The data model.
    public var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    /// Creates a container with a data model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).coredata")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Creates a container with the data model of its name, which `cursesui` puts beside the program. Without such a
    /// model, it has the entities of all models of the program.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: ProgramModels.all[name] ?? ProgramModels.merged)
    }

    /// Returns the folder of the file: the app's folder in `~/.local/share`.
    open class func defaultDirectoryURL() -> URL { AppFolder.url }

    /// Reads the file.
    ///
    /// - Parameter block: receives the description of the store, and an error if the file cannot be read or is not one
    ///   of a store. The file is left as it is then, and contexts cannot be saved. It is called at once.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            do {
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url)
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
    }

    /// Returns a new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with a new context on the context's queue, later.
    @preconcurrency
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a new context on the context's queue, and waits for its end.
    ///
    /// - Returns: the result of the closure.
    /// - Throws: the error of the closure.
    @preconcurrency
    nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose objects are in the cloud; here they are only on this machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Has no effect: there is no cloud.
    open func initializeCloudKitSchema() throws {}
}
