import CursesUI
import Foundation

private struct ModelContextKey: EnvironmentKey {
    /// Models that are lost when the app ends, for views without a container.
    static var defaultValue: ModelContext {
        guard
            let container = try? ModelContainer(
                for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        else { fatalError("A container in memory cannot be created.") }
        return ModelContext(container)
    }
}

extension EnvironmentValues {
    /// The context for the models of the view.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Creates the container of a view once.
@MainActor
private struct ModelContainerReader<Content: View>: View {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    let content: Content
    @State private var holder = Holder()

    final class Holder {
        var container: ModelContainer?
    }

    private var container: ModelContainer {
        if let container = holder.container { return container }
        let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
        do {
            let container = try ModelContainer(for: Schema(types), configurations: configuration)
            container.store.isAutosaveEnabled = isAutosaveEnabled
            holder.container = container
            onSetup(.success(container))
            return container
        } catch {
            onSetup(.failure(error))
            fatalError("The container of the models cannot be created: \(error)")
        }
    }

    var body: some View { content.environment(\.modelContext, container.mainContext) }
}

extension View {
    /// Provides a context to the view.
    nonisolated public func modelContext(_ context: ModelContext) -> some View {
        environment(\.modelContext, context)
    }

    /// Provides a container's context to the view.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, ModelContext(container))
    }

    /// Creates a container, and provides its context to the view.
    ///
    /// - Parameters:
    ///   - type: the class of the models. The classes that it refers to are included.
    ///   - inMemory: whether the models are lost when the app ends.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - isUndoEnabled: has no effect: changes of models cannot be undone.
    ///   - onSetup: receives the container.
    @MainActor @preconcurrency
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Creates a container, and provides its context to the view.
    ///
    /// - Parameters:
    ///   - types: the classes of the models. The classes that they refer to are included.
    ///   - inMemory: whether the models are lost when the app ends.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - isUndoEnabled: has no effect: changes of models cannot be undone.
    ///   - onSetup: receives the container.
    @MainActor @preconcurrency
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        ModelContainerReader(
            types: types, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup, content: self)
    }
}

extension Scene {
    /// Provides a context to the views of the scene.
    @MainActor @preconcurrency
    public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }

    /// Provides a container's context to the views of the scene.
    @MainActor @preconcurrency
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Creates a container, and provides its context to the views of the scene.
    ///
    /// - Parameters:
    ///   - type: the class of the models. The classes that it refers to are included.
    ///   - inMemory: whether the models are lost when the app ends.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - isUndoEnabled: has no effect: changes of models cannot be undone.
    ///   - onSetup: receives the container.
    @MainActor @preconcurrency
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Creates a container, and provides its context to the views of the scene.
    ///
    /// - Parameters:
    ///   - types: the classes of the models. The classes that they refer to are included.
    ///   - inMemory: whether the models are lost when the app ends.
    ///   - isAutosaveEnabled: whether changes are saved by themselves.
    ///   - isUndoEnabled: has no effect: changes of models cannot be undone.
    ///   - onSetup: receives the container.
    @MainActor @preconcurrency
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modified { view in
            AnyView(
                view.modelContainer(
                    for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
                    onSetup: onSetup))
        }
    }
}
