import CursesUITerminal

/// A clock that a test moves.
@MainActor
final class ManualClock: TerminalClock {
    private var now = Duration.zero
    private var waiting: [(due: Duration, work: @MainActor @Sendable () -> Void)] = []

    /// How many pieces of work wait for their time.
    var pendingCount: Int { waiting.count }

    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        waiting.append((now + delay, work))
    }

    /// Moves on, and runs the work that is due by then.
    func advance(by duration: Duration) {
        now += duration
        let due = waiting.filter { $0.due <= now }
        waiting.removeAll { $0.due <= now }
        for entry in due { entry.work() }
    }
}
