/// An actor with the models of a container. The macro `@ModelActor` makes one.
///
/// The actor runs on the main thread: all contexts of a container have the same models, which views read there.
public protocol ModelActor: Actor {
    /// The container of the models.
    nonisolated var modelContainer: ModelContainer { get }

    /// Runs the code of the actor.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the actor.
    nonisolated public var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            return MainActor.sharedUnownedExecutor
        }
        return executor.asUnownedSerialExecutor()
    }

    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the model with an identity; `nil` if there is none of the class.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}

/// Runs code with a context.
public protocol ModelExecutor: Executor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Runs code with a context, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the code of a model actor on the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // The context is a constant, and its store has a lock.

    /// The context.
    public let modelContext: ModelContext

    /// Creates an executor for a context.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }

    /// Runs a job on the main thread.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Task { @MainActor in job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }

    /// The executor of the main thread.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}
