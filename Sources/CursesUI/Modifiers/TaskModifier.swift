/// Runs an asynchronous action while the view is on a visible screen.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TaskModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TaskModifier>> {
        TaskNode(view, in: context)
    }
}

final class TaskNode<Content: View, ID: Equatable>: ModifierNode<Content, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isStarting = false

    override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, in context: NodeContext) {
        super.init(view, in: context)
        start()
    }

    override func modifierDidChange(from old: TaskModifier<ID>) {
        if old.id != modifier.id { start() }
    }

    override func presenceDidChange() {
        if isPresent { start() } else { cancel() }
    }

    override func willRemove() {
        cancel()
    }

    private func cancel() {
        task?.cancel()
        task = nil
    }

    private func start() {
        cancel()
        guard isPresent, !isStarting else { return }
        isStarting = true
        graph.afterUpdate(.appear) { [weak self] in
            guard let self else { return }
            self.isStarting = false
            guard !self.isRemoved, self.isPresent else { return }
            let action = self.modifier.action
            self.task = Task(priority: self.modifier.priority) {
                // A different id, or a screen above, may come before the work begins.
                guard !Task.isCancelled else { return }
                await action()
            }
        }
    }
}

extension View {
    /// Runs an asynchronous action when the view appears. The action is cancelled when the view is removed or its
    /// screen is covered, and it runs again when the screen is visible again.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous action when the view appears and whenever the id changes, which cancels the previous
    /// action.
    nonisolated public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: priority, action: action))
    }
}
