import CursesUITerminal

/// A clock that a test advances.
@MainActor
final class ManualClock: TerminalClock {
    private var now = Duration.zero
    private var waiting: [(due: Duration, work: @MainActor @Sendable () -> Void)] = []

    /// The number of pending work items.
    var pendingCount: Int { waiting.count }

    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        waiting.append((now + delay, work))
    }

    /// Advances the time, and runs the work that becomes due.
    func advance(by duration: Duration) {
        now += duration
        let due = waiting.filter { $0.due <= now }
        waiting.removeAll { $0.due <= now }
        for entry in due { entry.work() }
    }
}
