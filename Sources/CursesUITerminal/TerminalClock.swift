import Dispatch

/// The clock by which a terminal decides that no more bytes of a sequence will come.
@MainActor
public protocol TerminalClock {
    /// Runs work once, on the main actor, when some time has passed.
    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void)
}

/// The time of the machine.
public struct SystemClock: TerminalClock {
    /// Creates the clock.
    public nonisolated init() {}

    public func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) {
            MainActor.assumeIsolated(work)
        }
    }
}
