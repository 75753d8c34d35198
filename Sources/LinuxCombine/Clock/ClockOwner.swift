/// The context that uses the clock: a task, or the main thread outside of any task.
struct ClockOwner: Hashable, Sendable {
    /// The task's identity; `nil` for the main thread.
    private let task: Int?

    /// The owner of the running code; `nil` on a secondary thread outside of any task.
    static var current: ClockOwner? {
        if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) {
            return ClockOwner(task: task)
        }
        return MainQueue.isCurrent ? ClockOwner(task: nil) : nil
    }
}
